import type { Database } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { tooMany } from '../login.ts'
import { refusedPassword } from './new-password.ts'
import type { Passwords } from './passwords.ts'
import { clearMisses, countMiss, secondsToWait, type Turns } from './throttle.ts'

export type Proving = {
  readonly database: Database
  readonly passwords: Passwords
  readonly turns: Turns
  readonly nowMs: number
}

/**
 * Checks the current or the mailed one-time password of a session's user. Guesses are slowed as at the sign-in: a person
 * who took over a session must not find the password as well.
 */
export async function proveCurrent(
  password: string,
  session: { readonly userId: number },
  context: Proving,
): Promise<Refusal | Proved> {
  const { database, turns, nowMs } = context
  const guesser = `session of ${session.userId}`
  const outcome = await turns(guesser, async () => {
    const wait = await secondsToWait(database, guesser, nowMs)
    if (wait > 0) return tooMany(wait)
    const proved = await knownPassword(password, session, context)
    if (proved !== null) {
      await clearMisses(database, guesser)
      return proved
    }
    await countMiss(database, guesser, nowMs)
    return refusedPassword('currentPassword', 'current-password-wrong')
  })
  return outcome === 'crowded' ? tooMany(2) : outcome
}

/** The stored hash that a typed password proved. */
type Proved = { readonly hash: string }

async function knownPassword(
  password: string,
  session: { readonly userId: number },
  { database, passwords, nowMs }: Proving,
): Promise<Proved | null> {
  const row = await database.kysely
    .selectFrom('credential')
    .select(['password_hash', 'one_time_hash', 'one_time_expires'])
    .where('ad_user_id', '=', session.userId)
    .executeTakeFirstOrThrow()
  const { password_hash, one_time_hash, one_time_expires } = row
  if (await passwords.matches(password, password_hash)) return hashOf(password_hash)
  const waits = one_time_expires !== null && one_time_expires.getTime() > nowMs
  const oneTime = waits ? one_time_hash : null
  return (await passwords.matches(password, oneTime)) ? hashOf(oneTime) : null
}

function hashOf(hash: string | null): Proved | null {
  return hash === null ? null : { hash }
}
