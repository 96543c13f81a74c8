import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { sql } from 'kysely'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Language, say } from '#platform/pure/message.ts'
import type { Captcha } from '#platform/server/captcha/captcha.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { signupNotOpen } from '#features/institution/rules/facts.ts'
import { authMessages } from '../rules/messages.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { privacyVersion } from '../rules/privacy.ts'
import { commonPasswords } from '../rules/common-passwords.ts'
import { accountOf, type NewAccount, signupProblems } from '../rules/signup.ts'
import { signupFromWire } from '../wire/signup.ts'
import { accountMails } from './mails.ts'
import type { Passwords } from './passwords/passwords.ts'
import { isWellKnownPassword } from './passwords/well-known-passwords.ts'

const knownKeys = new Set([
  'name',
  'name_nepali',
  'phone',
  'email',
  'gender',
  'dob',
  'password',
  'confirmPassword',
  'recaptchaToken',
])

export type SignupContext = {
  readonly database: Database
  readonly captcha: Captcha
  readonly passwords: Passwords
  readonly institution: CurrentInstitution
  readonly portalUrl: string
}

export type SignupRequest = {
  readonly body: Readonly<Record<string, unknown>>
  readonly remoteAddress: string
  readonly language: Language
  readonly nowMs: number
}

/**
 * One new student: partner with two empty addresses, user, credential, role (SPEC §2, READINGS R-23). For an existing
 * account the answer is the same and its owner gets a mail: registered addresses stay secret (SECURITY T07).
 */
export async function signUp(
  request: SignupRequest,
  context: SignupContext,
): Promise<Refusal | 'done'> {
  if (!context.institution().isSignUpOpen) return refusal('rule/signup-not-open', signupNotOpen)
  const refused = (await checkForm(request)) ?? (await checkCaptcha(request, context.captcha))
  if (refused !== null) return refused
  const form = signupFromWire(request.body)
  const account = accountOf(form)
  const passwordHash = await context.passwords.hash(form.password)
  await context.database.transaction(async (transaction) => {
    const userId = await claimEmail(transaction, account)
    if (userId === null) await tellOwner(transaction, account, { request, context })
    else await storeAccount(transaction, { userId, account, passwordHash })
  })
  return 'done'
}

async function checkForm({ body, nowMs }: SignupRequest): Promise<Refusal | null> {
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key))
  if (unknown !== undefined) {
    const text = `Column ${unknown} does not exist`
    return refusal('rule/unknown-key', { en: text, ne: text })
  }
  const form = signupFromWire(body)
  const known = isWellKnownPassword(form.password) ? { password: 'password-common' as const } : {}
  const problems = Object.entries({
    ...signupProblems(form, dayInNepal(nowMs), commonPasswords),
    ...known,
  })
  const [first] = problems
  if (first === undefined) return null
  return refusal('rule/invalid-signup', authMessages[first[1]], {
    errors: problems.map(([field, reason]) => ({ field, message: authMessages[reason] })),
  })
}

/** Before any database or hashing work (SECURITY T07, T08); a provider that is down is never skipped. */
async function checkCaptcha(
  { body, remoteAddress, nowMs }: SignupRequest,
  captcha: Captcha,
): Promise<Refusal | null> {
  const token = body['recaptchaToken']
  const outcome =
    typeof token === 'string' && token !== ''
      ? await captcha.verify(token, { remoteAddress, nowMs })
      : 'failed'
  if (outcome === 'passed') return null
  if (outcome === 'failed') return refusal('rule/captcha-needed', authMessages['captcha-needed'])
  return refusal('rule/captcha-unavailable', authMessages['captcha-unavailable'], {
    status: 503,
    retryAfterSeconds: 60,
  })
}

/** The unique index on the address decides races; null when the address is taken. */
async function claimEmail(
  transaction: Transaction,
  { name, email }: NewAccount,
): Promise<number | null> {
  const row = await transaction
    .insertInto('ad_user')
    .values({ name, email, privacy_version: privacyVersion })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('ad_user_id')
    .executeTakeFirst()
  return row?.ad_user_id ?? null
}

/** Once a day, however often the form is sent: the form cannot be used to fill another person's mailbox. */
async function tellOwner(
  transaction: Transaction,
  { email }: NewAccount,
  { request, context }: { request: SignupRequest; context: SignupContext },
): Promise<void> {
  const mail = accountMails.alreadyRegistered
  const values = { institution: context.institution().name, url: `${context.portalUrl}/login` }
  const subject = say(mail.subject, request.language, values)
  const text = say(mail.text, request.language, values)
  if (await isNotified(transaction, { email, subject, nowMs: request.nowMs })) return
  await queueMail(transaction, { to: email, subject, text }, request.nowMs)
}

async function isNotified(
  transaction: Transaction,
  { email, subject, nowMs }: { email: string; subject: string; nowMs: number },
): Promise<boolean> {
  await transaction
    .selectFrom('ad_user')
    .select('ad_user_id')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .forUpdate()
    .execute()
  const inserted = await transaction
    .selectFrom('mail_outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('subject', '=', subject)
    .where('created', '>', new Date(nowMs - 86_400_000))
    .executeTakeFirst()
  return inserted !== undefined
}

async function storeAccount(
  transaction: Transaction,
  { userId, account, passwordHash }: { userId: number; account: NewAccount; passwordHash: string },
): Promise<void> {
  const { c_bpartner_id } = await transaction
    .insertInto('c_bpartner')
    .values({
      name: account.name,
      name_nepali: account.nepaliName,
      email: account.email,
      phone: account.phone,
      gender: account.gender,
      dob_ad: account.birthDate,
      dob_bs: bsText(account.birthDate),
      createdby: userId,
      updatedby: userId,
    })
    .returning('c_bpartner_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('c_bpartner_location')
    .values(
      (['Permanent', 'Temporary'] as const).map((address_type) => ({
        c_bpartner_id,
        address_type,
        createdby: userId,
        updatedby: userId,
      })),
    )
    .execute()
  await transaction
    .updateTable('ad_user')
    .set({ c_bpartner_id })
    .where('ad_user_id', '=', userId)
    .execute()
  await transaction
    .insertInto('credential')
    .values({ ad_user_id: userId, password_hash: passwordHash })
    .execute()
  await transaction
    .insertInto('ad_user_roles')
    .values({ ad_user_id: userId, ad_role_id: roleIds.student })
    .execute()
}
