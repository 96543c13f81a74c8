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

/** The operators that show the glyphs: one move and one array as long as glyphs stand on the line one after another. */
function glyphs(
  font: PDFKit.PDFEmbeddedFont,
  text: string,
  { x, y, size, spacing }: RunPlace,
): { shows: string; width: number } {
  const [codes, positions] = font.encode(text)
  const scale = size / 1000
  let shows = ''
  let together = false
  let pen = 0
  positions.forEach(({ xAdvance, xOffset, yOffset, advanceWidth }, index) => {
    const shifted = xOffset !== 0 || yOffset !== 0
    if (together && shifted) shows += '] TJ '
    if (!together || shifted) {
      shows += `1 0 0 -1 ${short(x + pen + xOffset * scale)} ${short(y - yOffset * scale)} Tm [`
    }
    const correction = Math.round(advanceWidth - xAdvance)
    shows += `<${codes[index]}>${correction === 0 ? '' : correction}`
    if (shifted) shows += '] TJ '
    together = !shifted
    pen += xAdvance * scale + spacing
  })
  if (together) shows += '] TJ'
  return { shows: shows.replaceAll('><', ''), width: pen }
}

/** Two decimals: 0.01 point is far below what a printer shows. */
function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}

/** UTF-16 with its byte order mark, in hex, as PDF writes texts beyond Latin. */
function utf16(text: string): string {
  return `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`
}
