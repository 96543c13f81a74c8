import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import { isStaffRole } from '#features/roles/rules/facts.ts'
import {
  ownPassword,
  mailPasswordChanged,
  newPasswordProblem,
  refusedPassword,
} from './new-password.ts'
import { type Proving, proveCurrent } from './prove-current.ts'
import { openSessionsOf } from '../open-sessions.ts'
import type { LiveSession, Sessions } from '../sessions.ts'

export type ChangePassword = {
  readonly currentPassword: string
  readonly password: string
  readonly confirmPassword: string
}

type Context = Proving & {
  readonly sessions: Sessions
  readonly institution: CurrentInstitution
  readonly institutionWords: readonly string[]
  readonly portalUrl: string
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
  const proved = await proveCurrent(command.currentPassword, session, context)
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
