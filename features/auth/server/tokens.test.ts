import { jwtVerify, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { accessTokenMs } from '../rules/session-limits.ts'
import { createTokens } from './tokens.ts'

const nowMs = Date.parse('2026-11-20T06:00:00Z')
const facts = {
  sessionId: 'a1',
  sessionNumber: 7,
  use: 'access',
  email: 'sita@ltu.example',
  clientId: 1_000_000,
  userId: 1_000_007,
  language: 'en_US',
} as const
const secret = 'k'.repeat(64)
const tokens = createTokens(secret)

it('a token says its session until its last second, however often it was read before', async () => {
  const token = await tokens.sign(facts, nowMs)
  const end = nowMs + accessTokenMs
  for (const atMs of [nowMs, nowMs + 1_000, end - 1])
    expect(tokens.read(token, atMs)).toEqual({
      sessionId: 'a1',
      use: 'access',
      expiresMs: end,
    })
  expect(tokens.read(token, end)).toBeNull()
  expect(createTokens(secret).read(token, end)).toBeNull()
})

it('a token that was read lends nothing to one that was changed, or signed with another key', async () => {
  const token = await tokens.sign(facts, nowMs)
  tokens.read(token, nowMs)
  const [head, body = '', signature] = token.split('.')
  const forged = { ...JSON.parse(atob(body)), sid: 'b2' }
  const changed = [head, btoa(JSON.stringify(forged)).replaceAll('=', ''), signature].join('.')
  expect(tokens.read(changed, nowMs)).toBeNull()
  expect(createTokens('l'.repeat(64)).read(token, nowMs)).toBeNull()
})

it('is a token by the standard, which any library reads', async () => {
  const token = await tokens.sign(facts, nowMs)
  const key = new TextEncoder().encode(secret)
  const { payload } = await jwtVerify(token, key, { currentDate: new Date(nowMs) })
  expect(payload).toMatchObject({ iss: 'idempiere.org', aud: 'access', sid: 'a1' })
})

it('an access token is read only with our header, issuer, use and spelling, even if its signature is valid', async () => {
  const key = new TextEncoder().encode(secret)
  const good = { iss: 'idempiere.org', sub: 'a', aud: 'access', sid: 'a1', exp: nowMs / 1000 + 60 }
  const header = { alg: 'HS512', kid: 'idempiere', typ: 'JWT' }
  const sign = (claims: object, head = header) =>
    new SignJWT({ ...claims }).setProtectedHeader(head).sign(key)
  expect(tokens.read(await sign(good), nowMs)).toMatchObject({ sessionId: 'a1' })
  for (const wrong of [
    await sign(good, { ...header, alg: 'HS256' }),
    await sign(good, { ...header, kid: 'another' }),
    await sign({ ...good, iss: 'another' }),
    await sign({ ...good, aud: 'reset' }),
    await sign({ ...good, aud: ['access'] }),
    await sign({ ...good, sid: 7 }),
    await sign({ ...good, exp: undefined }),
    `${await sign(good)}=`,
    `${await sign(good)}.x`,
    `${(await sign(good)).slice(0, -1)}ü`,
    (await sign(good)).replace(/[^.]*$/, ''),
    '',
    'a.b.c',
  ])
    expect(tokens.read(wrong, nowMs)).toBeNull()
})
