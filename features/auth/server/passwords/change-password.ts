import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import { isStaffRole } from '#features/roles/rules/facts.ts'
import { tooMany } from '../login.ts'
import {
  ownPassword,
  mailPasswordChanged,
  newPasswordProblem,
  refusedPassword,
} from './new-password.ts'
import type { Passwords } from './passwords.ts'
import { openSessionsOf } from '../open-sessions.ts'
import type { LiveSession, Sessions } from '../sessions.ts'
import { countMiss, clearMisses, secondsToWait, type Turns } from './throttle.ts'

export type ChangePassword = {
  readonly currentPassword: string
  readonly password: string
  readonly confirmPassword: string
}

type Context = {
  readonly database: Database
  readonly passwords: Passwords
  readonly turns: Turns
  readonly sessions: Sessions
  readonly institution: CurrentInstitution
  readonly institutionWords: readonly string[]
  readonly portalUrl: string
  readonly nowMs: number
}

/**
 * Sets a new password for the session's person who knows the current or the mailed one-time password. All sessions of
 * the person end, this one too when it was opened with the one-time password; the owner gets a mail (SECURITY T10).
 */
export async function changePassword(
  command: ChangePassword,
  session: LiveSession,
  context: Context,
): Promise<Refusal | 'done'> {
  const problem = formProblem(command, context.institutionWords)
  if (problem !== null) return refusedPassword(problem.field, problem.reason)
  const proved = await checkCurrent(command.currentPassword, session, context)
  if ('code' in proved) return proved
  const hash = await context.passwords.hash(command.password)
  const isStored = await store({ hash, proved: proved.hash }, session, context)
  return isStored ? 'done' : refusedPassword('currentPassword', 'current-password-wrong')
}

function formProblem(
  command: ChangePassword,
  words: readonly string[],
): { field: keyof ChangePassword; reason: AuthReason } | null {
  if (command.currentPassword === '')
    return { field: 'currentPassword', reason: 'current-password-required' }
  return newPasswordProblem(command, words)
}

/** Guesses are slowed as at the sign-in: a person who took over a session must not find the password as well. */
async function checkCurrent(
  password: string,
  session: LiveSession,
  context: Context,
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
  session: LiveSession,
  { database, passwords, nowMs }: Context,
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

/** Of several who proved the same password at once one sets a new one; false for the others. */
async function store(
  { hash, proved }: { readonly hash: string; readonly proved: string },
  session: LiveSession,
  context: Context,
): Promise<boolean> {
  const { database, sessions, nowMs } = context
  const ended = await database.transaction(async (transaction) => {
    const changed = await transaction
      .updateTable('credential')
      .set(ownPassword(hash, nowMs))
      .where('ad_user_id', '=', session.userId)
      .where((of) => of.or([of('password_hash', '=', proved), of('one_time_hash', '=', proved)]))
      .returning('ad_user_id')
      .executeTakeFirst()
    if (changed === undefined) return null
    const others = await openSessionsOf(transaction, session.userId)
    // Staff start again: a session that only set a password has not proved the second factor.
    const endsToo = session.stage === 'reset' && isStaffRole(session.roleId)
    const ids = others.filter((id) => endsToo || id !== session.sessionId)
    await sessions.end(ids, nowMs, transaction)
    if (session.stage === 'reset' && !endsToo)
      await transaction
        .updateTable('auth_session')
        .set({ stage: 'full' })
        .where('auth_session_id', '=', session.sessionId)
        .execute()
    await mailPasswordChanged(transaction, session, context)
    return ids
  })
  if (ended === null) return false
  sessions.evict([...ended, session.sessionId])
  return true
}
