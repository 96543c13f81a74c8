import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { jsonMark, nameMark } from '#features/institution/wire/institution-in-page.ts'
import { brandOf } from './brand.ts'
import { builtPages } from './built-pages.ts'
import { encodingFor } from './request/encodings.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'login.html'), `<p>${nameMark}</p><script>${jsonMark}</script>`)
writeFileSync(join(folder, 'app.html'), '<body></body>')
afterAll(() => rmSync(folder, { recursive: true }))

const aLogo = {
  id: 1,
  type: 'logo',
  person: '',
  from: day('2026-11-20'),
  until: null,
  content: new Uint8Array([1]),
  icon: new Uint8Array([2]),
  hash: '00112233445566ff',
}

describe('pages of a build', () => {
  it('say whose they are, in each encoding', () => {
    const name = 'Langtang University'
    const page = builtPages(folder, {
      name: { en: name, ne: 'लाङटाङ' },
      isSignUpOpen: true,
      isDemo: false,
      brand: null,
    }).get('login.html')
    const html = `<p>${name}</p><script>{"name":"${name}","nameNe":"लाङटाङ","isSignUpOpen":true}</script>`
    expect(page?.identity.toString()).toBe(html)
    expect(page && gunzipSync(page.gzip).toString()).toBe(html)
    expect(page && brotliDecompressSync(page.br).toString()).toBe(html)
  })

  it('say on every page of the demonstration that it is one', () => {
    const of = (isDemo: boolean) =>
      builtPages(folder, { name: { en: 'LTU', ne: '' }, isSignUpOpen: true, isDemo, brand: null })
        .get('app.html')
        ?.identity.toString()
    expect(of(true)).toContain('>Demonstration <span lang="ne">नमुना</span></aside></body>')
    expect(of(false)).toBe('<body></body>')
  })

  it('show the logo in place of the seal, with its icons', () => {
    writeFileSync(
      join(folder, 'logo.html'),
      '<head><link rel="icon" href="/icon.svg" type="image/svg+xml" /><link href="/icon-192.png" /></head>',
    )
    const brand = brandOf({ pictures: [aLogo] }, Date.parse('2026-11-20T06:00:00Z'))
    const html = builtPages(folder, {
      name: { en: 'LTU', ne: '' },
      isSignUpOpen: true,
      isDemo: false,
      brand,
    })
      .get('logo.html')
      ?.identity.toString()
    expect(html).toContain('<link rel="icon" href="/brand/icon-00112233445566ff.png" />')
    expect(html).toContain('<link href="/brand/icon-00112233445566ff.png" />')
    expect(html).toContain('.seal{background:#fff url(/brand/logo-00112233445566ff.png)')
    expect(brandOf({ pictures: [aLogo] }, Date.parse('2026-11-19T06:00:00Z'))).toBeNull()
  })

  it('take a name as text, whatever is in it', () => {
    const name = `A & B's "<script>" $& University`
    const html = builtPages(folder, {
      name: { en: name, ne: '' },
      isSignUpOpen: false,
      isDemo: false,
      brand: null,
    })
      .get('login.html')
      ?.identity.toString()
    expect(html).toContain('<p>A &#38; B&#39;s &#34;&#60;script&#62;&#34; $&#38; University</p>')
    const [, json = ''] = /<script>(.*)<\/script>/.exec(html ?? '') ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name, nameNe: '', isSignUpOpen: false })
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', 'identity'],
    [undefined, 'identity'],
  ])('for %s come as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})
