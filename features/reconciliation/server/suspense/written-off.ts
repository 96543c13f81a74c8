import { sql } from 'kysely'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'

/** Type of the proposal that writes money off. */
export const writeOffType = 'suspense-written-off'

/** Ledger source of a write-off: money is written off once, ever. */
export function writeOffSource(item: string): string {
  return `written-off:${item}`
}

/** Ledger source of a student's credit: money is placed once, ever. */
export function placedSource(item: string): string {
  return `placed:${item}`
}

/** Income of the university that no one claimed, and that was placed to no student since. */
export type WrittenOffMoney = {
  readonly item: string
  readonly amount: Money
  readonly posted: Date
  /** Given by the person who proposed it. */
  readonly reason: string
}

/** Of some money, what is written off, the newest first. */
export async function writtenOffOf(
  reader: Reader,
  items: readonly string[],
): Promise<readonly WrittenOffMoney[]> {
  if (items.length === 0) return []
  const { rows } = await sql<Omit<WrittenOffMoney, 'amount'> & { readonly amount: number }>`
    select g.item, 0 - l.amount as amount, t.posted, coalesce(p.after::jsonb ->> 'reason', '') as reason
    from unnest(${items}::text[]) as g (item)
    join ledger_transaction t on t.source = 'written-off:' || g.item
    join ledger_line l on l.ledger_transaction_id = t.ledger_transaction_id and l.account = 'unclaimed'
    left join n_proposal p on p.sort = ${writeOffType} and p.subject = g.item and p.state = 'confirmed'
    where not exists (select 1 from ledger_transaction d where d.source = 'placed:' || g.item)
    order by t.ledger_transaction_id desc`.execute(reader)
  return rows.map((row) => ({ ...row, amount: paisa(row.amount) }))
}
