import { sql } from 'kysely'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { nothing, paisa } from '#platform/pure/money/money.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  type AccountCharge,
  type AccountEntry,
  type AccountStatement,
  accountStatement,
} from '../../rules/account/account-statement.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

type Owner = { readonly partnerId: number; readonly today: Day }

/** The statement of a student's account. The ledger is read by one statement: sums and dues agree with each other. */
export async function readStatement(
  reader: Reader,
  { kinds }: Pick<PaymentsContext, 'kinds'>,
  owner: Owner,
): Promise<AccountStatement> {
  const all = [...kinds.values()].map((kind) => chargesOf(reader, kind, owner))
  const charges = (await Promise.all(all)).flat()
  return accountStatement(charges, await entriesOf(reader, owner.partnerId), owner.today)
}

async function chargesOf(
  reader: Reader,
  { documents: { table, key, only, since }, paymentType, read }: PayableKind,
  { partnerId, today }: Owner,
): Promise<readonly AccountCharge[]> {
  const day = since === undefined ? dayOf('created') : sql.ref(since)
  const { rows } = await sql<{ id: number; on: Day }>`
    select ${sql.ref(key)} as id, to_char(${day}, 'YYYY-MM-DD') as on from ${sql.table(table)}
    where c_bpartner_id = ${partnerId} and ${sql.raw(only ?? 'true')}
    order by ${sql.ref(key)}`.execute(reader)
  const charges: AccountCharge[] = []
  for (const { id, on } of rows) {
    const document = await read(reader, id, today)
    if (document === null) continue
    const { name, assessed, payUntil } = document
    charges.push({ paymentType, referenceId: id, name, on, assessed, payUntil })
  }
  return charges
}

/** Lines of a transaction that are about the partner and stand in fees or suspense, as one entry. */
export async function entriesOf(
  reader: Reader,
  partnerId: number,
): Promise<readonly AccountEntry[]> {
  const rows = await reader
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select(['t.ledger_transaction_id as id', 't.posted', 't.source', 't.memo'])
    .select(({ fn }) => [
      fn.max<string | null>('l.payment_type').as('type'),
      fn.max<number | null>('l.reference_id').as('reference'),
      fn.sum<number | null>('l.amount').filterWhere('l.account', '=', 'fees').as('fees'),
      fn.sum<number | null>('l.amount').filterWhere('l.account', '=', 'suspense').as('suspense'),
    ])
    .where('l.c_bpartner_id', '=', partnerId)
    .where('l.account', 'in', ['fees', 'suspense'])
    .groupBy('t.ledger_transaction_id')
    .orderBy('t.ledger_transaction_id')
    .execute()
  return rows.map(({ id, posted, source, memo, type, reference, fees, suspense }) => ({
    id,
    on: dayInNepal(posted.getTime()),
    source,
    memo,
    paymentType: type,
    referenceId: reference,
    toFees: fees === null ? nothing : paisa(0 - fees),
    toCredit: suspense === null ? nothing : paisa(0 - suspense),
  }))
}
