import type { PdfDocument } from './document.ts'
import { createPdfThread, type PdfThread } from './pdf-thread.ts'

export { PdfFailed } from './pdf-thread.ts'

/** Too many documents wait: the caller answers 503 with Retry-After. */
export class PdfBusy extends Error {
  override readonly name = 'PdfBusy'
}

export type PdfRenderer = {
  /** The bytes of a document. Throws PdfBusy when too many wait, PdfFailed when drawing throws or takes too long. */
  renderPdf<Data>(document: PdfDocument<Data>, data: Data): Promise<Uint8Array>
  /** Ends the threads; what is still drawn or waits fails. */
  close(): Promise<void>
}

/** Draws in threads of its own, never on the server's (PERFORMANCE, Build on 4). `timeoutMs` is per document. */
export function createPdfRenderer({
  threads = 1,
  timeoutMs = 3_000,
  longestQueue = 50,
}: { threads?: number; timeoutMs?: number; longestQueue?: number } = {}): PdfRenderer {
  const all = Array.from({ length: threads }, () => createPdfThread(timeoutMs))
  const free = [...all]
  const waiting: ((thread: PdfThread) => void)[] = []

  function release(thread: PdfThread): void {
    const next = waiting.shift()
    if (next) next(thread)
    else free.push(thread)
  }

  return {
    async renderPdf({ name, module, draw, paper = 'A4' }, data) {
      if (waiting.length >= longestQueue) throw new PdfBusy(`${name}: ${waiting.length} wait`)
      const thread = free.pop() ?? (await new Promise<PdfThread>((hire) => waiting.push(hire)))
      try {
        return await thread.draw({ is: 'document', module: module.href, draw, paper, data })
      } finally {
        release(thread)
      }
    },
    async close() {
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
