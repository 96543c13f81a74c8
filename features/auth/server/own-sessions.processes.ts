import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { ownSessionsText as text } from '../rules/own-sessions-messages.ts'
import { ownSessionEnd, ownSessions } from '../wire/processes.ts'
import { endSession } from './end-session.ts'
import { tooMany } from './login.ts'
import { isRowAlive } from './open-sessions.ts'
import { PasswordsBusy } from './passwords/passwords.ts'
import { type Proving, proveCurrent } from './passwords/prove-current.ts'
import type { Sessions } from './sessions.ts'

export type OwnSessionNeeds = Pick<Proving, 'passwords' | 'turns'> & { readonly sessions: Sessions }

/** A student sees their open sessions and ends any other than the present one, with the password. */
export function ownSessionProcesses(needs: OwnSessionNeeds): readonly Process[] {
  const roles = rolesWith('application.own')
  return [
    defineProcess({
      ...ownSessions,
      name: text.title,
      roles,
      shows: [],
      run: async (_given, context) => ({
        summary: text.title,
        data: { sessions: await openSessions(context) },
      }),
    }),
    defineProcess({
      ...ownSessionEnd,
      name: text['end-name'],
      roles,
      run: ({ AD_Session_ID: id, currentPassword }, context) =>
        end(id, currentPassword, { ...context, ...needs }),
    }),
  ]
}

/** The present one first, then as they were used last. */
async function openSessions({ database, session, nowMs }: ProcessContext) {
  const rows = await database.kysely
    .selectFrom('auth_session')
    .select(['ad_session_id', 'auth_session_id', 'device', 'started', 'last_seen', 'length'])
    .where('ad_user_id', '=', session.userId)
    .where('ad_role_id', '=', session.roleId)
    .where('stage', '=', 'full')
    .where('ended', 'is', null)
    .orderBy('last_seen', 'desc')
    .execute()
  return rows
    .filter((row) => isRowAlive(row, nowMs))
    .map((row) => ({
      id: row.ad_session_id,
      device: row.device ?? '',
      started: row.started.toISOString(),
      lastSeen: row.last_seen.toISOString(),
      isThis: row.auth_session_id === session.sessionId,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

async function end(id: number, currentPassword: string, context: ProcessContext & OwnSessionNeeds) {
  const { session, sessions } = context
  const refused = await passwordRefused(currentPassword, context)
  if (refused !== null) return refused
  return endSession(id, context, {
    sessions,
    mayEnd: (row) => row.ad_user_id === session.userId && row.auth_session_id !== session.sessionId,
    texts: { ended: text.ended, unknown: text['session-ended-before'] },
  })
}

async function passwordRefused(
  password: string,
  { database, passwords, turns, session, nowMs }: ProcessContext & OwnSessionNeeds,
) {
  try {
    const proved = await proveCurrent(password, session, { database, passwords, turns, nowMs })
    return 'code' in proved ? proved : null
  } catch (error) {
    if (error instanceof PasswordsBusy) return tooMany(2)
    throw error
  }
}
