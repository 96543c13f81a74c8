import { sql } from 'kysely'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { hasFinalOutcome } from '#features/payments/server/statements/line-suspense.ts'
import { isInLedger } from '#features/payments/server/statements/line-use.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import type { Arrival, ComparedSettlement, Settlement } from '../wire/settlements.ts'

/** A wallet pays over within these days of the last transaction. */
const longestDays = 15
const mostShown = 10

/** Free lines of the statements with the net amount, in the days after the transactions. */
export async function arrivalsOf(
  reader: Reader,
  { net, firstDay, lastDay }: Pick<Settlement, 'firstDay' | 'lastDay'> & { readonly net: Money },
): Promise<readonly Arrival[]> {
  const { rows } = await sql<{ id: number; number: string; day: string; remarks: string }>`
    select l.bank_statement_line_id as id, l.number, l.day, l.remarks from bank_statement_line l
    where not ${isInLedger} and l.amount = ${net} and l.day between ${firstDay} and ${addDays(lastDay, longestDays)}
      and not exists (
        select 1 from voucher v where v.bank_statement_line_id = l.bank_statement_line_id and v.state = 'APPROVED')
      and not exists (
        select 1 from bank_line_suspense s
        where s.bank_statement_line_id = l.bank_statement_line_id and ${hasFinalOutcome})
    order by l.day, l.bank_statement_line_id limit ${mostShown}`.execute(reader)
  return rows.map(({ id, ...line }) => ({ lineId: id, ...line, day: day(line.day) }))
}

export const unlinkType = 'settlement-unlink'

export function unlinkSubject(settlementId: number): string {
  return `wallet_settlement:${settlementId}`
}

/** The line in which a settlement arrived, and who linked it. */
export async function shownLink(
  reader: Reader,
  settlementId: number,
  nowMs: number,
): Promise<ComparedSettlement['link']> {
  const row = await reader
    .selectFrom('wallet_settlement_link as k')
    .innerJoin('bank_statement_line as l', 'l.bank_statement_line_id', 'k.bank_statement_line_id')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'k.linked_by')
    .select(['l.bank_statement_line_id as id', 'l.number', 'l.day', 'l.remarks', 'k.linked'])
    .select('u.name as by')
    .where('k.wallet_settlement_id', '=', settlementId)
    .where('k.undone', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const proposals = await openProposalsOf(reader, [unlinkType], nowMs)
  const { id, number, remarks, by } = row
  return {
    lineId: id,
    number,
    day: day(row.day),
    remarks,
    by,
    linked: row.linked.toISOString(),
    isProposed: proposals.some(({ subject }) => subject === unlinkSubject(settlementId)),
  }
}
