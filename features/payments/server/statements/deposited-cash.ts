import { sql } from 'kysely'

/** True for a line `l` of the bank that is cash from a counter: the ledger has its money already. */
export const isDepositedCash = sql<boolean>`exists (
  select 1 from cash_deposit d where d.slip_key = l.number_key and d.amount = l.amount)`
