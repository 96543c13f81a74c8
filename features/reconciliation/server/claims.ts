import { nameInBoth } from '#platform/pure/message.ts'
import { sql } from 'kysely'
import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { withinDays } from '#platform/server/database/nepal-days.ts'
import { purposeOf } from '#features/payments/rules/purposes.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { attemptKey, khaltiKey, lineKey, paymentKey } from '../rules/keys.ts'
import { type OfAccount, walletAccount } from '../rules/of-account.ts'
import type { Claim } from '../rules/reconcile.ts'
import type { ShownClaim } from '../wire/reconciliation.ts'

/** A payment of the portal, as it is compared and as it is shown. */
export type KnownClaim = Claim & OfAccount & { readonly shown: ShownClaim }

type Asker = { readonly userId: number; readonly partnerId: number }

const states = { SUBMITTED: 'waiting', HELD: 'held', APPROVED: 'credited' } as const

type VoucherRow = {
  readonly id: number
  readonly state: keyof typeof states
  readonly slip_number: string | null
  readonly slip_key: string
  readonly day: string
  readonly amount: number
  readonly line: number | null
  readonly partner: number
  readonly name: string
  readonly name_nepali: string
  readonly description: string
  readonly description_ne: string
  readonly submitted_by: number
  readonly account: number | null
}

/** Vouchers of some days that wait or were approved, and those that lines of these days name or were approved for. */
export async function vouchersOf(
  reader: Reader,
  { first, last }: Days,
  asker: Asker,
): Promise<readonly KnownClaim[]> {
  const { rows } = await sql<VoucherRow>`
    select v.c_payment_id as id, v.state, v.slip_number, v.slip_key,
      coalesce(v.slip_day, p.dateacct) as day, p.payamt as amount, v.bank_statement_line_id as line,
      p.c_bpartner_id as partner, b.name, b.name_nepali, p.description, p.description_ne,
      v.submitted_by, v.n_bank_account_id as account
    from voucher v join c_payment p using (c_payment_id) join c_bpartner b using (c_bpartner_id)
    where v.state in ('SUBMITTED', 'HELD', 'APPROVED') and v.c_payment_id in (
      select c_payment_id from voucher where slip_day between ${first} and ${last}
      union select c_payment_id from voucher join c_payment using (c_payment_id)
        where slip_day is null and dateacct between ${first} and ${last}
      union select n.c_payment_id from bank_statement_line l
        join voucher n on n.slip_key = l.number_key and n.slip_key <> ''
        where l.day between ${first} and ${last}
      union select n.c_payment_id from bank_statement_line l join voucher n using (bank_statement_line_id)
        where l.day between ${first} and ${last})
    order by coalesce(v.slip_day, p.dateacct), v.c_payment_id`.execute(reader)
  return rows.map((row) => {
    const facts = {
      key: paymentKey(row.id),
      amount: paisa(row.amount),
      day: day(row.day),
      state: states[row.state],
    }
    const entry = { enteredBy: row.submitted_by, partnerId: row.partner }
    const shown = {
      ...facts,
      tender: 'Voucher',
      number: row.slip_number ?? '',
      partnerId: row.partner,
      name: nameInBoth(row.name, row.name_nepali),
      forWhat: nameInBoth(row.description, row.description_ne),
      isOwn: isOwnEntry(entry, asker),
    } as const
    const against = row.line === null || row.state !== 'APPROVED' ? null : lineKey(row.line)
    const { slip_key: number, name, account } = row
    return { ...facts, number, name, account, against, shown }
  })
}

/** Wallet payments that are held, as the provider took another sum or does not say yet. */
export async function heldAttempts(
  reader: Reader,
  days: Days,
  asker: Asker,
): Promise<readonly KnownClaim[]> {
  const rows = await reader
    .selectFrom('payment_attempt as a')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select(['a.payment_attempt_id as id', 'a.pidx', 'a.amount', 'a.updated', 'a.payment_type'])
    .select(['a.c_bpartner_id as partner', 'b.name', 'b.name_nepali'])
    .where('a.state', '=', 'HELD')
    .where(withinDays('a.updated', days))
    .orderBy('a.updated')
    .execute()
  return rows.map((row) => {
    const facts = {
      key: attemptKey(row.id),
      amount: paisa(row.amount),
      day: dayInNepal(row.updated.getTime()),
      state: 'waiting',
    } as const
    const shown = {
      ...facts,
      tender: 'Khalti',
      number: row.pidx ?? '',
      partnerId: row.partner,
      name: nameInBoth(row.name, row.name_nepali),
      forWhat: purposeOf(row.payment_type),
      isOwn: row.partner === asker.partnerId,
    } as const
    const against = row.pidx === null ? null : khaltiKey(row.pidx)
    return { ...facts, number: '', name: row.name, account: walletAccount, against, shown }
  })
}
