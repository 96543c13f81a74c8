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

async function font(portalFolder: string) {
  const at = await testServer({ portalFolder })
  onTestFinished(() => at.close())
  return at.app.inject({ url: checkFontPath })
}

it('the check page brings its own Devanagari font from the built portal', async () => {
  const answer = await font(folder)
  expect([answer.statusCode, answer.body]).toEqual([200, 'wOF2 regular'])
  expect(answer.headers['content-type']).toBe('font/woff2')
})

it('the check page is drawn in the font of the phone where there is no built portal', async () => {
  expect((await font('no-portal')).statusCode).toBe(404)
})
