import { sql } from 'kysely'
import { type Day, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { withinDays } from '#platform/server/database/nepal-days.ts'
import { hasFinalOutcome } from '#features/payments/server/statements/line-suspense.ts'
import { isInLedger } from '#features/payments/server/statements/line-use.ts'
import { khaltiKey, lineKey } from '../rules/keys.ts'
import { type ChosenAccount, type OfAccount, walletAccount } from '../rules/of-account.ts'
import type { BankItem } from '../rules/reconcile.ts'
import type { ShownItem } from '../wire/reconciliation.ts'

/** Money of the bank or the wallet, as it is compared and as it is shown. */
export type KnownItem = BankItem & OfAccount & { readonly shown: ShownItem }

type LineRow = {
  readonly id: number
  readonly number: string
  readonly number_key: string
  readonly day: string
  readonly amount: number
  readonly remarks: string
  readonly imported_by: number
  readonly outcome: string | null
  readonly suspense: number | null
  readonly account: number | null
}

/**
 * Lines of the statements on some days, and those that vouchers of these days name or were approved against. A settlement of
 * the wallet is none: its money stands with the wallet's payments.
 */
export async function linesOf(
  reader: Reader,
  { first, last }: Days,
  userId: number,
): Promise<readonly KnownItem[]> {
  const { rows } = await sql<LineRow>`
    select l.bank_statement_line_id as id, l.number, l.number_key, l.day, l.amount, l.remarks, b.imported_by,
      s.bank_line_suspense_id as suspense, s.outcome, b.n_bank_account_id as account
    from bank_statement_line l join bank_statement b using (bank_statement_id)
    left join bank_line_suspense s on s.bank_statement_line_id = l.bank_statement_line_id
      and (s.ended is null or ${hasFinalOutcome})
    where not ${isInLedger} and l.bank_statement_line_id in (
      select bank_statement_line_id from bank_statement_line where day between ${first} and ${last}
      union select n.bank_statement_line_id from voucher v
        join bank_statement_line n on n.number_key = v.slip_key and n.number_key <> ''
        where v.slip_day between ${first} and ${last} and v.state in ('SUBMITTED', 'HELD', 'APPROVED')
      union select bank_statement_line_id from voucher
        where slip_day between ${first} and ${last} and bank_statement_line_id is not null)
    order by l.day, l.bank_statement_line_id`.execute(reader)
  return rows.map((row) => {
    const key = lineKey(row.id)
    const facts = { key, amount: paisa(row.amount), day: day(row.day), remarks: row.remarks }
    const isOwn = row.imported_by === userId
    const shown = { ...facts, source: 'bank', number: row.number, isOwn } as const
    const { number_key: number, account } = row
    return { ...facts, number, account, state: stateOf(row), shown }
  })
}

function stateOf({ suspense, outcome }: LineRow): BankItem['state'] {
  if (suspense === null) return 'open'
  return outcome === null ? 'suspense' : 'placed'
}

type WalletRow = {
  readonly pidx: string
  readonly amount: number
  readonly created: Date
  readonly memo: string
  readonly is_placed: boolean
}

/** Money of the wallet on some days that is credited to no student: of unknown payments, and taken otherwise than agreed. */
export async function walletItems(reader: Reader, days: Days): Promise<readonly KnownItem[]> {
  const { rows } = await sql<WalletRow>`
    select split_part(s.source, ':', 2) as pidx, s.amount, s.created, s.memo, exists (
      select 1 from ledger_transaction t
      where t.source = 'khalti-placed:' || split_part(s.source, ':', 2)) as is_placed
    from n_suspense s
    where (s.source like 'khalti-unplaced:%'
        or (s.source like 'khalti-held:%' and exists (
          select 1 from payment_attempt a where a.state = 'HELD' and a.pidx = split_part(s.source, ':', 2))))
      and ${withinDays('s.created', days)}
    order by s.n_suspense_id`.execute(reader)
  return rows.map(({ pidx, amount, created, memo, is_placed }) => {
    const key = khaltiKey(pidx)
    const facts = { key, amount: paisa(amount), day: dayInNepal(created.getTime()), remarks: memo }
    const shown = { ...facts, source: 'khalti', number: pidx, isOwn: false } as const
    const state = is_placed ? 'placed' : 'suspense'
    return { ...facts, number: slipKey(pidx), account: walletAccount, state, shown }
  })
}

/** Wallet payments that were credited on some days: the provider confirmed each, so both sides have it. */
export async function walletCredits(reader: Reader, { first, last }: Days) {
  const { n, total } = await reader
    .selectFrom('c_payment')
    .select(({ fn }) => [
      fn.countAll<number>().as('n'),
      fn.sum<number | null>('payamt').as('total'),
    ])
    .where('tendertype', '=', 'Khalti')
    .where('docstatus', '=', 'AP')
    .where('dateacct', '>=', first)
    .where('dateacct', '<=', last)
    .executeTakeFirstOrThrow()
  return { count: n, sum: paisa(total ?? 0) }
}

/** Last day of the statements that are imported, of a bank account if one is chosen; null: none is. */
export async function statementsUntil(reader: Reader, account: ChosenAccount): Promise<Day | null> {
  const all = reader
    .selectFrom('bank_statement')
    .select(({ fn }) => fn.max<string | null>('last_day').as('last'))
    .where('taken_back', 'is', null)
  const chosen = typeof account === 'number' ? all.where('n_bank_account_id', '=', account) : all
  const row = await chosen.executeTakeFirst()
  return row?.last ? day(row.last) : null
}
