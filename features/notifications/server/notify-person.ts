import { type Message, type MessageValues, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail, queueText } from '#platform/server/mail/outbox.ts'
import { isMobileNumber } from '#platform/server/text-message/texter.ts'
import { notificationMessages } from '../rules/notice-messages.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { choiceOf } from './choices.ts'
import { queuePushes } from './pushes.ts'
import { type NoticeType, type NoticeTypeFacts, noticeTypes } from '../rules/notice-types.ts'

export type Notice = {
  readonly partnerId: number
  readonly sort: NoticeType
  /** Key of the event, e.g. `n_entrance_reg:1000012:AP`: a person is notified of it once, even if it is repeated. */
  readonly event: string
  readonly message: Message
  readonly values: MessageValues
  readonly nowMs: number
}

/** Notifies the user of a partner, in the transaction of the change; does nothing for a partner without an account. */
export async function notifyPartner(transaction: Transaction, notice: Notice): Promise<void> {
  const reader = await transaction
    .selectFrom('ad_user as u')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'u.c_bpartner_id')
    .select(['u.ad_user_id', 'u.ad_client_id', 'u.email', 'u.language', 'p.phone'])
    .where('u.c_bpartner_id', '=', notice.partnerId)
    .executeTakeFirst()
  if (reader === undefined) return
  const { message, values, sort } = notice
  const now = new Date(notice.nowMs)
  const written = await transaction
    .insertInto('ad_note')
    .values({
      ad_user_id: reader.ad_user_id,
      sort,
      event_key: `${sort}:${notice.event}`,
      textmsg: say(message, 'en', values),
      textmsg_ne: say(message, 'ne', values),
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.columns(['ad_user_id', 'event_key']).doNothing())
    .returning('ad_note_id')
    .executeTakeFirst()
  const facts: NoticeTypeFacts = noticeTypes[sort]
  if (written === undefined) return
  await queuePushes(transaction, { reader, noticeId: written.ad_note_id, notice })
  if (!facts.mail) return
  const chosen = await choiceOf(transaction, reader.ad_user_id, facts.topic)
  if (chosen.mail) await mail(transaction, reader, notice)
  const to = reader.phone ?? ''
  if (chosen.text && isMobileNumber(to))
    await queueText(transaction, { to, text: say(message, reader.language, values) }, notice.nowMs)
}

async function mail(
  transaction: Transaction,
  reader: { ad_client_id: number; email: string; language: 'en' | 'ne' },
  { sort, message, values, nowMs }: Notice,
): Promise<void> {
  const { email: to, language } = reader
  const { name } = await findSettingValue(transaction, 'university')
  const text = say(notificationMessages.mail, language, {
    text: say(message, language, values),
    institution: name,
  })
  await queueMail(transaction, { to, subject: say(noticeTypes[sort].name, language), text }, nowMs)
}
