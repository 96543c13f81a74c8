import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { findItem, holderOf } from './items.ts'
import type { QueueSource } from './queue-source.ts'

/**
 * Decisions on items of the desk: refused while somebody else has the item open, and remembered with how long it had
 * waited. Everything else passes as it is.
 */
export function guardDecisions(
  processes: readonly Process[],
  sources: readonly QueueSource[],
): readonly Process[] {
  return processes.map((process) => {
    const deciding = sources.filter(({ decisions }) =>
      decisions.some(({ slug }) => slug === process.slug),
    )
    return deciding.length === 0 ? process : guarded(process, deciding)
  })
}

function guarded(process: Process, sources: readonly QueueSource[]): Process {
  return {
    ...process,
    async run(given, context) {
      const { database, session, nowMs } = context
      const [{ model, decisions } = { model: '', decisions: [] }] = sources
      const parameter = decisions.find(({ slug }) => slug === process.slug)?.parameter ?? ''
      const record = Number(given[parameter])
      const holder = holderOf(await findItem(database.kysely, { model, record }), nowMs)
      if (holder !== null && holder.id !== session.userId)
        return refusal('rule/locked', text['locked-by'], { values: { name: holder.name } })
      const waited = await waitedIn(sources, record, context)
      const done = await process.run(given, context)
      if (!isRefusal(done) && waited !== null) await remember(record, waited, context)
      return done
    },
  }
}

type Waited = { readonly queue: string; readonly since: Date }

async function waitedIn(
  sources: readonly QueueSource[],
  record: number,
  { database }: ProcessContext,
): Promise<Waited | null> {
  for (const source of sources) {
    const since = await source.since(database, record)
    if (since !== null) return { queue: source.id, since }
  }
  return null
}

/** What the overview and the portal say of how long something takes. */
async function remember(
  record: number,
  { queue, since }: Waited,
  { database, nowMs }: ProcessContext,
): Promise<void> {
  await database.kysely
    .insertInto('desk_decision')
    .values({ queue, record_id: record, waited_since: since, decided: new Date(nowMs) })
    .execute()
}
