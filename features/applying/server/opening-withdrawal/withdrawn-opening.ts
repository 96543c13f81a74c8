import { sql } from 'kysely'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { bothNames } from '#platform/server/database/names.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'

/** An opening by its table and id. */
export type OpeningKey = { readonly table: string; readonly id: number }

/** Name of an opening; empty where there is none of its id. */
export async function findOpeningName(reader: Reader, { table, id }: OpeningKey): Promise<Message> {
  const { rows } = await sql<{ name: Message }>`
    select ${bothNames('name', 'name_ne')} as name from ${sql.table(table)}
    where ${sql.ref(`${table}_id`)} = ${id}`.execute(reader)
  return rows[0]?.name ?? sameInBoth('')
}

/** Reason why the university withdrew an opening; null: it did not. */
export async function findWithdrawnOpening(
  reader: Reader,
  { table, id }: OpeningKey,
): Promise<Message | null> {
  const row = await reader
    .selectFrom('opening_withdrawal')
    .select(['reason as en', 'reason_ne as ne'])
    .where('opening_table', '=', table)
    .where('opening_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Why an opening was withdrawn, what becomes of money that was paid, and by whom. */
export type WithdrawnOpening = {
  readonly reason: Message
  readonly money: 'credit' | 'refund'
  readonly proposedBy: number
  readonly confirmedBy: number
}

/** The withdrawal of the opening of an application; null: it was not withdrawn. */
export async function findWithdrawnOpeningOf(
  reader: Reader,
  { table, key, opening }: Pick<Recheck, 'table' | 'key' | 'opening'>,
  applicationId: number,
): Promise<WithdrawnOpening | null> {
  if (opening === null) return null
  const { rows } = await sql<WithdrawnOpening & Message>`
    select w.reason as en, w.reason_ne as ne, w.money, w.proposed_by as "proposedBy",
      w.confirmed_by as "confirmedBy"
    from ${sql.table(table)} a join opening_withdrawal w
      on w.opening_table = ${opening} and w.opening_id = a.${sql.ref(`${opening}_id`)}
    where a.${sql.ref(key)} = ${applicationId}`.execute(reader)
  const [row] = rows
  if (row === undefined) return null
  const { en, ne, ...withdrawn } = row
  return { ...withdrawn, reason: { en, ne } }
}

export type EndingApplications = {
  readonly unpaid: number
  readonly paid: number
  readonly credited: Money
}

/** Applications of an opening that are neither completed nor closed, of all kinds that refer to it. */
export async function endingApplications(
  reader: Reader,
  rechecks: readonly Recheck[],
  { table: opening, id }: OpeningKey,
): Promise<EndingApplications> {
  let sum: EndingApplications = { unpaid: 0, paid: 0, credited: paisa(0) }
  for (const { table, isPayable } of rechecks.filter((each) => each.opening === opening)) {
    const paid = isPayable ? sql`coalesce(feepaid, 0)` : sql`0`
    const { rows } = await sql<{ unpaid: string; paid: string; credited: string }>`
      select count(*) filter (where ${paid} = 0) as unpaid,
        count(*) filter (where ${paid} > 0) as paid, coalesce(sum(${paid}), 0) as credited
      from ${sql.table(table)}
      where ${sql.ref(`${opening}_id`)} = ${id} and docstatus not in ('CO', 'CL')`.execute(reader)
    const [row] = rows
    sum = {
      unpaid: sum.unpaid + Number(row?.unpaid),
      paid: sum.paid + Number(row?.paid),
      credited: paisa(sum.credited + Number(row?.credited)),
    }
  }
  return sum
}
