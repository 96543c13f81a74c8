import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { checkFontPath } from '#features/documents/server/check/check-html.ts'
import { testServer } from '#testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/mukta-devanagari-400-J_3H44mf.woff2'), 'wOF2 regular')
writeFileSync(join(folder, 'assets/mukta-devanagari-600-h4DDlZR_.woff2'), 'wOF2 bold')
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['brings its own Devanagari font from the built portal', folder, 200, 'wOF2 regular'],
  ['is drawn in the phone’s font where there is no built portal', 'no-portal', 404, ''],
])('the check page %s', async (_, portalFolder, status, body) => {
  const at = await testServer({ portalFolder })
  onTestFinished(() => at.close())
  const answer = await at.app.inject({ url: checkFontPath })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  if (status === 200) expect(answer.headers['content-type']).toBe('font/woff2')
})
