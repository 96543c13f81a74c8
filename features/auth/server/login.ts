import type { Language } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { normalEmail } from '../rules/email.ts'
import { authMessages } from '../rules/messages.ts'
import { renewHash } from './passwords/renew-hash.ts'
import type { SessionLength } from '../rules/session-limits.ts'
import type { Side } from '#features/roles/rules/facts.ts'
import { findTried, type KnownUser, type Person, type Tried, userAtHome } from './accounts.ts'
import { type Passwords, PasswordsBusy } from './passwords/passwords.ts'
import {
  countMiss,
  clearMisses,
  secondsToWait,
  secondsUntil,
  type Turns,
} from './passwords/throttle.ts'

export type Credentials = {
  readonly userName: string
  readonly password: string
  readonly length: SessionLength
  readonly language: Language
  /**
   * This browser has signed in with the account's present password before. Its failed tries are counted apart, so that
   * guesses from other devices cannot lock the owner out (SECURITY T01).
   */
  readonly knownDevice: boolean
  /** Client the person signs in to (portal or office); only roles that belong to it count. */
  readonly side: Side
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
    const found = await findTried(context.database, { account, guesser })
    const tried = { ...found, person: personAtHome(found.person, credentials.side) }
    const wait = tried.nextTry === null ? 0 : secondsUntil(tried.nextTry, context.nowMs)
    return wait > 0 ? tooMany(wait) : compare(tried, { ...credentials, guesser }, context)
  })
  return outcome === 'crowded' ? tooMany(2) : outcome
}

/** The person with the roles of a side; null without one: there is no such account there, and its one-time password stays. */
function personAtHome(person: Person | null, side: Side): Person | null {
  if (person === null) return null
  const user = userAtHome(person.user, side)
  return user.roleIds.length === 0 ? null : { ...person, user }
}

/** Counters of failed tries for an account: one for unknown devices, one for known devices. */
export function guessersOf(account: string): readonly [string, string] {
  return [account, `known device of ${account}`]
}

async function compare(
  { person, nextTry }: Tried,
  { password, guesser }: { readonly password: string; readonly guesser: string },
  { database, passwords, nowMs }: Context,
): Promise<KnownUser | Refusal> {
  const matched = await matchPassword(person, password, { database, passwords, nowMs })
  if (matched === 'busy') return tooMany(2)
  if (person === null || matched === 'no') {
    await countMiss(database, guesser, nowMs)
    return wrong
  }
  if (nextTry !== null) await clearMisses(database, guesser)
  const proved = { userId: person.user.userId, password, hash: person.passwordHash }
  if (matched === 'real') await renewHash(proved, { database, passwords })
  return { ...person.user, mustChangePassword: matched === 'one-time' }
}

/** A check that was done, its misses counted and slowed like wrong passwords: who has to wait hears that instead. */
export async function slowed(
  guesser: string,
  refused: Refusal | null,
  { database, turns, nowMs }: Omit<Context, 'passwords'>,
): Promise<Refusal | null> {
  const outcome = await turns(guesser, async () => {
    const wait = await secondsToWait(database, guesser, nowMs)
    if (wait > 0) return tooMany(wait)
    if (refused === null) await clearMisses(database, guesser)
    else await countMiss(database, guesser, nowMs)
    return refused
  })
  return outcome === 'crowded' ? tooMany(2) : outcome
}

export function tooMany(seconds: number): Refusal {
  return refusal('rule/too-many-attempts', authMessages['too-many-attempts'], {
    status: 429,
    retryAfterSeconds: seconds,
  })
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
    return (await stillWaits(database, person.user.userId, hash)) ? 'one-time' : 'no'
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy'
    throw error
  }
}

/**
 * True if the one-time password is still unused: setting the own password spends it, the end of its time window does
 * not. Its session can only set a password (decision 003).
 */
async function stillWaits(database: Database, userId: number, hash: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('credential')
    .select('ad_user_id')
    .where('ad_user_id', '=', userId)
    .where('one_time_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}
