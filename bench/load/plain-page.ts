import { readFileSync } from 'node:fs'
import type { PdfRun } from '#platform/testing/pdf-text.ts'
import Pdf from 'pdfkit'
import { encode } from 'uqr'

const seconds = 4

const woffs = (['latin', 'devanagari'] as const).flatMap((script) =>
  (
    [
      ['Regular', 400],
      ['SemiBold', 600],
    ] as const
  ).map(([name, weight]) => {
    const file = `@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`
    return [`${script}-Mukta-${name}`, readFileSync(new URL(import.meta.resolve(file)))] as const
  }),
)

/** The fonts of every document, as their files are. */
export const woffFonts: ReadonlyMap<string, Buffer> = new Map(woffs)

/** Content of a page besides its texts: QR codes and pictures, in points. */
export type PlainPage = {
  readonly runs: readonly PdfRun[]
  readonly url: string
  readonly codes: readonly (readonly [left: number, top: number, side: number])[]
  readonly picture: Uint8Array
  readonly pictures: readonly (readonly [x: number, y: number, width: number])[]
}

/** The page as one writes it with pdfkit alone, at the given positions of the texts; its size in bytes. */
export function plainPage(page: PlainPage, fonts: ReadonlyMap<string, Buffer>): Promise<number> {
  return new Promise((resolve) => {
    const pdf = new Pdf({ size: 'A4', margin: 0 })
    let bytes = 0
    pdf.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
    pdf.on('end', () => resolve(bytes))
    for (const [name, font] of fonts) pdf.registerFont(name, font)
    for (const { text, x, y, size, font, language } of page.runs) {
      pdf.font(`${language === null ? 'latin' : 'devanagari'}-${font}`, size)
      pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    }
    const picture = Buffer.from(page.picture)
    for (const [x, y, width] of page.pictures) pdf.image(picture, x, y, { width })
    for (const code of page.codes) drawCode(pdf, page.url, code)
    pdf.end()
  })
}

function drawCode(
  pdf: PDFKit.PDFDocument,
  url: string,
  [left, top, side]: PlainPage['codes'][number],
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const module = side / size
  data.forEach((row, down) =>
    row.forEach(
      (dark, at) => dark && pdf.rect(left + at * module, top + down * module, module, module),
    ),
  )
  pdf.fill('black')
}

export async function perSecond(page: (number: number) => Promise<unknown>): Promise<number> {
  for (let number = 0; number < 3; number++) await page(number)
  const started = performance.now()
  let pages = 0
  while (performance.now() - started < seconds * 1000) await page(pages++)
  return (pages * 1000) / (performance.now() - started)
}

export function row(name: string, value: string, bar: string): string {
  return `${name.padEnd(56)} ${value.padStart(8)}  ${bar}`
}
