import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { AccountChange } from '../rules/facts.ts'

/** Keeps who made, changed or reset an account of the staff: it is no second person for them. */
export async function noteAccountChange(
  transaction: Transaction,
  { userId, by, nowMs }: { readonly userId: number; readonly by: number; readonly nowMs: number },
): Promise<void> {
  await transaction
    .insertInto('account_change')
    .values({ ad_user_id: userId, changed_by: by, changed: new Date(nowMs) })
    .execute()
}

/** What was done to an account by others. */
export async function changesOfAccount(
  reader: Reader,
  userId: number,
): Promise<readonly AccountChange[]> {
  const rows = await reader
    .selectFrom('account_change')
    .select(['changed_by', 'changed'])
    .where('ad_user_id', '=', userId)
    .execute()
  return rows.map((row) => ({ by: row.changed_by, atMs: row.changed.getTime() }))
}
