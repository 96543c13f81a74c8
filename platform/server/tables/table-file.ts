import { createFairQueue } from '#platform/server/fair-queue.ts'
import { inLimitedThread } from '#platform/server/limited-thread.ts'
import type { TableResult } from './read-table.ts'

const limits = { timeoutMs: 40_000, mostMemory: 384 * 1024 * 1024 } as const
const turns = createFairQueue(1)
const thread = new URL('table.worker.ts', import.meta.url)

/**
 * Reads a table in a thread of its own, one file at a time and by turns of `by` (a person's id): at most 40 s and 384 MB. A
 * file that breaks the thread is refused.
 */
export function readTableFile(content: Uint8Array, by: number): Promise<TableResult> {
  return turns(by, async () => {
    const result = await inLimitedThread<TableResult>(thread, content, limits)
    if (result.is === 'answer') return result.answer
    return { is: 'refused', reason: result.is === 'broken' ? 'broken' : 'too-large' }
  })
}
