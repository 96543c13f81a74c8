import PdfKit from 'pdfkit'
import type { Fonts } from './fonts.ts'

/**
 * A5 has A4's proportions: its documents draw in A4's points too and come out √2 smaller, so that every primitive serves both.
 */
export type Paper = 'A4' | 'A5'

/** What a document draws on: one page, in A4's points, from the top left corner. */
export type Sheet = {
  /** pdfkit itself, for lines and areas; texts go through text.ts, pictures through picture.ts. */
  readonly pdf: PDFKit.PDFDocument
}

export const a4 = { width: 595.28, height: 841.89 } as const

/** DESIGN §3; documents are black on white, the institution's colour only for head and number. */
export const ink = {
  text: '#0E151A',
  muted: '#47525A',
  line: '#7A858D',
  hairline: '#CDD5DA',
  institution: '#06486B',
  paper: '#FFFFFF',
} as const

export type About = {
  readonly title: string
  readonly author: string
  /** The day it was issued; the same data gives the same bytes. */
  readonly issuedMs: number
}

/** Draws one document and gives its bytes. Nothing in them depends on the moment or the thread. */
export function drawSheet(
  { fonts, paper }: { readonly fonts: Fonts; readonly paper: Paper },
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pdf = new PdfKit({
      size: paper,
      margin: 0,
      font: '',
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Producer: 'Vidyarthi', Creator: 'Vidyarthi', CreationDate: new Date(0) },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(joined(chunks)))
    for (const [name, font] of fonts) pdf.registerFont(name, font)
    if (paper === 'A5') pdf.scale(Math.SQRT1_2)
    draw({ pdf })
    pdf.end()
  })
}

/** In memory of its own, of that size: it is handed to another thread. */
function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** What a reader shows as the document's title, author and date. */
export function describeSheet({ pdf }: Sheet, { title, author, issuedMs }: About): void {
  Object.assign(pdf.info, { Title: title, Author: author, CreationDate: new Date(issuedMs) })
}
