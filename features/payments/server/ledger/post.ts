import type { Selectable } from 'kysely'
import type { Money } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { HeadAmount } from '../../rules/heads/split-income.ts'
import { bookHeads } from '../heads/book-heads.ts'
import { postingTime } from './open-day.ts'

export type LedgerAccount = Selectable<Tables['ledger_line']>['account']
type Line = { readonly account: LedgerAccount; readonly amount: Money }

/** Source of an entry, which is posted once, ever, and its first line. */
type Posted = {
  readonly source: string
  readonly account: LedgerAccount
  readonly amount: Money
  readonly memo: string
}

/** Subject of a ledger line; empty for money of an unknown student. */
export type About = {
  readonly payment_type: string
  readonly reference_id: number
  readonly c_bpartner_id: number
}

type Posting = {
  readonly about: Partial<About>
  readonly credited: readonly Line[]
  /** Parts of the fee by head of income; absent: all of it is its payment type's. */
  readonly parts?: readonly HeadAmount[] | undefined
}

/** Posts an entry with its lines and heads of income; false when its source was posted before. */
export async function post(
  transaction: Transaction,
  { credit, nowMs }: { readonly credit: Posted; readonly nowMs: number },
  { about, credited, parts = [] }: Posting,
): Promise<boolean> {
  const posted = await postingTime(transaction, nowMs)
  const header = await transaction
    .insertInto('ledger_transaction')
    .values({ source: credit.source, posted, memo: credit.memo })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('ledger_transaction_id')
    .executeTakeFirst()
  if (header === undefined) return false
  const { account, amount } = credit
  const lines = [{ account, amount }, ...credited].filter((line) => line.amount !== 0)
  const stored = await transaction
    .insertInto('ledger_line')
    .values(
      lines.map((line) => ({
        ...line,
        ...about,
        ledger_transaction_id: header.ledger_transaction_id,
      })),
    )
    .returning(['ledger_line_id', 'account', 'amount'])
    .execute()
  const { payment_type: paymentType, reference_id: referenceId } = about
  const fees = stored.filter((line) => line.account === 'fees')
  if (paymentType !== undefined && referenceId !== undefined && fees.length > 0)
    await bookHeads(transaction, fees, { paymentType, referenceId, parts })
  return true
}
