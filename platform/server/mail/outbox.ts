import type { Generated } from 'kysely'
import type { Timestamp, Key, Maybe, MaybeTimestamp } from '../database/columns.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Texter } from '../text-message/texter.ts'
import type { Mailer } from './mailer.ts'

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: {
      id: Key
      message_id: Generated<string>
      channel: Generated<Channel>
      recipient: string
      subject: string
      body: string
      created: Timestamp
      sent: MaybeTimestamp
      attempts: Generated<number>
      next_try: Timestamp
      last_error: Maybe<string>
    }
  }
}

/** Way of sending: a mail to an address, a text message to a mobile number, or a push to a browser by its id. */
type Channel = 'mail' | 'text' | 'push'

export type OutgoingMail = { readonly to: string; readonly subject: string; readonly text: string }

/** Puts a mail into the outbox within the change it tells of. Gives its id there. */
export function queueMail(
  transaction: Transaction,
  { to: recipient, subject, text: body }: OutgoingMail,
  nowMs: number,
): Promise<number> {
  return queue(transaction, { channel: 'mail', recipient, subject, body }, nowMs)
}

/** The same for a text message; `to` is a mobile number. */
export function queueText(
  transaction: Transaction,
  { to: recipient, text: body }: { readonly to: string; readonly text: string },
  nowMs: number,
): Promise<number> {
  return queue(transaction, { channel: 'text', recipient, subject: '', body }, nowMs)
}

type Queued = Record<'recipient' | 'subject' | 'body', string> & { readonly channel: Channel }

async function queue(transaction: Transaction, message: Queued, nowMs: number): Promise<number> {
  const now = new Date(nowMs)
  const { id } = await transaction
    .insertInto('mail_outbox')
    .values({ ...message, created: now, next_try: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const retryMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const

/** Sends the mails that are due; a failure is tried again after 1, 5, 30 min, 2, 6 h. Returns how many were sent. */
export function sendDueMail(database: Database, mailer: Mailer, nowMs: number): Promise<number> {
  return sendDue(database, nowMs, {
    channel: 'mail',
    ...oneByOne,
    send: ({ message_id: id, recipient: to, subject, body: text }) =>
      mailer.send({ id, to, subject, text }),
  })
}

/** The same for text messages. */
export function sendDueTexts(database: Database, texter: Texter, nowMs: number): Promise<number> {
  return sendDue(database, nowMs, {
    channel: 'text',
    ...oneByOne,
    send: ({ message_id: id, recipient: to, body: text }) => texter.send({ id, to, text }),
  })
}

/** A message of the outbox that is due. */
export type Due = {
  readonly id: number
  readonly message_id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly created: Date
  readonly attempts: number
}

/** Mails and text messages go to one server, which is not hurried. */
const oneByOne = { rounds: 50, atOnce: 1 } as const

type Sending = {
  readonly channel: Channel
  /** In one go at most `rounds` times `atOnce` are sent. */
  readonly rounds: number
  readonly atOnce: number
  /** Throws when it could not be handed over: it is tried again later. */
  readonly send: (due: Due) => Promise<void>
}

/** Sends what is due of a channel, oldest first, so many at once. Returns how many were handed over. */
export async function sendDue(
  database: Database,
  nowMs: number,
  { channel, rounds, atOnce, send }: Sending,
): Promise<number> {
  const due = await database.kysely
    .selectFrom('mail_outbox')
    .select(['id', 'message_id', 'recipient', 'subject', 'body', 'created', 'attempts'])
    .where('channel', '=', channel)
    .where('sent', 'is', null)
    .where('next_try', '<=', new Date(nowMs))
    .orderBy('id')
    .limit(rounds * atOnce)
    .execute()
  let sent = 0
  for (let first = 0; first < due.length; first += atOnce) {
    const together = due.slice(first, first + atOnce)
    const outcomes = await Promise.all(together.map(sendOne))
    sent += outcomes.filter(Boolean).length
  }
  return sent

  /** True if this process has handed it over now. */
  async function sendOne(row: Due): Promise<boolean> {
    if (!(await claim(database, row, nowMs))) return false
    const failure = await tryTo(() => send(row))
    await database.kysely
      .updateTable('mail_outbox')
      .set(failure === null ? { sent: new Date(nowMs), body: '' } : { last_error: failure })
      .where('id', '=', row.id)
      .execute()
    return failure === null
  }
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

/** Null if the carrier took it, else its error message, at most 300 characters. */
async function tryTo(send: () => Promise<void>): Promise<string | null> {
  try {
    await send()
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'unknown failure'
  }
}
