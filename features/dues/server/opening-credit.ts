import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { lockCredit } from '#features/payments/server/set-off/credit.ts'
import { postPayOut, postToCredit } from '#features/payments/server/ledger/ledger.ts'
import type { NewAmount, StoredBy } from './due-rows.ts'

/** Stores a credit and books it from before this system to the student; its id, or null if the student has one of that name. */
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
