import type { Selectable } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Paying } from '../rules/facts.ts'
import type { ApplicationColumns } from './application-columns.ts'

/** An application of any kind, as the database gives it; money in paisa. */
export type ApplicationRow = Selectable<ApplicationColumns> & {
  /** What the student calls it, e.g. the opening's name. */
  readonly name: string
}

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

export function payingOf(row: ApplicationRow): Paying {
  return {
    total: paisa(row.totalfee),
    paid: paisa(row.feepaid),
    isPaid: row.ispaid,
    isPending: row.ispending,
  }
}
