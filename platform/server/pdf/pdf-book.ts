import type { PdfDocument } from './document.ts'
import type { About } from './parts/sheet.ts'
import { createPdfThread } from './pdf-thread.ts'

/** A file of many documents, a page each, drawn in a thread of its own. Every call gives bytes of the file, in order. */
export type PdfBook = {
  /** Throws PdfFailed when drawing throws or takes too long; the file is lost then. */
  add<Data>(document: PdfDocument<Data>, data: Data): Promise<Uint8Array>
  /** The last bytes. */
  end(about: About): Promise<Uint8Array>
  /** Ends the thread, also of a file that was not finished. */
  close(): Promise<void>
}

/** Opens a file. `timeoutMs` is per page. The caller closes it. */
export function openPdfBook({ timeoutMs = 10_000 }: { timeoutMs?: number } = {}): PdfBook {
  const thread = createPdfThread(timeoutMs)
  return {
    add: ({ module, draw, paper = 'A4' }, data) =>
      thread.draw({ is: 'page', module: module.href, draw, paper, data }),
    end: (about) => thread.draw({ is: 'end', about }),
    close: () => thread.close(),
  }
}
