import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'

/** An amount that is to be stored. */
export type NewAmount = {
  readonly partnerId: number
  readonly name: string
  readonly amount: Money
  readonly since: Day
}

type NewDue = NewAmount & {
  readonly programId: number | null
  readonly nameNe: string
  readonly head: string
}

export type StoredBy = { readonly userId: number; readonly nowMs: number }

/** Stores a due; its id, or null if the student has one of that name. */
export async function storeDue(
  transaction: Transaction,
  due: NewDue,
  { userId, nowMs }: StoredBy,
): Promise<number | null> {
  const now = new Date(nowMs)
  const row = await transaction
    .insertInto('n_due')
    .values({
      c_bpartner_id: due.partnerId,
      n_program_id: due.programId,
      name: due.name,
      name_ne: due.nameNe,
      since: due.since,
      head: due.head,
      totalfee: due.amount,
      docstatus: 'CO',
      created: now,
      createdby: userId,
      updated: now,
      updatedby: userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['c_bpartner_id', 'name'])
        .where(sql<boolean>`docstatus = 'CO'`)
        .doNothing(),
    )
    .returning('n_due_id')
    .executeTakeFirst()
  return row?.n_due_id ?? null
}

/** Deletes a due of which nothing was paid or is being paid; false for another one. */
export async function takeDueBack(transaction: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select n_due_id as id from n_due where n_due_id = ${id} and feepaid = 0 and not ispending
    for update`.execute(transaction)
  if (rows.length === 0) return false
  const { rows: uses } = await sql`
    select from payment_attempt where payment_type = 'DUE' and reference_id = ${id}
    union all select from c_payment where n_due_id = ${id}
    union all select from ledger_line where payment_type = 'DUE' and reference_id = ${id}
    limit 1`.execute(transaction)
  if (uses.length > 0) return false
  await transaction.deleteFrom('n_due').where('n_due_id', '=', id).execute()
  return true
}

/** True if a student has a due of the name. */
export async function hasDue(reader: Reader, partnerId: number, name: string): Promise<boolean> {
  const row = await reader
    .selectFrom('n_due')
    .select('n_due_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('name', '=', name)
    .where('docstatus', '=', 'CO')
    .executeTakeFirst()
  return row !== undefined
}

/** Programme of a student's latest enrollment; null without one. */
export async function latestProgram(reader: Reader, partnerId: number): Promise<number | null> {
  const row = await reader
    .selectFrom('n_program_enroll')
    .select('n_program_id')
    .where('c_bpartner_id', '=', partnerId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.n_program_id ?? null
}
