import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf, entryChunks, type Manifest, styleFiles } from './manifest.ts'

const kB = 1000

/** DESIGN §9, in bytes after gzip; fonts as they are. */
const budgets = {
  publicPage: 110 * kB,
  dashboard: 150 * kB,
  routeChunk: 25 * kB,
  cropChunk: 15 * kB,
  css: 18 * kB,
  html: 6 * kB,
  /** With the rules of its first view in it; one round trip of a new connection carries 14 kB. */
  publicHtml: 11 * kB,
  latinFonts: 17.5 * kB,
} as const

type Built = {
  readonly folder: string
  readonly manifest: Manifest
  readonly pageModules: Readonly<Record<string, readonly string[]>>
}

type Line = { readonly what: string; readonly bytes: number; readonly allowed: number }

/** Prints what each page costs, and throws when one costs more than its budget. */
export async function checkBudgets(built: Built): Promise<void> {
  const lines = [...(await pageLines(built)), ...(await fileLines(built))]
  for (const { what, bytes, allowed } of lines)
    console.log(`  ${what.padEnd(44)} ${kilo(bytes)} of ${kilo(allowed)} kB`)
  const over = lines.filter((line) => line.bytes > line.allowed)
  if (over.length > 0) throw new Error(`Over budget: ${over.map((line) => line.what).join(', ')}`)
}

async function pageLines({ folder, manifest, pageModules }: Built): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const [page, modules] of Object.entries(pageModules)) {
    const files = new Set([...entryChunks(manifest), ...chunksOf(manifest, modules)])
    const isInside = page === '/' || page === 'app'
    if (isInside && [...files].some((file) => file.includes('/public-')))
      throw new Error(`${page} fetches what only the pages before the login need (chunk-groups.ts)`)
    lines.push({
      what: `first-load JS of ${page}`,
      bytes: await gzipped(folder, [...files]),
      allowed: isInside ? budgets.dashboard : budgets.publicPage,
    })
    const html = page === '/' ? 'index.html' : `${page.replace('/', '')}.html`
    lines.push({
      what: `HTML of ${page}`,
      bytes: await gzipped(folder, [html]),
      allowed: isInside ? budgets.html : budgets.publicHtml,
    })
  }
  return lines
}

async function fileLines({ folder, manifest }: Built): Promise<readonly Line[]> {
  const css = await gzipped(folder, styleFiles(manifest))
  const lazy = Object.values(manifest).filter((entry) => 'isDynamicEntry' in entry)
  const chunks = await Promise.all(
    lazy.map(async ({ file }) => ({
      what: `route chunk ${file.replace(/^assets\//, '')}`,
      bytes: await gzipped(folder, [file]),
      allowed: file.includes('ImageCropper') ? budgets.cropChunk : budgets.routeChunk,
    })),
  )
  const fonts = Object.values(manifest).filter(({ file }) => file.includes('mukta-latin'))
  const sizes = await Promise.all(
    fonts.map(async ({ file }) => (await stat(join(folder, file))).size),
  )
  const latin = sizes.reduce((sum, size) => sum + size, 0)
  return [
    { what: 'CSS', bytes: css, allowed: budgets.css },
    { what: 'Latin fonts', bytes: latin, allowed: budgets.latinFonts },
    ...chunks,
  ]
}

async function gzipped(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function kilo(bytes: number): string {
  return (bytes / kB).toFixed(1).padStart(6)
}
