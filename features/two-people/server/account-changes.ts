import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { AccountChange } from '../rules/facts.ts'

/** Records who created, changed or reset a staff account: it is no second person for their proposals. */
export async function noteAccountChange(
  transaction: Transaction,
  { userId, by, nowMs }: { readonly userId: number; readonly by: number; readonly nowMs: number },
): Promise<void> {
  await transaction
    .insertInto('account_change')
    .values({ ad_user_id: userId, changed_by: by, changed: new Date(nowMs) })
    .execute()
}

/** Changes of an account by other users. */
export function changesOfAccount(
  reader: Reader,
  userId: number,
): Promise<readonly AccountChange[]> {
  return changesOfAccounts(reader, [userId])
}

type ChangeOfAccount = AccountChange & { readonly userId: number }

/** The same of several accounts. */
export async function changesOfAccounts(
  reader: Reader,
  userIds: readonly number[],
): Promise<readonly ChangeOfAccount[]> {
  if (userIds.length === 0) return []
  const rows = await reader
    .selectFrom('account_change')
    .select(['ad_user_id', 'changed_by', 'changed'])
    .where('ad_user_id', 'in', userIds)
    .execute()
  return rows.map((row) => ({
    userId: row.ad_user_id,
    by: row.changed_by,
    atMs: row.changed.getTime(),
  }))
}
