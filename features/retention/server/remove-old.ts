import './tables.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type RetainedId, retainedIds } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import type { Removal, Removals } from './removals.ts'

/** Rows of one transaction; people are erased one by one in it, and are fewer. */
const most = 200
const dayMs = 86_400_000

type Round = { readonly nowMs: number; readonly signal: AbortSignal }

/** Deletes what is older than the setting allows, some rows in one transaction, and counts it by day. */
export async function removeOld(
  database: Database,
  removals: Removals,
  round: Round,
): Promise<void> {
  const days = await findSettingValue(database.kysely, 'retention')
  for (const id of retainedIds) {
    const removal = { id, days: days[id], remove: removals[id] }
    await removeAll(database, { ...removal, ...round })
  }
}

async function removeAll(
  database: Database,
  {
    id,
    days,
    remove,
    nowMs,
    signal,
  }: Round & { readonly id: RetainedId; readonly days: number; readonly remove: Removal },
): Promise<void> {
  const at = { before: new Date(nowMs - days * dayMs), most, nowMs }
  const day = dayInNepal(nowMs)
  let removed = 0
  do {
    removed = await database.transaction(async (transaction) => {
      const n = await remove(transaction, at)
      await transaction
        .insertInto('retention_run')
        .values({ day, retained: id, removed: n })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'retained'])
            .doUpdateSet(({ eb }) => ({ removed: eb('retention_run.removed', '+', n) })),
        )
        .execute()
      return n
    })
  } while (removed === most && !signal.aborted)
}
