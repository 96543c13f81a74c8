import { parentPort } from 'node:worker_threads'
import type { DrawDocument } from './document.ts'
import { openFonts } from './fonts.ts'
import {
  type About,
  type Book,
  drawSheet,
  openBook,
  type PaperSize,
  type Sheet,
} from './parts/sheet.ts'

/** A document to draw: alone, or as the next page of this thread's book. */
type Drawing = {
  readonly module: string
  readonly draw: string
  readonly paper: PaperSize
  readonly data: unknown
}
/** A thread of pdf-renderer.ts or pdf-book.ts: opens the fonts, then draws one document after another. */
export type PdfOrder =
  | ({ readonly is: 'document' | 'page' } & Drawing)
  | { readonly is: 'end'; readonly about: About }
export type PdfAnswer =
  | { readonly is: 'ready' }
  | { readonly is: 'drawn'; readonly content: Uint8Array<ArrayBuffer> }
  | { readonly is: 'failed'; readonly message: string }

const port = parentPort
const fonts = openFonts()

port?.on('message', (order: PdfOrder) => {
  drawn(order).then(
    (content) => answer({ is: 'drawn', content }, [content.buffer]),
    (error: unknown) =>
      answer({
        is: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})
answer({ is: 'ready' })

let book: Book | null = null
const opened = (): Book => (book ??= openBook(fonts))

async function drawn(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  if (order.is === 'end') return opened().end(order.about)
  const { module, draw, paper, data } = order
  const exported: Record<string, DrawDocument<unknown> | undefined> = await import(module)
  const drawDocument = exported[draw]
  if (!drawDocument) throw new Error(`${module} has no ${draw}`)
  const onSheet = (sheet: Sheet): void => drawDocument(sheet, data)
  return order.is === 'page' ? opened().add(paper, onSheet) : drawSheet({ fonts, paper }, onSheet)
}

function answer(message: PdfAnswer, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}
