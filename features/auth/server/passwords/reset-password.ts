import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { randomInt } from 'node:crypto'
import { findDay } from '#platform/pure/calendar/day.ts'
import { type Language, say } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { isEmail, normalEmail } from '#features/auth/rules/email.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import { accountMails } from '../mails.ts'
import type { Passwords } from './passwords.ts'

const oneTimeMs = 10 * 60_000
const perAddressAndHour = 10
const mailsInAllPerHour = 300
export const mailsPerAccountAndDay = 3
const base32 = 'abcdefghijkmnpqrstuvwxyz23456789'

export type ResetRequest = {
  readonly email: string
  readonly birthday: string
  readonly remoteAddress: string
  readonly language: Language
  readonly nowMs: number
}

/**
 * Stores a request for a one-time password. The answer is the same whether the account exists or not. The lookup
 * happens later, in `handleResetRequests`, so the time is the same as well (SECURITY, Reset rule 1).
 */
export async function requestReset(
  database: Database,
  request: ResetRequest,
): Promise<AuthReason | 'true'> {
  const email = normalEmail(request.email)
  const birthDate = findDay(request.birthday)
  if (email === '' || request.birthday === '') return 'reset-lead'
  if (!isEmail(email)) return 'email-invalid'
  if (birthDate === null) return 'birth-date-invalid'
  const { byAddress, mailed } = await countLastHour(database, request)
  if (byAddress >= perAddressAndHour || mailed >= mailsInAllPerHour) return 'reset-throttled'
  await database.kysely
    .insertInto('password_reset_request')
    .values({
      email,
      birth_date: birthDate,
      language: request.language,
      address: request.remoteAddress,
      requested: new Date(request.nowMs),
    })
    .execute()
  return 'true'
}

/** Requests of one address, and mails in all: requests without a mail must not use up the limit for all users. */
async function countLastHour(
  database: Database,
  { remoteAddress, nowMs }: Pick<ResetRequest, 'remoteAddress' | 'nowMs'>,
) {
  const row = await database.kysely
    .selectFrom('password_reset_request')
    .select((count) => [
      count.fn.countAll<number>().filterWhere('mailed', '=', true).as('mailed'),
      count.fn.countAll<number>().filterWhere('address', '=', remoteAddress).as('byAddress'),
    ])
    .where('requested', '>', new Date(nowMs - 3_600_000))
    .executeTakeFirstOrThrow()
  return row
}

type HandleContext = {
  readonly database: Database
  readonly passwords: Passwords
  readonly institution: CurrentInstitution
  readonly portalUrl: string
  readonly nowMs: number
}

/** Mails a one-time password for each waiting request whose birth date is right; runs in a job, never in a request. */
export async function handleResetRequests(context: HandleContext): Promise<void> {
  const waiting = await context.database.kysely
    .selectFrom('password_reset_request')
    .selectAll()
    .where('handled', 'is', null)
    .orderBy('id')
    .limit(50)
    .execute()
  for (const command of waiting) await handleOne(command, context)
}

type PasswordResetRequest = { id: number; email: string; birth_date: string; language: Language }

async function handleOne(
  command: PasswordResetRequest,
  { database, passwords, institution, portalUrl, nowMs }: HandleContext,
): Promise<void> {
  const person = await findPerson(database, command)
  const { mailed } = await countLastHour(database, { remoteAddress: '', nowMs })
  const allowed =
    person !== null &&
    mailed < mailsInAllPerHour &&
    (await mailsToday(database, command.email, nowMs)) < mailsPerAccountAndDay
  const password = oneTimePassword()
  const hash = allowed ? await passwords.hash(password) : null
  await database.transaction(async (transaction) => {
    await transaction
      .updateTable('password_reset_request')
      .set({ handled: new Date(nowMs), mailed: hash !== null })
      .where('id', '=', command.id)
      .execute()
    if (person === null || hash === null) return
    await transaction
      .updateTable('credential')
      .set({
        one_time_hash: hash,
        one_time_expires: new Date(nowMs + oneTimeMs),
      })
      .where('ad_user_id', '=', person.ad_user_id)
      .execute()
    const { subject, text } = accountMails.oneTimePassword
    const values = { institution: institution().name, password, url: `${portalUrl}/login` }
    const mail = {
      to: person.email,
      subject: say(subject, command.language, values),
      text: say(text, command.language, values),
    }
    await queueMail(transaction, mail, nowMs)
  })
}

async function findPerson(database: Database, { email, birth_date }: PasswordResetRequest) {
  const row = await database.kysely
    .selectFrom('ad_user as u')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'u.c_bpartner_id')
    .select(['u.ad_user_id', 'u.email'])
    .where((where) => where(where.fn('lower', ['u.email']), '=', email))
    .where('p.dob_ad', '=', birth_date)
    .where('u.isactive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Mails of the day for this account. Wishes with a wrong birth date do not count: they must not lock the owner out. */
export async function mailsToday(
  database: Database,
  email: string,
  nowMs: number,
): Promise<number> {
  const row = await database.kysely
    .selectFrom('password_reset_request')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('email', '=', email)
    .where('mailed', '=', true)
    .where('handled', '>', new Date(nowMs - 86_400_000))
    .executeTakeFirstOrThrow()
  return row.n
}

/** 20 characters of 32: 100 bits, read over the phone without confusion. */
function oneTimePassword(): string {
  return Array.from({ length: 20 }, () => base32[randomInt(base32.length)]).join('')
}
