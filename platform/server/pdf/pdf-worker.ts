import { parentPort } from 'node:worker_threads'
import type { DrawDocument } from './document.ts'
import { openFonts } from './fonts.ts'
import { drawSheet, type PaperSize } from './parts/sheet.ts'

/** A thread of pdf-renderer.ts: opens the fonts, then draws one document after another. */
export type PdfOrder = {
  readonly module: string
  readonly draw: string
  readonly paper: PaperSize
  readonly data: unknown
}
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

async function drawn({ module, draw, paper, data }: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  const exported: Record<string, DrawDocument<unknown> | undefined> = await import(module)
  const drawDocument = exported[draw]
  if (!drawDocument) throw new Error(`${module} has no ${draw}`)
  return drawSheet({ fonts, paper }, (sheet) => drawDocument(sheet, data))
}

function answer(message: PdfAnswer, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}
