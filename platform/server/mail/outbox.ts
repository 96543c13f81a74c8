import type { Generated } from 'kysely'
import type { Instant, Key, Maybe, MaybeInstant } from '../database/columns.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Mailer } from './mailer.ts'

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: {
      id: Key
      message_id: Generated<string>
      recipient: string
      subject: string
      body: string
      created: Instant
      sent: MaybeInstant
      attempts: Generated<number>
      next_try: Instant
      last_error: Maybe<string>
    }
  }
}

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
    .select(['id', 'message_id', 'recipient', 'subject', 'body', 'attempts'])
    .where('sent', 'is', null)
    .where('next_try', '<=', new Date(nowMs))
    .orderBy('id')
    .limit(50)
    .execute()
  let sent = 0
  for (const row of due) {
    if (!(await claim(database, row, nowMs))) continue
    const { message_id: id, recipient: to, subject, body: text } = row
    const failure = await tryToSend(mailer, { id, to, subject, text })
    await database.kysely
      .updateTable('mail_outbox')
      .set(failure === null ? { sent: new Date(nowMs), body: '' } : { last_error: failure })
      .where('id', '=', row.id)
      .execute()
    if (failure === null) sent++
  }
  return sent
}

/** The next try is noted before this one: two processes never send one mail, and a crash sends it later, not never. */
async function claim(
  { kysely }: Database,
  { id, attempts }: { id: number; attempts: number },
  nowMs: number,
): Promise<boolean> {
  const delay = retryMs[Math.min(attempts, retryMs.length - 1)] ?? 0
  const claimed = await kysely
    .updateTable('mail_outbox')
    .set({ attempts: attempts + 1, next_try: new Date(nowMs + delay) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Null when the carrier took it, else what it said. */
async function tryToSend(
  mailer: Mailer,
  mail: OutgoingMail & { readonly id: string },
): Promise<string | null> {
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'unknown failure'
  }
}
