import { sql } from 'kysely'
import { isAtHome, type Side } from '#features/roles/rules/facts.ts'
import type { Database } from '#platform/server/database/database.ts'

export type KnownUser = {
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly clientId: number
  readonly organizationId: number
  readonly partnerId: number
  readonly roleIds: readonly number[]
  /** When the password was last set, milliseconds since 1970: what was known of an older one counts no more. */
  readonly passwordSinceMs: number
  /** Signed in with the mailed one-time password: may only set a new one (SECURITY, Reset rule 3). */
  readonly mustChangePassword: boolean
}

type Account = Omit<KnownUser, 'mustChangePassword'>

/** A user who may sign in, with the password hashes. */
export type Person = {
  readonly user: Account
  readonly passwordHash: string
  readonly oneTime: { readonly hash: string; readonly expiresMs: number } | null
}

function selectPeople(database: Database) {
  return database.kysely
    .selectFrom('ad_user as u')
    .innerJoin('credential as c', 'c.ad_user_id', 'u.ad_user_id')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select([
      'u.ad_user_id',
      'u.name',
      'u.email',
      'u.ad_client_id',
      'u.ad_org_id',
      'u.c_bpartner_id',
    ])
    .select(['r.ad_role_id', 'c.password_hash', 'c.one_time_hash', 'c.one_time_expires'])
    .select('c.changed')
    .where('u.isactive', '=', true)
}

type PersonRow = {
  readonly ad_user_id: number
  readonly name: string
  readonly email: string
  readonly ad_client_id: number
  readonly ad_org_id: number
  readonly c_bpartner_id: number | null
  readonly ad_role_id: number
  readonly password_hash: string
  readonly one_time_hash: string | null
  readonly one_time_expires: Date | null
  readonly changed: Date
}

/** One row per role, the rest the same in each. */
function accountOf(rows: readonly PersonRow[]): Account | null {
  const [first] = rows
  if (first === undefined) return null
  return {
    userId: first.ad_user_id,
    name: first.name,
    email: first.email,
    clientId: first.ad_client_id,
    organizationId: first.ad_org_id,
    partnerId: first.c_bpartner_id ?? 0,
    roleIds: rows.map((row) => row.ad_role_id).toSorted((one, other) => one - other),
    passwordSinceMs: first.changed.getTime(),
  }
}

/** An account with the roles that are at home on a side. */
export function userAtHome<User extends Pick<Account, 'roleIds'>>(user: User, side: Side): User {
  return { ...user, roleIds: user.roleIds.filter((roleId) => isAtHome(side, roleId)) }
}

/** An active person by id, with the roles they hold now. */
export async function findKnownUser(database: Database, userId: number): Promise<Account | null> {
  return accountOf(await selectPeople(database).where('u.ad_user_id', '=', userId).execute())
}

/** When the password of the account behind an email was last set; null when there is none. */
export async function findPasswordSince(database: Database, email: string): Promise<number | null> {
  return accountOf(await peopleOf(database, email).execute())?.passwordSinceMs ?? null
}

function peopleOf(database: Database, email: string) {
  return selectPeople(database).where((where) => where(where.fn('lower', ['u.email']), '=', email))
}

/** The account that a sign-in names, and when the next try is allowed. */
export type Tried = {
  readonly person: Person | null
  /** When the guesser may try again; null: nothing has been missed. */
  readonly nextTry: Date | null
}

/** One statement, the same whether there is such a person or not. */
export async function findTried(
  database: Database,
  { account, guesser }: { readonly account: string; readonly guesser: string },
): Promise<Tried> {
  const rows = await database.kysely
    .selectFrom(sql<{ guesser: string }>`(select ${guesser}::text as guesser)`.as('tried'))
    .leftJoin('login_throttle as t', 't.account', 'tried.guesser')
    .leftJoin(peopleOf(database, account).as('person'), (join) => join.onTrue())
    .select('t.next_try')
    .selectAll('person')
    .execute()
  return { person: personOf(rows.filter(isFound)), nextTry: rows[0]?.next_try ?? null }
}

type MaybeRow = { readonly [Column in keyof PersonRow]: PersonRow[Column] | null }

function isFound<Row extends MaybeRow>(row: Row): row is Row & PersonRow {
  return row.ad_user_id !== null
}

function personOf(rows: readonly PersonRow[]): Person | null {
  const user = accountOf(rows)
  const [first] = rows
  if (user === null || first === undefined) return null
  const { password_hash, one_time_hash, one_time_expires } = first
  const oneTime =
    one_time_hash === null || one_time_expires === null
      ? null
      : { hash: one_time_hash, expiresMs: one_time_expires.getTime() }
  return { user, passwordHash: password_hash, oneTime }
}
