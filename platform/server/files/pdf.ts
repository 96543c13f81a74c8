import { createFairQueue } from '../fair-queue.ts'
import { inLimitedThread } from '../limited-thread.ts'
import type { PdfResult } from './pdf-rewrite.ts'

const longestMs = 3_000
const mostMemory = 256 * 1024 * 1024
const turns = createFairQueue(1)
const thread = new URL('pdf.worker.ts', import.meta.url)

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
  return turns(by, async () => {
    const work: PdfWork = { content, mostPages }
    const result = await inLimitedThread<PdfResult>(thread, work, { timeoutMs, mostMemory })
    if (result.is === 'answer') return result.answer
    return { is: 'refused', reason: result.is === 'broken' ? 'unreadable' : result.is }
  })
}
