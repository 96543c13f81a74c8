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
const tokens = createTokens('k'.repeat(64))

it('a token says its session until its last second, however often it was read before', async () => {
  const token = await tokens.sign(facts, nowMs)
  const end = nowMs + accessTokenMs
  for (const atMs of [nowMs, nowMs + 1_000, end - 1])
    expect(await tokens.read(token, atMs)).toEqual({
      sessionId: 'a1',
      use: 'access',
      expiresMs: end,
    })
  expect(await tokens.read(token, end)).toBeNull()
  expect(await createTokens('k'.repeat(64)).read(token, end)).toBeNull()
})

it('a token that was read lends nothing to one that was changed, or signed with another key', async () => {
  const token = await tokens.sign(facts, nowMs)
  await tokens.read(token, nowMs)
  const [head, body = '', signature] = token.split('.')
  const forged = { ...JSON.parse(atob(body)), sid: 'b2' }
  const changed = [head, btoa(JSON.stringify(forged)).replaceAll('=', ''), signature].join('.')
  expect(await tokens.read(changed, nowMs)).toBeNull()
  expect(await createTokens('l'.repeat(64)).read(token, nowMs)).toBeNull()
})
