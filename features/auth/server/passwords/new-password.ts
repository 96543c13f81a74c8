import { sql } from 'kysely'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { type Language, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { commonPasswords } from '#features/auth/rules/common-passwords.ts'
import { type AuthReason, authMessages } from '#features/auth/rules/messages.ts'
import { passwordProblem } from '#features/auth/rules/password.ts'
import { accountMails } from '../mails.ts'
import { isWellKnownPassword } from './well-known-passwords.ts'

/** A new password, typed twice. */
export type NewPassword = { readonly password: string; readonly confirmPassword: string }

/** Problem of a new password with its field; null if there is none. `words`: those of the institution. */
export function newPasswordProblem(
  { password, confirmPassword }: NewPassword,
  words: readonly string[],
): { readonly field: keyof NewPassword; readonly reason: AuthReason } | null {
  const reason = passwordProblem(password, commonPasswords, words)
  if (reason !== null) return { field: 'password', reason }
  if (isWellKnownPassword(password)) return { field: 'password', reason: 'password-common' }
  return password === confirmPassword
    ? null
    : { field: 'confirmPassword', reason: 'passwords-differ' }
}

export function refusedPassword(field: string, reason: AuthReason): Refusal {
  const message = authMessages[reason]
  return refusal('rule/invalid-password', message, { errors: [{ field, message }] })
}

/** Values of a credential whose owner has set the password: nothing that was issued or mailed before works any more. */
export function ownPassword(hash: string, nowMs: number) {
  return {
    password_hash: hash,
    one_time_hash: null,
    one_time_expires: null,
    link_hash: null,
    link_expires: null,
    changed: new Date(nowMs),
    joined: sql<Date>`coalesce(joined, ${new Date(nowMs)})`,
  }
}

type Mailing = {
  readonly institution: CurrentInstitution
  readonly portalUrl: string
  readonly nowMs: number
}

/** Mails the owner of an account that its password was changed (SECURITY T10). */
export async function mailPasswordChanged(
  transaction: Transaction,
  { email, language }: { readonly email: string; readonly language: Language },
  { institution, portalUrl, nowMs }: Mailing,
): Promise<void> {
  const { subject, text } = accountMails.passwordChanged
  const values = { institution: institution().name, url: `${portalUrl}/forgot-password` }
  const mail = {
    to: email,
    subject: say(subject, language, values),
    text: say(text, language, values),
  }
  await queueMail(transaction, mail, nowMs)
}
