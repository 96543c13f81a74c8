import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { pageHtml } from './pages.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'], css: ['assets/index.css'] },
  '_frame.js': { file: 'assets/frame.js' },
  'a.woff2': { file: 'assets/mukta-devanagari-400-x.woff2' },
  'Inside.tsx': { file: 'assets/inside.js', imports: ['_frame.js'] },
}
const template = `<html><head><script>first()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/frame.js">
<link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div></body></html>`
const chunks = ['assets/inside.js', 'assets/frame.js']
const deviceFonts = "local('Noto Sans Devanagari')"
const scripts = '<script>ask()</script>'
const parts = { template, manifest, chunks, content: '', scripts, deviceFonts }
const fontFile = '/assets/mukta-devanagari-400-x.woff2'

/** Files the page preloads for a Nepali reader, and true if it begins with the device's own fonts. */
async function announced(device: { readonly snapshot: string | null; readonly hasFont: boolean }) {
  const html = pageHtml(parts)
  const [, script = ''] = /ask\(\)<\/script><script>(.*?)<\/script>/s.exec(html) ?? []
  const files: string[] = []
  const dataset = {}
  class FontFace {
    readonly source: string
    constructor(_family: string, source: string) {
      this.source = source
    }
    async load() {
      if (!device.hasFont || this.source !== deviceFonts) throw new Error('Not there')
    }
  }
  const page = {
    documentElement: { lang: 'ne', dataset },
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => files.push(href) },
  }
  const localStorage = { getItem: () => device.snapshot }
  runInNewContext(script, { document: page, FontFace, localStorage })
  await new Promise((resolve) => setTimeout(resolve))
  return { files, own: 'ownLetters' in dataset }
}

describe('a page of the build', () => {
  it('has its code announced where the browser reads ahead', () => {
    const html = pageHtml(parts)
    for (const file of ['frame', 'inside'])
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`)
  })

  it('has its scripts before its code and style sheet, which would hold them up', () => {
    const [before = '', after = ''] = pageHtml(parts).split('ask()')
    expect(before).not.toContain('index.js')
    expect(before).not.toContain('modulepreload')
    expect(after).toContain('["assets/mukta-devanagari-400-x.woff2"]')
  })

  it('requests no Nepali font early where it is public', () => {
    expect(pageHtml({ ...parts, deviceFonts: null })).not.toContain('devanagari')
  })

  it('requests the Nepali font at once where a snapshot is painted in it', async () => {
    const page = await announced({ snapshot: '{}', hasFont: true })
    expect(page).toEqual({ files: [fontFile], own: false })
  })

  it('leaves the decision to the script where the device has a Nepali font', async () => {
    const page = await announced({ snapshot: null, hasFont: true })
    expect(page).toEqual({ files: [], own: true })
  })

  it('requests the Nepali font at once where the device has none', async () => {
    const page = await announced({ snapshot: null, hasFont: false })
    expect(page).toEqual({ files: [fontFile], own: false })
  })
})
