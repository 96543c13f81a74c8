import type { ProcessContext } from '#platform/server/processes/process.ts'
import { statusOf } from '#features/desk/server/desk-lists.ts'
import { findItem } from '#features/desk/server/items.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import { worksOn } from '#features/desk/server/works-on.ts'
import type { FileWaiting } from '../wire/student-file.ts'

/** Waiting items of a student in the queues that the role works on, with their holders; the oldest first. */
export async function waitingOf(
  partnerId: number,
  sources: readonly QueueSource[],
  context: ProcessContext,
): Promise<readonly FileWaiting[]> {
  const { database, session } = context
  const own = sources.filter((source) => worksOn(source, session.role))
  const lists = await Promise.all(
    own.map(async (source) => {
      const rows = await source.list(database, { ...context, of: [partnerId] })
      return rows.map((row) => ({ source, row }))
    }),
  )
  const waiting = await Promise.all(
    lists.flat().map(async ({ source, row: { record, about, since } }) => {
      const item = await findItem(database.kysely, { model: source.model, record })
      const { lock, assigned } = statusOf(item, context)
      const { id: queue, name: queueName, promiseDays } = source
      const holder = lock?.name ?? assigned?.name ?? null
      return { queue, queueName, promiseDays, record, about, since, holder }
    }),
  )
  return waiting.toSorted((a, b) => a.since.localeCompare(b.since))
}
