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
const code = ['/assets/frame.js', '/assets/inside.js']
const fontFile = '/assets/mukta-devanagari-400-x.woff2'

/** Files the page preloads for a Nepali reader, and true if it begins with the device's own fonts. */
async function announced(device: { readonly snapshot: string | null; readonly hasFont: boolean }) {
  const html = pageHtml({ ...parts, asksFirst: true })
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
    const html = pageHtml({ ...parts, asksFirst: false })
    for (const file of ['frame', 'inside'])
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`)
  })

  it('that asks first says nothing of its code before it has asked', () => {
    const html = pageHtml({ ...parts, asksFirst: true })
    expect(html).not.toContain('rel="modulepreload"')
    const [before = '', after = ''] = html.split('ask()')
    expect(before).not.toContain('frame.js')
    expect(after).toContain('["assets/frame.js","assets/inside.js"]')
    expect(after).toContain('["assets/mukta-devanagari-400-x.woff2"]')
    expect(after.indexOf('inside.js')).toBeLessThan(after.indexOf('rel="stylesheet"'))
  })

  it('requests the Nepali font at once where a snapshot is painted in it', async () => {
    const page = await announced({ snapshot: '{}', hasFont: true })
    expect(page).toEqual({ files: [...code, fontFile], own: false })
  })

  it('leaves the decision to the script where the device has a Nepali font', async () => {
    const page = await announced({ snapshot: null, hasFont: true })
    expect(page).toEqual({ files: code, own: true })
  })

  it('requests the Nepali font at once where the device has none', async () => {
    const page = await announced({ snapshot: null, hasFont: false })
    expect(page).toEqual({ files: [...code, fontFile], own: false })
  })
})
