import { createHash } from 'node:crypto'
import { boolean, type InferOutput, object, optional, safeParse, string } from 'valibot'
import type { Captcha, CaptchaOutcome, UseOnce } from './captcha.ts'

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutMs = 3_000
const maxAgeMs = 120_000
const longestToken = 4_096
const longestAnswer = 65_536

/** Google's public test keys pass everybody (reference/nepal.md §8). */
const testKeys = [
  '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
]

const answered = object({
  success: boolean(),
  challenge_ts: optional(string()),
  hostname: optional(string()),
})

export type RecaptchaSettings = {
  readonly siteKey: string
  readonly secret: string
  /** The portal's own host name; solutions made on other sites fail. */
  readonly hostname: string
  readonly production: boolean
  readonly useOnce: UseOnce
  /** Another provider address, for tests. */
  readonly verifyUrl?: string
}

/** reCAPTCHA v2. Throws when production is set up with Google's test keys. */
export function recaptcha(settings: RecaptchaSettings): Captcha {
  const { siteKey, secret, hostname, production, useOnce } = settings
  if (production && (testKeys.includes(siteKey) || testKeys.includes(secret))) {
    throw new Error('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are the public test keys')
  }
  return {
    kind: 'recaptcha',
    siteKey,
    challenge: () => Promise.resolve(null),
    async verify(token, { remoteAddress, nowMs }): Promise<CaptchaOutcome> {
      if (!/^[\w.-]+$/.test(token) || token.length > longestToken) return 'failed'
      const form = new URLSearchParams({ secret, response: token, remoteip: remoteAddress })
      const answer = await ask(settings.verifyUrl ?? verifyUrl, form)
      if (answer === null) return 'unavailable'
      const ageMs = nowMs - Date.parse(answer.challenge_ts ?? '')
      const fresh = ageMs <= maxAgeMs && ageMs >= -maxAgeMs
      if (!answer.success || answer.hostname !== hostname || !fresh) return 'failed'
      const hash = createHash('sha256').update(token).digest('hex')
      return (await useOnce(hash, nowMs + 2 * maxAgeMs)) ? 'passed' : 'failed'
    },
  }
}

/** The provider's answer, or null when there is none that can be understood. */
async function ask(
  url: string,
  form: URLSearchParams,
): Promise<InferOutput<typeof answered> | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal })
    if (!response.ok) return null
    const text = await response.text()
    if (text.length > longestAnswer) return null
    const { success, output } = safeParse(answered, JSON.parse(text))
    return success ? output : null
  } catch {
    return null // refused, timed out or not JSON: reported as 'unavailable', never skipped
  }
}
