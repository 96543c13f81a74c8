import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Folder in which vite.config.ts finds the subset fonts under the alias `~fonts`. */
export const fontFolder = join(root, '.cache/portal-fonts')

/** ASCII and the marks our texts use; a rare é comes from the phone's own font. */
const latin = span(0x20, 0x7e) + '\u00a0·–’…'
const devanagari = span(0x900, 0x97f) + '\u200c\u200d\u25cc'
/** Characters that @fontsource/mukta has in both files are taken from the Latin file. */
const cuts = [
  { name: 'mukta-latin-400', text: latin },
  { name: 'mukta-latin-600', text: latin },
  { name: 'mukta-devanagari-400', text: devanagari },
  { name: 'mukta-devanagari-600', text: devanagari },
] as const

/**
 * Reduces Mukta to the characters the portal uses, once per version of the font: no hinting, all layout
 * features (Devanagari conjuncts need them). Takes about two seconds the first time, later no time.
 */
export async function cutFonts(): Promise<void> {
  const stamp = join(fontFolder, 'stamp')
  const wanted = await fingerprint()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  const { default: subsetFont } = await import('subset-font')
  await mkdir(fontFolder, { recursive: true })
  for (const { name, text } of cuts) {
    const options = { targetFormat: 'woff2', noHinting: true } as const
    const cut = await subsetFont(await readFile(source(name)), text, options)
    await writeFile(join(fontFolder, `${name}.woff2`), cut)
  }
  await writeFile(stamp, wanted)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)))
  return hash.update(await readFile(source('mukta-latin-400'))).digest('hex')
}

function source(name: string): string {
  const home = dirname(createRequire(import.meta.url).resolve('@fontsource/mukta/package.json'))
  return join(home, 'files', `${name}-normal.woff2`)
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
