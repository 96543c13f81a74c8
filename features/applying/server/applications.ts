import type { Selectable } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Paying } from '../rules/facts.ts'
import type { PayingColumns, UnpaidApplicationColumns } from './application-columns.ts'

/** An application of any kind, as the database gives it; its money, where it has a fee, in paisa. */
export type ApplicationRow = Selectable<UnpaidApplicationColumns> &
  Partial<Selectable<PayingColumns>> & {
    /** What the student calls it, e.g. the opening's name. */
    readonly name: string
  }

/** An application with a fee. */
export type PaidRow = ApplicationRow & Selectable<PayingColumns>

/** A query for one row of an application's table, called `a` in it. */
type OneRow<Row> = {
  forUpdate(of: 'a'): OneRow<Row>
  executeTakeFirst(): Promise<Row | undefined>
}

/** The table a kind keeps its applications in: all that the parts which work on any kind need to know of it. */
export type Applications<Row extends ApplicationRow> = {
  readonly table: string
  readonly key: string
  readonly query: (reader: Reader, id: number) => OneRow<Row>
}

export async function findApplication<Row extends ApplicationRow>(
  reader: Reader,
  { query }: Applications<Row>,
  id: number,
): Promise<Row | null> {
  return (await query(reader, id).executeTakeFirst()) ?? null
}

/** The same, its row locked until the transaction ends: everything about its money and status queues up there. */
export async function lockApplication<Row extends ApplicationRow>(
  transaction: Transaction,
  { query }: Applications<Row>,
  id: number,
): Promise<Row | null> {
  return (await query(transaction, id).forUpdate('a').executeTakeFirst()) ?? null
}

/** What the ledger says of it; without a fee nothing is owed and nothing waits. */
export function payingOf(row: ApplicationRow): Paying {
  return {
    total: paisa(row.totalfee ?? 0),
    paid: paisa(row.feepaid ?? 0),
    isPaid: row.ispaid ?? false,
    isPending: row.ispending ?? false,
  }
}
