import type { Transaction } from '#platform/server/database/database.ts'
import type { NoticeType } from '../rules/notice-types.ts'

/**
 * Withdraws notices of a partner: they stay in the database, inactive, and no list shows them. `event` is the beginning
 * of their events, such as `a_asset:1000012:`.
 */
export async function withdrawNotices(
  transaction: Transaction,
  of: { readonly partnerId: number; readonly sort: NoticeType; readonly event: string },
): Promise<void> {
  await transaction
    .updateTable('ad_note as n')
    .from('ad_user as u')
    .whereRef('u.ad_user_id', '=', 'n.ad_user_id')
    .where('u.c_bpartner_id', '=', of.partnerId)
    .where('n.sort', '=', of.sort)
    .where(({ eb, fn, val }) =>
      eb(fn<boolean>('starts_with', ['n.event_key', val(`${of.sort}:${of.event}`)]), '=', true),
    )
    .set({ isactive: false })
    .execute()
}
