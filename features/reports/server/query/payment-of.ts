import { type RawBuilder, sql } from 'kysely'

/** Payment whose receipt an entry has: that of the voucher or of the wallet's attempt which it credits or takes back. */
export function paymentOf(source: string): RawBuilder<number> {
  return sql`coalesce(
    substring(${sql.ref(source)} from '^(?:voucher|cash)(?:-reversal)?:([0-9]+)$')::bigint,
    (select p.c_payment_id
      from payment_attempt a
      join c_payment p on p.c_bpartner_id = a.c_bpartner_id and p.orig_trxid = a.transaction_id
      where a.pidx = substring(${sql.ref(source)} from '^khalti:(.+)$')))`
}
