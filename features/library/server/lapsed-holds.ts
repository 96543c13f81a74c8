import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { lockCopy } from './copies.ts'
import { keepForNext, lapse, lockTitle } from './holds.ts'

/** Reserves copies that were not collected in time for the next waiting reader; one transaction per copy. */
export async function passLapsedHolds(database: Database, nowMs: number): Promise<void> {
  const today = dayInNepal(nowMs)
  const lapsed = await database.kysely
    .selectFrom('n_library_hold')
    .select(['a_asset_id', 'ad_client_id'])
    .where('holdstate', '=', 'kept')
    .where('keptuntil', '<', today)
    .execute()
  for (const { a_asset_id: id, ad_client_id: clientId } of lapsed)
    await database.transaction(async (transaction) => {
      const row = id === null ? null : await lockCopy(transaction, { id, clientId })
      if (row === null) return
      await lockTitle(transaction, row)
      const rules = await findSettingValue(transaction, 'library')
      const ended = await lapse(transaction, { row, today, nowMs })
      if (ended && row.c_bpartner_id === null)
        await keepForNext(transaction, { row, rules, today, nowMs })
    })
}
