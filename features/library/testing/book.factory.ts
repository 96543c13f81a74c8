import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CopyTable } from '../server/tables.ts'

export type CopyRow = Insertable<CopyTable>

/** A copy on loan for thirty days, due so many days from today. */
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

/** An unpaid fine for a copy returned late yesterday. */
export async function storeFine(
  transaction: Transaction,
  at: { readonly copy: CopyRow; readonly partnerId: number; readonly today: Day },
): Promise<void> {
  const { copy, partnerId, today } = at
  const copyId = await storeCopy(transaction, copy)
  const loan = {
    issued: addDays(today, -35),
    due: addDays(today, -5),
    returned: addDays(today, -1),
  }
  const { library_loan_id } = await transaction
    .insertInto('library_loan')
    .values({ a_asset_id: copyId, c_bpartner_id: partnerId, ...loan })
    .returning('library_loan_id')
    .executeTakeFirstOrThrow()
  const late = { dayslate: 4, amount: rupees(20), title: copy.name }
  await transaction
    .insertInto('n_library_fine')
    .values({ a_asset_id: copyId, c_bpartner_id: partnerId, library_loan_id, ...late })
    .execute()
}

/** A copy reserved for a reader until tomorrow. */
export async function storeHeld(
  transaction: Transaction,
  at: { readonly copy: CopyRow; readonly partnerId: number; readonly today: Day },
): Promise<void> {
  const { copy, partnerId, today } = at
  const { a_asset_id, titlekey } = await transaction
    .insertInto('a_asset')
    .values(copy)
    .returning(['a_asset_id', 'titlekey'])
    .executeTakeFirstOrThrow()
  const held = { holdstate: 'kept', keptuntil: addDays(today, 1), a_asset_id } as const
  await transaction
    .insertInto('n_library_hold')
    .values({ c_bpartner_id: partnerId, title: copy.name, titlekey, ...held })
    .execute()
}

async function storeCopy(transaction: Transaction, copy: CopyRow): Promise<number> {
  const { a_asset_id } = await transaction
    .insertInto('a_asset')
    .values(copy)
    .returning('a_asset_id')
    .executeTakeFirstOrThrow()
  return a_asset_id
}
