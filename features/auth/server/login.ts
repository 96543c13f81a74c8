import type { Language } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { normalEmail } from '../rules/email.ts'
import { authMessages } from '../rules/messages.ts'
import type { SessionLength } from '../rules/session-limits.ts'
import { type Passwords, PasswordsBusy } from './passwords.ts'
import { countMiss, forgetMisses, secondsToWait, type Turns } from './throttle.ts'

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

export type Credentials = {
  readonly userName: string
  readonly password: string
  readonly length: SessionLength
  readonly language: Language
  /**
   * This browser has signed in with the account's present password before: its misses are counted apart, so that
   * nobody's guessing elsewhere can lock the owner out (SECURITY T01).
   */
  readonly knownDevice: boolean
}

type Context = {
  readonly database: Database
  readonly passwords: Passwords
  readonly turns: Turns
  readonly nowMs: number
}

const wrong = refusal('rule/invalid-credentials', authMessages['invalid-credentials'], {
  status: 401,
})

/** The person behind email and password, or why not: one answer for unknown, inactive and mistyped alike (SECURITY T02). */
export async function checkCredentials(
  credentials: Credentials,
  context: Context,
): Promise<KnownUser | Refusal> {
  const account = normalEmail(credentials.userName).slice(0, 254)
  const [stranger, known] = guessersOf(account)
  const guesser = credentials.knownDevice ? known : stranger
  const outcome = await context.turns(guesser, async () => {
    const wait = await secondsToWait(context.database, guesser, context.nowMs)
    return wait > 0 ? tooMany(wait) : compare(account, { ...credentials, guesser }, context)
  })
  return outcome === 'crowded' ? tooMany(2) : outcome
}

/** Who guesses at an account: strangers in all, and in all those who have its device in hand. */
export function guessersOf(account: string): readonly [string, string] {
  return [account, `known device of ${account}`]
}

async function compare(
  account: string,
  { password, guesser }: { readonly password: string; readonly guesser: string },
  { database, passwords, nowMs }: Context,
): Promise<KnownUser | Refusal> {
  const person = await findPerson(database, account)
  const matched = await matchPassword(person, password, { database, passwords, nowMs })
  if (matched === 'busy') return tooMany(2)
  if (person === null || matched === 'no') {
    await countMiss(database, guesser, nowMs)
    return wrong
  }
  await forgetMisses(database, guesser)
  return { ...person.user, mustChangePassword: matched === 'one-time' }
}

export function tooMany(seconds: number): Refusal {
  return refusal('rule/too-many-attempts', authMessages['too-many-attempts'], {
    status: 429,
    retryAfterSeconds: seconds,
  })
}

type Account = Omit<KnownUser, 'mustChangePassword'>
type Person = {
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
    .select(['c.one_time_used', 'c.changed'])
    .where('u.isactive', '=', true)
    .orderBy('r.ad_role_id')
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

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
    roleIds: rows.map((row) => row.ad_role_id),
    passwordSinceMs: first.changed.getTime(),
  }
}

/** An active person by id, with the roles they hold now. */
export async function findKnownUser(database: Database, userId: number): Promise<Account | null> {
  return accountOf(await selectPeople(database).where('u.ad_user_id', '=', userId).execute())
}

/** When the password of the account behind an email was last set; null when there is none. */
export async function findPasswordSince(database: Database, email: string): Promise<number | null> {
  return (await findPerson(database, email))?.user.passwordSinceMs ?? null
}

async function findPerson(database: Database, email: string): Promise<Person | null> {
  const rows = await selectPeople(database)
    .where((where) => where(where.fn('lower', ['u.email']), '=', email))
    .execute()
  const user = accountOf(rows)
  const [first] = rows
  if (user === null || first === undefined) return null
  const { password_hash, one_time_hash, one_time_expires, one_time_used } = first
  const oneTime =
    one_time_hash === null || one_time_expires === null || one_time_used
      ? null
      : { hash: one_time_hash, expiresMs: one_time_expires.getTime() }
  return { user, passwordHash: password_hash, oneTime }
}

/**
 * The real password, else the one-time one. What is wrong is always compared twice, with nothing where nothing waits:
 * otherwise the time would tell whether a reset was asked for with the right birth date.
 */
async function matchPassword(
  person: Person | null,
  password: string,
  { database, passwords, nowMs }: Omit<Context, 'turns'>,
): Promise<'real' | 'one-time' | 'no' | 'busy'> {
  try {
    if (await passwords.matches(password, person?.passwordHash ?? null)) return 'real'
    const oneTime = person?.oneTime ?? null
    const hash = oneTime !== null && oneTime.expiresMs > nowMs ? oneTime.hash : null
    const matches = await passwords.matches(password, hash)
    if (!matches || person === null || hash === null) return 'no'
    return (await useUp(database, person.user.userId, hash)) ? 'one-time' : 'no'
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy'
    throw error
  }
}

/** A one-time password signs in once, whoever of two callers comes first (SECURITY, Reset rule 2). */
async function useUp(database: Database, userId: number, hash: string): Promise<boolean> {
  const row = await database.kysely
    .updateTable('credential')
    .set({ one_time_used: true })
    .where('ad_user_id', '=', userId)
    .where('one_time_hash', '=', hash)
    .where('one_time_used', '=', false)
    .returning('ad_user_id')
    .executeTakeFirst()
  return row !== undefined
}
