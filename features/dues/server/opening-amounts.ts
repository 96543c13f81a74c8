import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { lockCredit } from '#features/payments/server/set-off/credit.ts'
import { postPayOut, postToCredit } from '#features/payments/server/ledger/ledger.ts'

/** An amount from before that is to be stored. */
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

type StoredBy = { readonly userId: number; readonly nowMs: number }

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

/** Stores a credit and books it from before this system to the student; its id, or null as above. */
export async function storeCredit(
  transaction: Transaction,
  { partnerId, name, amount, since }: NewAmount,
  { userId, nowMs }: StoredBy,
): Promise<number | null> {
  const row = await transaction
    .insertInto('opening_credit')
    .values({
      c_bpartner_id: partnerId,
      name,
      amount,
      since,
      created: new Date(nowMs),
      createdby: userId,
    })
    .onConflict((conflict) =>
      conflict.columns(['c_bpartner_id', 'name']).where('taken_back', 'is', null).doNothing(),
    )
    .returning('opening_credit_id')
    .executeTakeFirst()
  if (row === undefined) return null
  const id = row.opening_credit_id
  const credit = { source: `opening:${id}`, account: 'opening', amount, memo: name } as const
  await postToCredit(transaction, credit, { partnerId, nowMs })
  return id
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

/** Books a credit back out of what the student has; false if the student has less, or it was taken back before. */
export async function takeCreditBack(
  transaction: Transaction,
  id: number,
  nowMs: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('opening_credit')
    .select(['c_bpartner_id', 'amount', 'name'])
    .where('opening_credit_id', '=', id)
    .where('taken_back', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return false
  const { c_bpartner_id: partnerId, amount, name: memo } = row
  const credit = await lockCredit(transaction, partnerId)
  if (credit === null || credit < amount) return false
  await transaction
    .updateTable('opening_credit')
    .set({ taken_back: new Date(nowMs) })
    .where('opening_credit_id', '=', id)
    .execute()
  const source = `opening-back:${id}`
  const out = { account: 'opening', source, amount: paisa(amount), memo, partnerId, nowMs } as const
  return postPayOut(transaction, out)
}
