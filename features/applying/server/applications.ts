import type { Selectable } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { Application, Paying } from '../rules/facts.ts'
import type { PayingColumns, UnpaidApplicationColumns } from './application-columns.ts'

/** An application of any kind, as the database gives it; its money, where it has a fee, in paisa. */
export type ApplicationRow = Selectable<UnpaidApplicationColumns> &
  Partial<Selectable<PayingColumns>> & {
    /** Name as the student knows it, e.g. the opening's name. */
    readonly name: string
    /** The same in Nepali; '' where it has none. */
    readonly name_ne: string
  }

/** An application with a fee. */
export type PaidRow = ApplicationRow & Selectable<PayingColumns>

/** A query for rows of an application's table, called `a` in it. */
type Rows<Row> = {
  forUpdate(of: 'a'): Rows<Row>
  execute(): Promise<Row[]>
  executeTakeFirst(): Promise<Row | undefined>
}

/** The table in which a kind stores its applications: all that modules for every kind need to know of it. */
export type Applications<Row extends ApplicationRow> = {
  readonly table: string
  readonly key: string
  /** At least one id. */
  readonly query: (reader: Reader, ids: readonly number[]) => Rows<Row>
}

export async function findApplication<Row extends ApplicationRow>(
  reader: Reader,
  { query }: Applications<Row>,
  id: number,
): Promise<Row | null> {
  return (await query(reader, [id]).executeTakeFirst()) ?? null
}

/** Several by their ids, in one query. */
export async function findApplications<Row extends ApplicationRow>(
  reader: Reader,
  { query, key }: Applications<Row>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const rows = ids.length === 0 ? [] : await query(reader, ids).execute()
  return new Map(rows.map((row) => [Number(Reflect.get(row, key)), row]))
}

/** One application, its row locked until the transaction ends: everything about its money and status queues up there. */
export async function lockApplication<Row extends ApplicationRow>(
  transaction: Transaction,
  { query }: Applications<Row>,
  id: number,
): Promise<Row | null> {
  return (await query(transaction, [id]).forUpdate('a').executeTakeFirst()) ?? null
}

/** Money according to the ledger; without a fee nothing is owed and nothing waits. */
export function payingOf(row: ApplicationRow): Paying {
  return {
    total: paisa(row.totalfee ?? 0),
    paid: paisa(row.feepaid ?? 0),
    isPaid: row.ispaid ?? false,
    isPending: row.ispending ?? false,
  }
}

/** The facts that say whether it was withdrawn or no longer holds. */
export function withdrawableOf(row: ApplicationRow): Pick<Application, 'status'> & {
  readonly withdrawal: number | null
} {
  return { status: findDocStatus(row.docstatus), withdrawal: row.n_application_withdrawal_id }
}
