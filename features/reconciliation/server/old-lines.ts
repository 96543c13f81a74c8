import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { branchDays } from '#features/payments/rules/facts.ts'
import { isInLedger } from '#features/payments/server/statements/line-use.ts'
import {
  hasFinalOutcome,
  moveToSuspense,
} from '#features/payments/server/statements/line-suspense.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { suspenseText as text } from '../rules/suspense-messages.ts'

/** Lines moved in one transaction. */
const atOnce = 200

type Round = { readonly nowMs: number; readonly signal: AbortSignal }

/**
 * Moves lines to suspense that no payment explains for as many days as the setting has. Repeating it changes nothing. A line
 * stays open while a voucher has its number, or a payment of its amount and days was credited without a line.
 */
export async function moveOldLines(database: Database, { nowMs, signal }: Round): Promise<void> {
  const { suspenseAfterDays: days } = await findSettingValue(database.kysely, 'reconciliation')
  if (days === 0) return
  const before = addDays(dayInNepal(nowMs), -days)
  let after = 0
  do {
    const last = await database.transaction((transaction) =>
      moveSome(transaction, { before, days, after, nowMs }),
    )
    if (last === null) return
    after = last
  } while (!signal.aborted)
}

type Moving = {
  readonly before: Day
  readonly days: number
  /** Id of the last line that was looked at. */
  readonly after: number
  readonly nowMs: number
}

/** Gives the id of the last line; null: none is left. Lines that another transaction has are left for the next time. */
async function moveSome(
  transaction: Transaction,
  { before, days, after, nowMs }: Moving,
): Promise<number | null> {
  const locked = await sql<{ readonly id: number }>`
    select l.bank_statement_line_id as id from bank_statement_line l
    where l.bank_statement_line_id > ${after} and ${isOld(before)}
    order by l.bank_statement_line_id limit ${atOnce}
    for update of l skip locked`.execute(transaction)
  const ids = locked.rows.map(({ id }) => id)
  // Asked again under the locks: one may have been linked while they were taken.
  const { rows } = await sql<{
    readonly id: number
    readonly amount: number
    readonly number: string
  }>`
    select l.bank_statement_line_id as id, l.amount, l.number from bank_statement_line l
    where l.bank_statement_line_id = any(${ids}::bigint[]) and ${isOld(before)}
    order by l.bank_statement_line_id`.execute(transaction)
  const reason = (['en', 'ne'] as const).map((each) => say(text['by-age'], each, { n: days }))
  for (const { id, amount, number } of rows)
    await moveToSuspense(transaction, {
      lineId: id,
      amount: paisa(amount),
      number,
      reason: reason.join(' · '),
      by: null,
      nowMs,
    })
  return ids.at(-1) ?? null
}

/** SQL condition of a line `l` before a day that no payment explains, and that no person took back since. */
function isOld(before: Day): RawBuilder<boolean> {
  return sql`l.day < ${before} and not ${isInLedger}
    and not exists (
      select 1 from voucher v
      where v.bank_statement_line_id = l.bank_statement_line_id and v.state = 'APPROVED')
    and not exists (
      select 1 from voucher v
      where v.slip_key = l.number_key and v.slip_key <> '' and v.bank_statement_line_id is null
        and v.state in ('SUBMITTED', 'HELD', 'APPROVED'))
    and not exists (
      select 1 from voucher v join c_payment p using (c_payment_id)
      where v.state = 'APPROVED' and v.bank_statement_line_id is null and p.payamt = l.amount
        and coalesce(v.slip_day, p.dateacct) between l.day - ${branchDays}::int and l.day + ${branchDays}::int)
    and not exists (
      select 1 from bank_line_suspense s
      where s.bank_statement_line_id = l.bank_statement_line_id and (s.ended is null or ${hasFinalOutcome}
        or ${dayOf('s.ended')} >= ${before}))`
}
