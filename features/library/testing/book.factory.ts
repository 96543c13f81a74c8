import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CopyTable } from '../server/tables.ts'

export type CopyRow = Insertable<CopyTable>

/** A copy in somebody's hands, due so many days from today; lent for thirty. */
export async function storeLoan(
  transaction: Transaction,
  at: {
    readonly copy: CopyRow
    readonly partnerId: number
    readonly today: Day
    readonly dueInDays: number
    readonly renewedDaysAgo?: number
  },
): Promise<number> {
  const due = addDays(at.today, at.dueInDays)
  const issued = addDays(due, -30)
  const { a_asset_id } = await transaction
    .insertInto('a_asset')
    .values({
      ...at.copy,
      c_bpartner_id: at.partnerId,
      issuedate: issued,
      duedate: due,
      renewaldate: at.renewedDaysAgo === undefined ? null : addDays(at.today, -at.renewedDaysAgo),
    })
    .returning('a_asset_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('library_loan')
    .values({ a_asset_id, c_bpartner_id: at.partnerId, issued, due })
    .execute()
  return a_asset_id
}
