import { nameInBoth } from '#platform/pure/message.ts'
import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  reversalSubject,
  reversalType,
} from '#features/payments/server/vouchers/used/reverse-voucher.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import type { Linked } from '../wire/reconciliation.ts'

type LinkRow = {
  readonly id: number
  readonly number: string
  readonly remarks: string
  readonly day: string
  readonly amount: number
  readonly partner: number
  readonly name: string
  readonly name_nepali: string
  readonly description: string
  readonly description_ne: string
  readonly slip_number: string | null
  readonly reason: string
  readonly by: string
  readonly linked: Date
}

type LinksRead = {
  readonly most: number
  readonly nowMs: number
  /** Of this bank account; null: of all. */
  readonly account: number | null
}

/** Links that were made by hand to lines of some days and still count, the newest first. */
export async function linkedOf(
  reader: Reader,
  { first, last }: Days,
  { most, nowMs, account }: LinksRead,
): Promise<readonly Linked[]> {
  const { rows } = await sql<LinkRow>`
    select k.c_payment_id as id, l.number, l.remarks, l.day, p.payamt as amount, p.c_bpartner_id as partner,
      b.name, b.name_nepali, p.description, p.description_ne, v.slip_number, k.reason, u.name as by, k.linked
    from reconciliation_link k join voucher v using (c_payment_id) join c_payment p using (c_payment_id)
    join c_bpartner b on b.c_bpartner_id = p.c_bpartner_id
    join bank_statement_line l on l.bank_statement_line_id = k.bank_statement_line_id
    join bank_statement s using (bank_statement_id)
    join ad_user u on u.ad_user_id = k.linked_by
    where v.state = 'APPROVED' and l.day between ${first} and ${last}
      and (${account}::bigint is null or s.n_bank_account_id = ${account})
    order by k.linked desc limit ${most}`.execute(reader)
  if (rows.length === 0) return []
  const proposals = await openProposalsOf(reader, [reversalType], nowMs)
  const proposed = new Set(proposals.map(({ subject }) => subject))
  return rows.map((row) => ({
    paymentId: row.id,
    day: day(row.day),
    amount: paisa(row.amount),
    bank: row.number,
    remarks: row.remarks,
    portal: row.slip_number ?? '',
    partnerId: row.partner,
    name: nameInBoth(row.name, row.name_nepali),
    forWhat: nameInBoth(row.description, row.description_ne),
    reason: row.reason,
    by: row.by,
    linked: row.linked.toISOString(),
    isProposed: proposed.has(reversalSubject(row.id)),
  }))
}
