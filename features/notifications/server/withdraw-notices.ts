import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { NoticeType } from '../rules/notice-types.ts'

/** Notices of a partner. `event` is the beginning of their events, such as `a_asset:1000012:`. */
type Of = { readonly partnerId: number; readonly sort: NoticeType; readonly event: string }

/** Withdraws notices: they stay in the database, inactive, and no list shows them. */
export async function withdrawNotices(transaction: Transaction, of: Of): Promise<void> {
  await notices(transaction, of).set({ isactive: false }).execute()
}

/** Shows withdrawn notices again. */
export async function restoreNotices(transaction: Transaction, of: Of): Promise<void> {
  await notices(transaction, of).set({ isactive: true }).execute()
}

/** Withdraws notices of something that was undone: when it happens again, the partner is notified again. */
export async function undoNotices(transaction: Transaction, of: Of): Promise<void> {
  const undone = sql<string>`'undone:' || n.ad_note_id || ':' || n.event_key`
  await notices(transaction, of).set({ isactive: false, event_key: undone }).execute()
}

function notices(transaction: Transaction, { partnerId, sort, event }: Of) {
  return transaction
    .updateTable('ad_note as n')
    .from('ad_user as u')
    .whereRef('u.ad_user_id', '=', 'n.ad_user_id')
    .where('u.c_bpartner_id', '=', partnerId)
    .where('n.sort', '=', sort)
    .where(({ eb, fn, val }) =>
      eb(fn<boolean>('starts_with', ['n.event_key', val(`${sort}:${event}`)]), '=', true),
    )
}
