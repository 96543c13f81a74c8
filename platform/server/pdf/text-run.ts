import { rememberedByFont } from './remembered-by-font.ts'
import type { ScriptRun } from './script-runs.ts'

/** The left end of the baseline, the font's size, and what is added after each letter; in points. */
export type RunPlace = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly spacing: number
}

/**
 * Writes one run in the document's current font and gives its width in points. pdfkit's own `text` lays lines out
 * again and turns the page round for each run: twice the time, and since marks do not turn with it, copied
 * Devanagari would land elsewhere on the page.
 */
export function writeRun(
  pdf: PDFKit.PDFDocument,
  { script, text }: ScriptRun,
  place: RunPlace,
): number {
  // oxlint-disable-next-line no-underscore-dangle -- the only way to the font in use
  const font = pdf._font
  pdf.page.fonts[font.id] ??= font.ref()
  const { shows, width } = glyphs(font, text, place)
  const style = `/${font.id} ${short(place.size)} Tf ${short(place.spacing)} Tc`
  const marked =
    script === 'devanagari'
      ? `/Span <</Lang (ne) /ActualText <${utf16(text)}>>> BDC ${shows} EMC`
      : shows
  pdf.addContent(`BT ${style} ${marked} ET`)
  return width
}

/** Glyphs that stand on the line one after another, in thousandths of the size. */
type GlyphRow = {
  /** Number of glyphs before it, and what they advance. */
  readonly after: number
  readonly pen: number
  readonly xOffset: number
  readonly yOffset: number
  /** Array of the operator that shows them. */
  readonly shows: string
}
type Encoded = {
  readonly rows: readonly GlyphRow[]
  readonly glyphs: number
  readonly advance: number
}

/** The operators that show the glyphs: one move and one array for each row of them. */
function glyphs(
  font: PDFKit.PDFEmbeddedFont,
  text: string,
  { x, y, size, spacing }: RunPlace,
): { shows: string; width: number } {
  const scale = size / 1000
  const encoded = encodedBy(font)(text)
  const shows = encoded.rows.map((row) => {
    const left = x + (row.pen + row.xOffset) * scale + row.after * spacing
    return `1 0 0 -1 ${short(left)} ${short(y - row.yOffset * scale)} Tm ${row.shows} TJ`
  })
  return {
    shows: shows.join(' '),
    width: encoded.advance * scale + encoded.glyphs * spacing,
  }
}

/** Pages of a form have the same texts again and again: each is encoded once per file. */
const encodedBy = rememberedByFont((font: PDFKit.PDFEmbeddedFont, text: string): Encoded => {
  const [codes, positions] = font.encode(text)
  const rows: (GlyphRow & { shows: string })[] = []
  let pen = 0
  let open: (GlyphRow & { shows: string }) | null = null
  positions.forEach(({ xAdvance, xOffset, yOffset, advanceWidth }, after) => {
    const shifted = xOffset !== 0 || yOffset !== 0
    if (open === null || shifted) {
      open = { after, pen, xOffset, yOffset, shows: '' }
      rows.push(open)
    }
    const correction = Math.round(advanceWidth - xAdvance)
    open.shows += `<${codes[after]}>${correction === 0 ? '' : correction}`
    if (shifted) open = null
    pen += xAdvance
  })
  const joined = rows.map((row) => ({ ...row, shows: `[${row.shows.replaceAll('><', '')}]` }))
  return { rows: joined, glyphs: positions.length, advance: pen }
})

/** Two decimals: 0.01 point is far below what a printer shows. */
function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}

/** UTF-16 with its byte order mark, in hex, as PDF writes texts beyond Latin. */
function utf16(text: string): string {
  return `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`
}
