import { randomBytes, randomInt } from 'node:crypto'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import { roleIds, type StaffRole, staffRoleOf, staffRoles } from '#features/roles/rules/facts.ts'
import { invitationOf } from '../rules/invitation.ts'
import type { StaffAccount } from '../wire/staff-accounts.ts'

const oneTimeLifeMs = 7 * 86_400_000
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** All users with a staff role, by name. */
export async function listAccounts(
  reader: Reader,
  nowMs: number,
): Promise<readonly Omit<StaffAccount, 'needsSecond'>[]> {
  const rows = await reader
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as ur', 'ur.ad_user_id', 'u.ad_user_id')
    .leftJoin('second_factor as f', 'f.ad_user_id', 'u.ad_user_id')
    .leftJoin('credential as c', 'c.ad_user_id', 'u.ad_user_id')
    .select(['u.ad_user_id', 'u.name', 'u.email', 'u.isactive', 'f.confirmed'])
    .select(['c.invited', 'c.joined', 'c.link_expires'])
    .select((select) => [
      select.fn.agg<string[]>('array_agg', ['ur.ad_role_id']).as('roles'),
      select
        .selectFrom('auth_session as s')
        .select((of) => of.fn.max('s.last_seen').as('seen'))
        .whereRef('s.ad_user_id', '=', 'u.ad_user_id')
        .as('last_seen'),
      select
        .selectFrom('mail_outbox as m')
        .select('m.last_error')
        .whereRef('m.recipient', '=', 'u.email')
        .where('m.channel', '=', 'mail')
        .where('m.sent', 'is', null)
        .where('m.last_error', 'is not', null)
        .orderBy('m.created', 'desc')
        .limit(1)
        .as('mail_problem'),
    ])
    .where('ur.ad_role_id', '<>', roleIds.student)
    .groupBy(['u.ad_user_id', 'f.confirmed', 'c.ad_user_id'])
    .orderBy('u.name')
    .execute()
  return rows.map((row) => ({
    id: row.ad_user_id,
    name: row.name,
    email: row.email,
    roles: staffRoles.filter((role) => row.roles.includes(String(roleIds[role]))),
    isLocked: !row.isactive,
    hasSecondFactor: row.confirmed !== null,
    invitation: invitationOf(row, nowMs),
    mailProblem: row.mail_problem,
    lastSeen: row.last_seen?.toISOString() ?? null,
  }))
}

/** 80 bits that are read out or copied once. */
export function newOneTimePassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Hashes of a password that is random and never shown, and of a one-time password where there is one. */
export type Hashes = { readonly password: string; readonly oneTime?: string }

export async function newHashes(passwords: Passwords, oneTimePassword?: string): Promise<Hashes> {
  const password = await passwords.hash(randomBytes(32).toString('base64url'))
  if (oneTimePassword === undefined) return { password }
  return { password, oneTime: await passwords.hash(oneTimePassword) }
}

/** True when an account has the address, in lower case. */
export async function isEmailTaken(reader: Reader, email: string): Promise<boolean> {
  const user = await reader
    .selectFrom('ad_user')
    .select('ad_user_id')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
  return user !== undefined
}

/** An account whose owner sets the password first: with a one-time password, within a week, or by a link. */
export async function createAccount(
  transaction: Transaction,
  person: {
    readonly name: string
    readonly email: string
    readonly roles: readonly StaffRole[]
    readonly hashes: Hashes
  },
  nowMs: number,
): Promise<number | 'email-taken'> {
  const user = await transaction
    .insertInto('ad_user')
    .values({ name: person.name, email: person.email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ad_user_id')
    .executeTakeFirst()
  if (user === undefined) return 'email-taken'
  const { ad_user_id } = user
  await transaction
    .insertInto('credential')
    .values({ ad_user_id, ...secretsOf(person.hashes, nowMs) })
    .execute()
  await writeRoles(transaction, ad_user_id, person.roles)
  return ad_user_id
}

/** The password and an open link stop working; the one-time password sets a new one. */
export async function replacePassword(
  transaction: Transaction,
  userId: number,
  { hashes, nowMs }: { readonly hashes: Hashes; readonly nowMs: number },
): Promise<void> {
  await transaction
    .updateTable('credential')
    .set({
      ...secretsOf(hashes, nowMs),
      link_hash: null,
      link_expires: null,
      changed: new Date(nowMs),
    })
    .where('ad_user_id', '=', userId)
    .execute()
}

function secretsOf({ password, oneTime }: Hashes, nowMs: number) {
  return {
    password_hash: password,
    one_time_hash: oneTime ?? null,
    one_time_expires: oneTime === undefined ? null : new Date(nowMs + oneTimeLifeMs),
  }
}

/** Stores the staff roles; the student role of the user is left unchanged. */
export async function writeRoles(
  transaction: Transaction,
  userId: number,
  roles: readonly StaffRole[],
): Promise<void> {
  await transaction
    .deleteFrom('ad_user_roles')
    .where('ad_user_id', '=', userId)
    .where('ad_role_id', '<>', roleIds.student)
    .execute()
  const rows = roles.map((role) => ({ ad_user_id: userId, ad_role_id: roleIds[role] }))
  await transaction.insertInto('ad_user_roles').values(rows).execute()
}

export async function removeSecondFactor(transaction: Transaction, userId: number): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('ad_user_id', '=', userId).execute()
  await transaction.deleteFrom('second_factor').where('ad_user_id', '=', userId).execute()
}

export type Account = {
  readonly ad_user_id: number
  readonly name: string
  readonly email: string
  readonly isactive: boolean
  readonly hasSecondFactor: boolean
  /** True if the owner was invited and has not joined. */
  readonly isInvited: boolean
  readonly roles: readonly StaffRole[]
}

/** A member of staff, with the row locked; null if the id is a student's or does not exist. */
export async function lockAccount(
  transaction: Transaction,
  userId: number,
): Promise<Account | null> {
  const user = await transaction
    .selectFrom('ad_user')
    .select(['ad_user_id', 'name', 'email', 'isactive'])
    .where('ad_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined) return null
  const roles = await transaction
    .selectFrom('ad_user_roles as ur')
    .select('ur.ad_role_id')
    .where('ur.ad_user_id', '=', userId)
    .orderBy('ur.ad_role_id')
    .execute()
  const factor = await transaction
    .selectFrom('second_factor')
    .select('confirmed')
    .where('ad_user_id', '=', userId)
    .where('confirmed', 'is not', null)
    .executeTakeFirst()
  const invitation = await transaction
    .selectFrom('credential')
    .select('ad_user_id')
    .where('ad_user_id', '=', userId)
    .where('invited', 'is not', null)
    .where('joined', 'is', null)
    .executeTakeFirst()
  const isInvited = invitation !== undefined
  const names = roles.flatMap(({ ad_role_id }) => staffRoleOf(ad_role_id) ?? [])
  return names.length === 0
    ? null
    : { ...user, roles: names, hasSecondFactor: factor !== undefined, isInvited }
}
