import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'

export type OutgoingMail = { readonly to: string; readonly subject: string; readonly text: string }

/** Puts a mail into the outbox within the change it tells of. */
export async function queueMail(
  transaction: Transaction,
  mail: OutgoingMail,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await transaction
    .insertInto('mail_outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      created: now,
      next_try: now,
    })
    .execute()
}

const retryMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const

/** Sends what is due; a failure is tried again after 1, 5, 30 min, 2, 6 h. Returns how many were sent. */
export async function sendDueMail(
  database: Database,
  mailer: Mailer,
  nowMs: number,
): Promise<number> {
  const due = await database.kysely
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'body', 'attempts'])
    .where('sent', 'is', null)
    .where('next_try', '<=', new Date(nowMs))
    .orderBy('id')
    .limit(50)
    .execute()
  let sent = 0
  for (const mail of due) {
    const failure = await tryToSend(mailer, {
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
    })
    const delay = retryMs[Math.min(mail.attempts, retryMs.length - 1)] ?? 0
    await database.kysely
      .updateTable('mail_outbox')
      .set(
        failure === null
          ? { sent: new Date(nowMs), body: '', attempts: mail.attempts + 1 }
          : { attempts: mail.attempts + 1, next_try: new Date(nowMs + delay), last_error: failure },
      )
      .where('id', '=', mail.id)
      .execute()
    if (failure === null) sent++
  }
  return sent
}

/** Null when the carrier took it, else what it said. */
async function tryToSend(mailer: Mailer, mail: OutgoingMail): Promise<string | null> {
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'unknown failure'
  }
}
