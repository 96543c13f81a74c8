import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

it('names the contact for security problems, for less than a year', async () => {
  const { status, headers, text } = await ask(at.app, { url: '/.well-known/security.txt' })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:security@example\.com\nExpires: /)
  expect(text).toContain('Canonical: http://portal.test/.well-known/security.txt\n')
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - at.clock.nowMs()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
