import { Worker } from 'node:worker_threads'
import { createFairQueue } from '../fair-queue.ts'
import type { PdfRefusal, PdfResult } from './pdf-rewrite.ts'

const longestMs = 3_000
/** A busy machine may take its time to start a thread; that is not the file's fault. */
const longestStartMs = 20_000
const mostMemory = 256 * 1024 * 1024
const lookEveryMs = 25
const turns = createFairQueue(1)

/** Input of the thread. */
export type PdfWork = { readonly content: Uint8Array; readonly mostPages: number }

type Limits = {
  /** The person's id: people take turns. */
  readonly by: number
  readonly mostPages?: number
  readonly timeoutMs?: number
}

/**
 * Returns an uploaded PDF as it may be stored: read and rewritten without anything active (pdf-rewrite.ts). Runs in a
 * thread, one file at a time and by turns of `by`; at most `timeoutMs` once the thread has started, and 256 MB. A file
 * that breaks the thread is 'unreadable'.
 */
export function cleanPdf(
  content: Uint8Array,
  { by, mostPages = Infinity, timeoutMs = longestMs }: Limits,
): Promise<PdfResult> {
  return turns(by, () => rewriteElsewhere({ content, mostPages }, timeoutMs))
}

function rewriteElsewhere(work: PdfWork, timeoutMs: number): Promise<PdfResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), {
      workerData: work,
      stdout: true, // the parser's warnings are of no use to anybody
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory / 1024 / 1024 },
    })
    const end = (result: PdfResult): void => {
      clearTimeout(timer)
      clearInterval(look)
      void worker.terminate()
      resolve(result)
    }
    const refuse = (reason: PdfRefusal) => () => end({ is: 'refused', reason })
    let timer = setTimeout(refuse('too-slow'), longestStartMs)
    const look = setInterval(() => {
      void memoryOf(worker).then((bytes) => bytes > mostMemory && refuse('too-large')())
    }, lookEveryMs)
    worker.on('message', (message: PdfResult | 'ready') => {
      if (message !== 'ready') return end(message)
      clearTimeout(timer)
      timer = setTimeout(refuse('too-slow'), timeoutMs)
    })
    worker.once('error', refuse('unreadable'))
  })
}

/** The thread's heap and the buffers outside it, which its own limits do not count; 0 when it has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics().catch(() => null)
  return heap === null ? 0 : heap.used_heap_size + heap.external_memory
}
