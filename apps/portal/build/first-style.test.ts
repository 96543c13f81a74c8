import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withFirstStyle } from './first-style.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, 'sheet.css'),
  [
    '@font-face{font-family:Mukta;src:url(/mukta.woff2)}',
    '@layer base,components;',
    '@layer components{.card{color:red}.table{color:blue}.later:focus{color:green}}',
    '[data-theme=dark]{--ink:#fff}',
    '.card:lang(ne){line-height:2}',
    '@media print{.card{color:#000}}',
  ].join(''),
)
const link = '<link rel="stylesheet" crossorigin href="/sheet.css">'
const drawn = '<p class="card"><!-- -->A &amp; B<svg viewBox="0 0 1 1"></svg></p><!--/$-->'
const page = (head: string, end: string) =>
  `<!doctype html><html><head><title>T</title>${head}</head><body><div id="root">${drawn}</div>${end}</body></html>`

describe('the style of what a page shows first', () => {
  it('stands in its head, the sheet at its end, and what was drawn stays letter by letter', async () => {
    const html = await withFirstStyle(page(link, ''), folder)
    const [, rules = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
    expect(html).toBe(page(`<style>${rules}</style>`, link))
    expect(rules).toContain('.card{color:red}')
    expect(rules).toContain('@font-face')
    expect(rules).toContain('@layer base,components;')
    expect(rules).toContain('data-theme')
    expect(rules).toContain(':lang(ne)')
    expect(rules).not.toContain('.table')
  })

  it('is not to be had of a page without a sheet', async () => {
    await expect(withFirstStyle(page('', ''), folder)).rejects.toThrow('no style sheet')
  })
})
