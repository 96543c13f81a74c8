import { rolesWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { notificationMessages as text } from '../rules/notice-messages.ts'

/** Marks one of the reader's notifications as read, or all of them. */
export const markNoticeRead = defineProcess({
  ...contracts.noticeMarkRead,
  name: { en: 'Mark notices as read', ne: 'सूचना पढेको जनाउने' },
  roles: rolesWith('notice.own'),
  run(given, { session, nowMs, transact }) {
    const id = given.ad_note_ID
    return transact(async (transaction) => {
      const notices = await transaction
        .selectFrom('ad_note')
        .select('ad_note_id')
        .where('ad_user_id', '=', session.userId)
        .$if(typeof id === 'number', (of) => of.where('ad_note_id', '=', Number(id)))
        .execute()
      if (typeof id === 'number' && notices.length === 0)
        return refusal('rule/notice-unknown', text['notice-unknown'], { status: 404 })
      const rows = notices.map(({ ad_note_id }) => ({ ad_note_id, read: new Date(nowMs) }))
      if (rows.length > 0)
        await transaction
          .insertInto('ad_note_read')
          .values(rows)
          .onConflict((conflict) => conflict.column('ad_note_id').doNothing())
          .execute()
      return { summary: text['marked-read'] }
    })
  },
})
