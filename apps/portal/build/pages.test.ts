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
const parts = { template, manifest, chunks, content: '', scripts: '<script>ask()</script>' }

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
    const announced: string[] = []
    const [, script = ''] = /ask\(\)<\/script><script>(.*?)<\/script>/s.exec(html) ?? []
    const page = {
      documentElement: { lang: 'ne', dataset: {} },
      createElement: () => ({ href: '' }),
      head: { append: ({ href }: { href: string }) => announced.push(href) },
    }
    runInNewContext(script, { document: page })
    expect(announced).toEqual(
      ['frame.js', 'inside.js', 'mukta-devanagari-400-x.woff2'].map((file) => `/assets/${file}`),
    )
    expect(after.indexOf('inside.js')).toBeLessThan(after.indexOf('rel="stylesheet"'))
  })
})
