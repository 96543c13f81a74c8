import { type Language, say } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { type Due, sendDue } from '#platform/server/mail/outbox.ts'
import { pushLifetimeMs, type Pusher } from '#platform/server/push/pusher.ts'
import { isSessionAlive } from '#features/auth/rules/session-limits.ts'
import { notificationMessages } from '../rules/notice-messages.ts'
import { type NoticeType, noticeTypes } from '../rules/notice-types.ts'

/** Path of the notifications in the portal. */
const noticesPath = '/#notifications'

type Pushed = {
  readonly reader: { readonly ad_user_id: number; readonly language: Language }
  readonly noticeId: number
  readonly notice: { readonly sort: NoticeType; readonly nowMs: number }
}

/**
 * Adds a push to the outbox for each browser of the reader, in the transaction of the change. It names the type of the
 * notification, never its text: other people see a locked screen too.
 */
export async function queuePushes(
  transaction: Transaction,
  { reader, noticeId, notice: { sort, nowMs } }: Pushed,
): Promise<void> {
  const now = new Date(nowMs)
  const body = JSON.stringify({
    title: say(noticeTypes[sort].name, reader.language),
    body: say(notificationMessages['push-body'], reader.language),
    language: reader.language,
    tag: `notice-${noticeId}`,
    path: noticesPath,
  })
  await transaction
    .insertInto('mail_outbox')
    .columns(['channel', 'recipient', 'subject', 'body', 'created', 'next_try'])
    .expression((from) =>
      from
        .selectFrom('push_subscription')
        .select(({ val, cast }) => [
          cast<'push'>(val('push'), 'text').as('channel'),
          cast<string>('push_subscription_id', 'text').as('recipient'),
          cast<string>(val(''), 'text').as('subject'),
          cast<string>(val(body), 'text').as('body'),
          cast<Date>(val(now), 'timestamptz').as('created'),
          cast<Date>(val(now), 'timestamptz').as('next_try'),
        ])
        .where('ad_user_id', '=', reader.ad_user_id),
    )
    .execute()
}

type Sender = { readonly database: Database; readonly pusher: Pusher }

/** Pushes due notifications to browsers; a failure is tried again for a day. Returns how many need no further try. */
export function sendDuePushes(by: Sender, nowMs: number): Promise<number> {
  return sendDue(by.database, nowMs, {
    channel: 'push',
    rounds: 25,
    atOnce: 20,
    send: (due) => send(by, due, nowMs),
  })
}

/** Sends one push. Skips it if the session has ended or the push is too old. */
async function send({ database, pusher }: Sender, due: Due, nowMs: number): Promise<void> {
  if (nowMs - due.created.getTime() > pushLifetimeMs) return
  const address = await liveAddress(database, Number(due.recipient), nowMs)
  if (address === null) return
  const message = { topic: due.message_id.replaceAll('-', ''), text: due.body }
  if ((await pusher.send(address, message)) === 'taken') return
  await database.kysely
    .deleteFrom('push_subscription')
    .where('push_subscription_id', '=', Number(due.recipient))
    .where('endpoint', '=', address.endpoint)
    .execute()
}

async function liveAddress(database: Database, id: number, nowMs: number) {
  const row = await database.kysely
    .selectFrom('push_subscription as p')
    .innerJoin('auth_session as s', 's.auth_session_id', 'p.auth_session_id')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'p.ad_user_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 's.started', 's.last_seen', 's.length'])
    .where('p.push_subscription_id', '=', id)
    .where('s.ended', 'is', null)
    .where('u.isactive', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  const { started, last_seen, length, ...address } = row
  const times = { startedMs: started.getTime(), lastSeenMs: last_seen.getTime(), length }
  return isSessionAlive(times, nowMs) ? address : null
}
