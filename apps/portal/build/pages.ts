import { createHash } from 'node:crypto'
import { jsonBlockId, jsonMark } from '#features/institution/wire/institution-in-page.ts'
import { entryChunks, type Manifest } from './manifest.ts'

type Page = {
  /** index.html as Vite wrote it. */
  readonly template: string
  /** Prerendered content of #root. */
  readonly content: string
  readonly manifest: Manifest
  readonly chunks: readonly string[]
  /** Further inline scripts for the head. */
  readonly scripts?: string
  /** An inline script right after #root. */
  readonly afterRoot?: string
}

/** One HTML page: the template with content in #root, its chunks and the Latin fonts announced early. */
export function pageHtml({
  template,
  content,
  manifest,
  chunks,
  scripts = '',
  afterRoot = '',
}: Page): string {
  const entry = entryChunks(manifest)
  const more = chunks.filter((file) => !entry.includes(file))
  const links = [
    `<script type="application/json" id="${jsonBlockId}">${jsonMark}</script>`,
    ...latinFonts(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...more.map((file) => preloadOf(file)),
  ]
  if (/\sstyle="/.test(content))
    throw new Error('Prerendered HTML has a style attribute, which the CSP refuses')
  return squeeze(
    template
      // Before the style sheet: a script after it would wait for it.
      .replace('</script>', () => `</script>${scripts}`)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${afterRoot}`),
  )
}

function latinFonts(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.includes('mukta-latin-') && file.endsWith('.woff2'))
}

function preloadOf(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}

/** `sha256-…` of each inline script and style, for the server's CSP. */
export function inlineHashes(html: string): {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
} {
  const hashesOf = (parts: RegExp) =>
    Array.from(
      html.matchAll(parts),
      ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
    )
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style>([\s\S]*?)<\/style>/g),
  }
}

/** Blanks between the head's tags and the script's indentation are not worth their bytes. */
function squeeze(html: string): string {
  const [head = '', ...rest] = html.split('<body>')
  const small = head
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/\n+/g, '\n')
  return [small, ...rest].join('<body>')
}
