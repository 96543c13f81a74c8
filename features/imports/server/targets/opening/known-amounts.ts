import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'

/** A stored due or credit from before, by the columns of a file. */
export type KnownAmount = {
  readonly id: number
  readonly kind: 'due' | 'credit'
  readonly partnerId: number
  readonly name: string
  readonly name_ne: string
  /** In paisa. */
  readonly amount: number
  readonly since: string
  readonly head: string | null
}

const known = sql<KnownAmount>`
  select n_due_id as id, 'due' as kind, c_bpartner_id as "partnerId", name, name_ne,
    totalfee as amount, to_char(since, 'YYYY-MM-DD') as since, head
  from n_due where docstatus = 'CO'
  union all
  select opening_credit_id, 'credit', c_bpartner_id, name, '', amount,
    to_char(since, 'YYYY-MM-DD'), null
  from opening_credit where taken_back is null`

/** All of them, by student, type and name. */
export async function knownAmounts(
  transaction: Transaction,
): Promise<ReadonlyMap<string, KnownAmount>> {
  const { rows } = await known.execute(transaction)
  return new Map(rows.map((row) => [amountKey(row), row]))
}

export function amountKey({
  partnerId,
  kind,
  name,
}: Pick<KnownAmount, 'partnerId' | 'kind' | 'name'>): string {
  return [partnerId, kind, name].join(' ')
}

/** All of them with the number or email that finds their student. */
export async function allAmounts(
  transaction: Transaction,
): Promise<readonly (KnownAmount & { readonly student: string })[]> {
  const { rows } = await sql<KnownAmount & { student: string }>`
    select a.*, coalesce((
        select e.urollno from n_program_enroll e
        where e.c_bpartner_id = p.c_bpartner_id and e.urollno is not null
        order by e.ispassedout or e.isdropout, e.created desc limit 1),
      p.regrollno, p.email) as student
    from (${known}) a join c_bpartner p on p.c_bpartner_id = a."partnerId"
    order by a."partnerId", a.kind desc, a.since, a.id`.execute(transaction)
  return rows
}
