import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import {
  literal,
  type InferOutput,
  maxLength,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import type { Captcha, CaptchaOutcome, UseOnce } from './captcha.ts'

/** Measured: 20–40 k SHA-256 rounds take 0.08 s on a server, about a second on a cheap phone (reference/nepal.md §8). */
const leastWork = 20_000
const mostWork = 40_000
const lifetimeMs = 10 * 60_000
const longestToken = 4_096

const hex = pipe(string(), maxLength(128), regex(/^[0-9a-f]+$/))
const solved = object({
  challenge: object({
    parameters: object({
      algorithm: literal('SHA-256'),
      cost: literal(1),
      data: object({ expiresAtMs: number() }),
      keyLength: literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: object({ counter: number(), derivedKey: hex }),
})

/**
 * The embedded captcha: the browser searches a number whose hash matches. `hmacKey` is a secret of at least 32
 * characters, shared by all processes. The token is the JSON (or its base64) of `{ challenge, solution }`.
 * The expiry travels in the signed `data`, not in the library's own field, so that it obeys the server's clock.
 */
export function proofOfWork(settings: {
  readonly hmacKey: string
  readonly nowMs: () => number
  readonly useOnce: UseOnce
}): Captcha {
  const { hmacKey, nowMs, useOnce } = settings
  const keys = { hmacSignatureSecret: hmacKey, hmacKeySignatureSecret: `${hmacKey}:solution` }
  return {
    kind: 'pow',
    challenge: () =>
      createChallenge({
        ...keys,
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(leastWork, mostWork),
        data: { expiresAtMs: nowMs() + lifetimeMs },
        deriveKey,
      }),
    async verify(token, request): Promise<CaptchaOutcome> {
      const payload = findSolution(token)
      if (!payload) return 'failed'
      const { expiresAtMs } = payload.challenge.parameters.data
      const { verified } = await verifySolution({ ...payload, ...keys, deriveKey })
      if (!verified || expiresAtMs <= request.nowMs) return 'failed'
      const hash = createHash('sha256').update(payload.challenge.signature).digest('hex')
      return (await useOnce(hash, expiresAtMs)) ? 'passed' : 'failed'
    },
  }
}

function findSolution(token: string): InferOutput<typeof solved> | null {
  if (token.length > longestToken) return null
  const text = token.startsWith('{') ? token : Buffer.from(token, 'base64').toString('utf8')
  try {
    const { success, output } = safeParse(solved, JSON.parse(text))
    return success ? output : null
  } catch {
    return null // not JSON: the answer to a bad token is 'failed'
  }
}
