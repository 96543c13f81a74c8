import { nameInBoth } from '#platform/pure/message.ts'
import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { OwnTransaction } from '../rules/compare-settlement.ts'

export type KnownTransaction = OwnTransaction & {
  /** Null: of no student. */
  readonly partnerId: number | null
  readonly name: { readonly en: string; readonly ne: string }
}

type KnownRow = {
  readonly number: string
  readonly amount: number
  readonly is: OwnTransaction['is']
  readonly partner: number | null
  readonly name: string | null
  readonly name_nepali: string | null
}

/**
 * Transactions of the wallet with one of these numbers that the portal credited or holds in suspense. The number of held money
 * is only in the answers of the wallet.
 */
export async function ownTransactions(
  reader: Reader,
  numbers: readonly string[],
): Promise<readonly KnownTransaction[]> {
  const { rows } = await sql<KnownRow>`
    select p.orig_trxid as number, p.payamt as amount, 'credited' as is, p.c_bpartner_id as partner,
      b.name, b.name_nepali
    from c_payment p join c_bpartner b using (c_bpartner_id)
    where p.tendertype = 'Khalti' and p.orig_trxid = any(${numbers}::text[])
    union all
    select e.detail ->> 'transactionId', max(s.amount), 'suspense', null, null, null
    from payment_attempt a join payment_event e using (payment_attempt_id)
    join n_suspense s on s.source = 'khalti-held:' || a.pidx
    where a.state = 'HELD' and e.detail ->> 'transactionId' = any(${numbers}::text[])
    group by a.payment_attempt_id, e.detail ->> 'transactionId'
    union all
    select a.transaction_id, s.amount, 'credited', a.c_bpartner_id, b.name, b.name_nepali
    from payment_attempt a join n_suspense s on s.source = 'khalti-credited:' || a.pidx
    join c_bpartner b on b.c_bpartner_id = a.c_bpartner_id
    where a.state = 'CREDITED' and a.transaction_id = any(${numbers}::text[])
    union all
    select n.number, 0 - l.amount, 'suspense', null, null, null
    from unnest(${numbers}::text[]) as n(number)
    join ledger_transaction t on t.memo = 'Khalti ' || n.number and t.source like 'khalti-unplaced:%'
    join ledger_line l on l.ledger_transaction_id = t.ledger_transaction_id and l.account = 'suspense'
    where not exists (
      select 1 from c_payment p where p.tendertype = 'Khalti' and p.orig_trxid = n.number)`.execute(
    reader,
  )
  return rows.map(({ number, amount, is, partner, name, name_nepali }) => ({
    number,
    amount: paisa(amount),
    is,
    partnerId: partner,
    name: nameInBoth(name ?? '', name_nepali ?? ''),
  }))
}
