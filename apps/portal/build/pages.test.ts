import { describe, expect, it } from 'vitest'
import { pageHtml } from './pages.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'], css: ['assets/index.css'] },
  '_frame.js': { file: 'assets/frame.js' },
  'a.woff2': { file: 'assets/mukta-devanagari-400-x.woff2' },
  'b.woff2': { file: 'assets/mukta-latin-400-x.woff2' },
  'Inside.tsx': { file: 'assets/inside.js', imports: ['_frame.js'] },
}
const template = `<html><head><script>first()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/frame.js">
<link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div></body></html>`
const chunks = ['assets/inside.js', 'assets/frame.js']
const scripts = '<script>ask()</script>'
const parts = { template, manifest, chunks, content: '', scripts }

describe('a page of the build', () => {
  it('has its code announced where the browser reads ahead', () => {
    const html = pageHtml(parts)
    for (const file of ['frame', 'inside'])
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`)
  })

  it('has its scripts before its code and style sheet, which would hold them up', () => {
    const [before = ''] = pageHtml(parts).split('ask()')
    expect(before).toContain('first()')
    expect(before).not.toContain('index.js')
    expect(before).not.toContain('modulepreload')
  })

  it('preloads its Latin fonts, and no others', () => {
    const html = pageHtml(parts)
    expect(html).toContain('href="/assets/mukta-latin-400-x.woff2" as="font"')
    expect(html).not.toContain('devanagari')
  })
})
