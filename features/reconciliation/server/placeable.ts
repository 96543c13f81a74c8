import { sql } from 'kysely'
import { type Day, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { postReversal } from '#features/payments/server/ledger/post-reversal.ts'
import { endSuspense } from '#features/payments/server/statements/line-suspense.ts'
import { partsOf } from '../rules/keys.ts'
import { suspenseText as text } from '../rules/suspense-messages.ts'
import { takeLine } from './bank-line.ts'
import { writtenOffOf } from './suspense/written-off.ts'

/** Money that may be placed: a line of the bank or a wallet payment of no attempt, in suspense or written off. */
export type Placeable = {
  /** Account that has it outside suspense; `unclaimed`: it was written off. */
  readonly account: 'bank' | 'khalti' | 'unclaimed'
  readonly amount: Money
  /** Entry of a line in suspense; null for the wallet, and for what was written off. */
  readonly suspenseId: number | null
  /** The wallet's id of a payment in suspense; '' for anything else. */
  readonly pidx: string
}

/** Locks money in suspense until the transaction ends. */
export async function takePlaceable(
  transaction: Transaction,
  key: string,
): Promise<Placeable | Refusal> {
  const { source, id } = partsOf(key)
  if (source === 'line') return takePlaceableLine(transaction, Number(id))
  if (source === 'khalti') return takeUnplaced(transaction, id)
  return refusal('rule/item-unknown', text['item-unknown'], { status: 404 })
}

/** Locks money that may become a student's: in suspense, or written off and claimed by no student since. */
export async function takeForStudent(
  transaction: Transaction,
  key: string,
): Promise<Placeable | Refusal> {
  const money = await takePlaceable(transaction, key)
  if (!isRefusal(money) || money.code !== 'rule/not-in-suspense') return money
  const [income] = await writtenOffOf(transaction, [key])
  return income === undefined
    ? money
    : { account: 'unclaimed', amount: income.amount, suspenseId: null, pidx: '' }
}

async function takePlaceableLine(
  transaction: Transaction,
  lineId: number,
): Promise<Placeable | Refusal> {
  const line = await takeLine(transaction, Number.isSafeInteger(lineId) ? lineId : 0)
  if (isRefusal(line)) return line
  const { suspense, amount } = line
  return suspense === null || suspense.isPlaced
    ? refusal('rule/not-in-suspense', text['not-in-suspense'], { status: 409 })
    : { account: 'bank', amount: paisa(amount), suspenseId: suspense.id, pidx: '' }
}

async function takeUnplaced(transaction: Transaction, pidx: string): Promise<Placeable | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unplaced ${pidx}`}, 0))`.execute(
    transaction,
  )
  const { rows } = await sql<{ readonly amount: number; readonly is_placed: boolean }>`
    select s.amount, exists (
      select 1 from ledger_transaction where source = ${`khalti-placed:${pidx}`}) as is_placed
    from n_suspense s where s.source = ${`khalti-unplaced:${pidx}`}`.execute(transaction)
  const [row] = rows
  if (row === undefined) return refusal('rule/item-unknown', text['item-unknown'], { status: 404 })
  return row.is_placed
    ? refusal('rule/not-in-suspense', text['not-in-suspense'], { status: 409 })
    : { account: 'khalti', amount: paisa(row.amount), suspenseId: null, pidx }
}

/** Takes the money out of suspense, for what it becomes. What was written off has left it already. */
export async function releasePlaceable(
  transaction: Transaction,
  { account, suspenseId, pidx }: Placeable,
  ending: Omit<Parameters<typeof endSuspense>[1], 'id'>,
): Promise<void> {
  if (account === 'unclaimed') return
  if (suspenseId !== null) return endSuspense(transaction, { id: suspenseId, ...ending })
  await postReversal(transaction, {
    source: `khalti-unplaced:${pidx}`,
    reversal: `khalti-placed:${pidx}`,
    nowMs: ending.nowMs,
  })
}

/** Number, remarks and day that the bank gives, for the second person. */
export async function bankSays(
  reader: Reader,
  key: string,
): Promise<{ readonly number: string; readonly remarks: string; readonly day: Day } | null> {
  const { source, id } = partsOf(key)
  if (source === 'line') {
    const line = await reader
      .selectFrom('bank_statement_line')
      .select(['number', 'remarks', 'day'])
      .where('bank_statement_line_id', '=', Number(id))
      .executeTakeFirst()
    return line === undefined ? null : { ...line, day: day(line.day) }
  }
  const posted = await reader
    .selectFrom('ledger_transaction')
    .select(['memo', 'posted'])
    .where('source', '=', `khalti-unplaced:${id}`)
    .executeTakeFirst()
  return posted === undefined
    ? null
    : { number: id, remarks: posted.memo, day: dayInNepal(posted.posted.getTime()) }
}
