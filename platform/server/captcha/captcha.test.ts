import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Captcha, UseOnce } from './captcha.ts'
import { fakeCaptcha } from './fake-captcha.ts'
import { proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'

let now = Date.UTC(2026, 10, 20, 9)
const request = () => ({ remoteAddress: '127.0.0.1', nowMs: now })

function onceInMemory(): UseOnce {
  const used = new Map<string, number>()
  return async (hash, expiresAtMs) => {
    if ((used.get(hash) ?? 0) > now) return false
    used.set(hash, expiresAtMs)
    return true
  }
}

/** The provider's side of siteverify, on a real socket. */
type Provider = { answer: RequestListener; readonly forms: URLSearchParams[] }
const provider: Provider = { answer: () => {}, forms: [] }
const server = createServer((message, reply) => {
  let body = ''
  message.on('data', (chunk) => (body += chunk))
  message.on('end', () => {
    provider.forms.push(new URLSearchParams(body))
    provider.answer(message, reply)
  })
})
let address = ''
const says =
  (answer: unknown, status = 200): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
const good = () => ({
  success: true,
  hostname: 'portal.ltu.example',
  challenge_ts: new Date(now - 5_000).toISOString(),
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(9331, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 9)
  provider.answer = (message, reply) => {
    const known = /^(token|abc)/.test(provider.forms.at(-1)?.get('response') ?? '')
    says(known ? good() : { success: false })(message, reply)
  }
})

const hmacKey = 'a secret of at least thirty-two characters'
const aRecaptcha = (useOnce = onceInMemory()): Captcha =>
  recaptcha({
    siteKey: 'site',
    secret: 'secret',
    hostname: 'portal.ltu.example',
    production: false,
    useOnce,
    verifyUrl: address,
  })
const aProof = (useOnce = onceInMemory()): Captcha =>
  proofOfWork({ hmacKey, nowMs: () => now, useOnce })

async function solution(captcha: Captcha): Promise<string> {
  const challenge = (await captcha.challenge()) as Parameters<typeof solveChallenge>[0]['challenge']
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

let tokens = 0
const captchas: [string, () => { captcha: Captcha; solve: () => Promise<string> }][] = [
  [
    'proof of work',
    () => ({
      captcha: aProof(),
      solve() {
        return solution(this.captcha)
      },
    }),
  ],
  ['reCAPTCHA', () => ({ captcha: aRecaptcha(), solve: async () => `token-${++tokens}` })],
  [
    'fake',
    () => {
      const captcha = fakeCaptcha(onceInMemory())
      return { captcha, solve: async () => captcha.solve() }
    },
  ],
]

describe.each(captchas)('the %s captcha', (_name, make) => {
  it('passes a solution once, also of many at the same time', async () => {
    const made = make()
    const token = await made.solve()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => made.captcha.verify(token, request())),
    )
    expect(outcomes.filter((one) => one === 'passed')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'failed')).toHaveLength(49)
    expect(await made.captcha.verify(await made.solve(), request())).toBe('passed')
  })

  it('fails anything else, quietly', async () => {
    const { captcha } = make()
    for (const token of [
      '',
      ' ',
      '{}',
      'null',
      '{"challenge":1}',
      '🙂',
      '\0',
      'a\r\nb',
      '[['.repeat(9_000),
    ]) {
      expect(await captcha.verify(token, request())).toBe('failed')
    }
  })
})

describe('proof of work', () => {
  it('takes the base64 form too', async () => {
    const captcha = aProof()
    const token = Buffer.from(await solution(captcha)).toString('base64')
    expect(await captcha.verify(token, request())).toBe('passed')
  })

  it('expires after ten minutes of the server’s clock', async () => {
    const captcha = aProof()
    const token = await solution(captcha)
    now += 600_000
    expect(await captcha.verify(token, request())).toBe('failed')
    now -= 1
    expect(await captcha.verify(token, request())).toBe('passed')
  })

  it('fails when anything in it was changed or another key signed it', async () => {
    const captcha = aProof()
    const token = await solution(captcha)
    const other = proofOfWork({ hmacKey: 'another', nowMs: () => now, useOnce: onceInMemory() })
    expect(await other.verify(token, request())).toBe('failed')
    const changes: [string, RegExp, string][] = [
      ['expiry', /"expiresAtMs":\d+/, '"expiresAtMs":9999999999999'],
      ['prefix', /"keyPrefix":"[0-9a-f]+"/, '"keyPrefix":"00"'],
      ['counter', /"derivedKey":"[0-9a-f]+"/, `"derivedKey":"${'0'.repeat(64)}"`],
      ['signature', /"signature":"[0-9a-f]+"/, `"signature":"${'0'.repeat(64)}"`],
    ]
    for (const [what, from, to] of changes) {
      const changed = token.replace(from, to)
      expect(changed).not.toBe(token)
      expect([what, await captcha.verify(changed, request())]).toEqual([what, 'failed'])
    }
    expect(await captcha.verify(token, request())).toBe('passed')
  })
})

describe('reCAPTCHA', () => {
  it('sends secret, token and address', async () => {
    await aRecaptcha().verify('abc-1', request())
    expect(Object.fromEntries(provider.forms.at(-1) ?? [])).toEqual({
      secret: 'secret',
      response: 'abc-1',
      remoteip: '127.0.0.1',
    })
  })

  it.each([
    ['false', () => ({ ...good(), success: false })],
    ['another host', () => ({ ...good(), hostname: 'evil.example' })],
    ['no host', () => ({ ...good(), hostname: undefined })],
    ['121 s old', () => ({ ...good(), challenge_ts: new Date(now - 120_001).toISOString() })],
    ['no time', () => ({ success: true, hostname: 'portal.ltu.example' })],
  ])('fails on an answer with %s', async (_name, answer) => {
    provider.answer = says(answer())
    expect(await aRecaptcha().verify('abc', request())).toBe('failed')
  })

  it.each([
    ['500', says({}, 500)],
    ['HTML', says('<html>')],
    ['another shape', says({ success: 'true' })],
    ['an endless body', says('x'.repeat(70_000))],
    ['a redirect', (_, reply) => void reply.writeHead(302, { location: '/' }).end()],
    ['a cut connection', (message) => void message.socket.destroy()],
  ] as [string, RequestListener][])('is unavailable on %s', async (_name, answer) => {
    provider.answer = answer
    expect(await aRecaptcha().verify('abc', request())).toBe('unavailable')
  })

  it('is unavailable after three seconds of silence', async () => {
    provider.answer = () => {}
    const started = performance.now()
    expect(await aRecaptcha().verify('abc', request())).toBe('unavailable')
    expect(performance.now() - started).toBeGreaterThan(2_900)
    server.closeAllConnections()
  })

  it('refuses Google’s test keys in production', () => {
    const test = {
      siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
      secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
      hostname: 'portal.ltu.example',
      useOnce: onceInMemory(),
    }
    expect(() => recaptcha({ ...test, production: true })).toThrow(/RECAPTCHA_SITE_KEY/)
    expect(() => recaptcha({ ...test, siteKey: 'real', production: true })).toThrow('test keys')
    expect(recaptcha({ ...test, production: false }).siteKey).toBe(test.siteKey)
  })
})

describe('the fake captcha', () => {
  it('answers as scripted, then by token', async () => {
    const captcha = fakeCaptcha(onceInMemory())
    captcha.answerNext('unavailable', 'failed')
    const token = captcha.solve()
    expect(await captcha.verify(token, request())).toBe('unavailable')
    expect(await captcha.verify(token, request())).toBe('failed')
    expect(await captcha.verify(token, request())).toBe('passed')
  })
})
