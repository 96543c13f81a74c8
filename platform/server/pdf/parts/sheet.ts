import { setImmediate } from 'node:timers/promises'
import PdfKit from 'pdfkit'
import { invariant } from '#platform/pure/invariant.ts'
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
  /** Pictures of this file by their digest: one drawn twice, or on many pages, is stored once. */
  readonly pictures: Map<string, PDFKit.Mixins.ImageSrc>
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

/** Draws one document and gives its bytes. Nothing in them depends on the moment or the thread. */
export async function drawSheet(
  { fonts, paper }: Drawing,
  draw: Draw,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, end } = openFile(fonts)
  drawPage({ pdf, pictures: new Map() }, paper, draw)
  return end()
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

type Draw = (sheet: Sheet) => void

/** Draws on a new page of a file. A page whose texts run over its edges is made smaller, so that nothing is cut off. */
function drawPage(file: Omit<Sheet, 'extent'>, paper: PaperSize, draw: Draw): void {
  const { pdf } = file
  const extent: Extent = { left: 0, right: 0, bottom: 0 }
  pdf.addPage({ size: paper, margin: 0 })
  if (paper === 'A5') pdf.scale(Math.SQRT1_2)
  const { buffer } = pdf.page.content
  const start = buffer.length
  draw({ ...file, extent })
  const fitting = fittingOf(extent)
  if (fitting === null) return
  const drawn = buffer.splice(start)
  pdf.scale(fitting.scale).translate(-fitting.left, 0)
  buffer.push(...drawn)
}

/** A file without pages. `taken` gives the bytes written since it was last called, `end` the rest. */
function openFile(fonts: Fonts) {
  const pdf = new PdfKit({
    autoFirstPage: false,
    font: '',
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    fontLayoutCache: false, // it has no end; fonts.ts and text-run.ts remember
    info: { Producer: 'Vidyarthi', Creator: 'Vidyarthi', CreationDate: new Date(0) },
  })
  for (const [name, font] of fonts) pdf.registerFont(name, font)
  let chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('error', reject)
    pdf.on('end', resolve)
  })
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const taken = () => {
    const whole = joined(chunks)
    chunks = []
    return whole
  }
  return {
    pdf,
    taken,
    async end() {
      pdf.end()
      await ended
      return taken()
    },
  }
}

/** Several documents in one file, a page each. */
export type Book = {
  /** Draws a document on the next page; gives the bytes of the file that are ready, which may be none. */
  add(paper: PaperSize, draw: (sheet: Sheet) => void): Promise<Uint8Array<ArrayBuffer>>
  /** Finishes the file and gives the last bytes. */
  end(about: About): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Opens a file of many pages, whose fonts and repeated pictures are stored once. A document that throws costs the file: a
 * page that was begun cannot be taken back.
 */
export function openBook(fonts: Fonts): Book {
  const { pdf, taken, end } = openFile(fonts)
  const pictures: Sheet['pictures'] = new Map()
  let isWhole = true
  return {
    async add(paper, draw) {
      invariant(isWhole, 'the file is lost')
      isWhole = false
      drawPage({ pdf, pictures }, paper, draw)
      isWhole = true
      await setImmediate() // pdfkit gives its bytes between two tasks
      return taken()
    },
    async end(about) {
      invariant(isWhole, 'the file is lost')
      describe(pdf, about)
      return end()
    },
  }
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
export function describeSheet({ pdf }: Sheet, about: About): void {
  describe(pdf, about)
}

function describe(pdf: PDFKit.PDFDocument, { title, author, issuedMs }: About): void {
  Object.assign(pdf.info, { Title: title, Author: author, CreationDate: new Date(issuedMs) })
}
