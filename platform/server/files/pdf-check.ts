import { Worker } from 'node:worker_threads'
import type { PdfRefusal } from './pdf-scan.ts'
import { createSemaphore } from '../semaphore.ts'

const longestMs = 2_000
const maxOldGenerationSizeMb = 512
const one = createSemaphore(1)

/**
 * Why an uploaded PDF must not be stored, or null when it may (SECURITY, PDF rule after section C). Runs in a
 * thread, one file at a time, at most `timeoutMs` each; what breaks the thread is 'unreadable'.
 */
export function checkPdf(content: Uint8Array, timeoutMs = longestMs): Promise<PdfRefusal | null> {
  return one(
    () =>
      new Promise((resolve) => {
        const worker = new Worker(new URL('pdf-check.worker.ts', import.meta.url), {
          workerData: content,
          resourceLimits: { maxOldGenerationSizeMb },
        })
        const answer = (result: PdfRefusal | null): void => {
          clearTimeout(timer)
          void worker.terminate()
          resolve(result)
        }
        const timer = setTimeout(() => answer('too-slow'), timeoutMs)
        worker.once('message', answer)
        worker.once('error', () => answer('unreadable'))
      }),
  )
}
