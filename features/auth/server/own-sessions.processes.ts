import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { ownSessionsText as text } from '../rules/own-sessions-messages.ts'
import { isSessionAlive } from '../rules/session-limits.ts'
import { ownSessionEnd, ownSessions } from '../wire/processes.ts'
import { tooMany } from './login.ts'
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
    .filter(({ started, last_seen: seen, length }) =>
      isSessionAlive({ startedMs: started.getTime(), lastSeenMs: seen.getTime(), length }, nowMs),
    )
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
  const { session, sessions, nowMs } = context
  const refused = await passwordRefused(currentPassword, context)
  if (refused !== null) return refused
  let ended: readonly string[] = []
  const done = await context.transact(async (transaction, did) => {
    const row = await transaction
      .selectFrom('auth_session')
      .select('auth_session_id')
      .where('ad_session_id', '=', id)
      .where('ad_user_id', '=', session.userId)
      .where('auth_session_id', '<>', session.sessionId)
      .where('ended', 'is', null)
      .executeTakeFirst()
    if (row === undefined)
      return refusal('rule/session-unknown', text['session-ended-before'], { status: 404 })
    ended = [row.auth_session_id]
    await sessions.end(ended, nowMs, transaction)
    const facts = { table: 'auth_session', record: id } as const
    did({ ...facts, before: { ended: false }, after: { ended: true, of: session.userId } })
    return { summary: text.ended }
  })
  sessions.evict(ended)
  return done
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
