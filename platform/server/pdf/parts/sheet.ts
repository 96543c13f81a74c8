import PdfKit from 'pdfkit'
import type { Fonts } from '../fonts.ts'

/**
 * A5 has A4's proportions: its documents draw in A4's points too and come out √2 smaller, so that every primitive serves both.
 */
export type PaperSize = 'A4' | 'A5'

/** Drawing area of a document: one page, in A4's points, from the top left corner. */
export type Sheet = {
  /** pdfkit itself, for lines and areas; texts go through text.ts, pictures through picture.ts. */
  readonly pdf: PDFKit.PDFDocument
  /** Extent of the texts and codes drawn so far, in points of the page. */
  readonly extent: Extent
}

type Extent = { left: number; right: number; bottom: number }

/** Notes where something was drawn, so that a page that would run over its edges is drawn smaller. */
export function noteDrawn({ extent }: Sheet, drawn: Readonly<Extent>): void {
  extent.left = Math.min(extent.left, drawn.left)
  extent.right = Math.max(extent.right, drawn.right)
  extent.bottom = Math.max(extent.bottom, drawn.bottom)
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

type Drawing = { readonly fonts: Fonts; readonly paper: PaperSize }

/**
 * Draws one document and gives its bytes. Nothing in them depends on the moment or the thread. A page whose texts run over
 * its edges is drawn once more, smaller, so that nothing is cut off.
 */
export async function drawSheet(
  drawing: Drawing,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await drawAt(drawing, draw, { left: 0, scale: 1 })
  const fitting = fittingOf(whole.extent)
  return fitting === null ? whole.content : (await drawAt(drawing, draw, fitting)).content
}

/** Left edge of the page and scale at which it is drawn. */
type Fitting = { readonly left: number; readonly scale: number }

const edge = 4

/** Fitting that keeps a page within its edges; null when it needs none. */
function fittingOf({ left, right, bottom }: Extent): Fitting | null {
  if (left >= 0 && right <= a4.width && bottom <= a4.height) return null
  const from = Math.min(left - edge, 0)
  const width = Math.max(right + edge, a4.width) - from
  const height = Math.max(bottom + edge, a4.height)
  return { left: from, scale: Math.min(a4.width / width, a4.height / height) }
}

type Drawn = { readonly content: Uint8Array<ArrayBuffer>; readonly extent: Extent }

function drawAt(
  { fonts, paper }: Drawing,
  draw: (sheet: Sheet) => void,
  { left, scale }: Fitting,
): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const extent: Extent = { left: 0, right: 0, bottom: 0 }
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
    pdf.on('end', () => resolve({ content: joined(chunks), extent }))
    for (const [name, font] of fonts) pdf.registerFont(name, font)
    if (paper === 'A5') pdf.scale(Math.SQRT1_2)
    if (scale !== 1) pdf.scale(scale).translate(-left, 0)
    draw({ pdf, extent })
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

/** Sets the document's title, author and date, which a PDF reader shows. */
export function describeSheet({ pdf }: Sheet, { title, author, issuedMs }: About): void {
  Object.assign(pdf.info, { Title: title, Author: author, CreationDate: new Date(issuedMs) })
}
