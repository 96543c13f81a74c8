import * as officeLabels from '#platform/pure/labels/office.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { endSession } from '#features/auth/server/end-session.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { isStaffRole, may, staffRoleOf, staffWith } from '#features/roles/rules/facts.ts'
import { staffMessages as text } from '../rules/messages.ts'
import type { Proves } from '#features/two-people/server/proof.ts'
import { mailFactorRenewed } from './account-mails.ts'
import { removeSecondFactor } from './accounts.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { showingOnce } from '#platform/server/processes/showing-once.ts'
import { endAllSessions, listSessions } from './staff-sessions.ts'

const roles = staffWith('account.own')

export type SignInNeeds = { readonly sessions: Sessions; readonly proves: Proves }

/** Processes on a user's own sign-in; the administrator sees and ends all sessions of staff. */
export function sessionProcesses({ sessions, proves }: SignInNeeds): readonly Process[] {
  return [
    defineProcess({
      ...contracts.staffSessions,
      name: officeLabels.openSessions,
      roles,
      shows: [],
      run: async (given, context) => ({
        summary: text['sessions-listed'],
        data: { sessions: await sessionsFor(given.all ?? false, context) },
      }),
    }),
    defineProcess({
      ...contracts.staffSessionEnd,
      name: { en: 'End a session', ne: 'लगइन अन्त्य गर्ने' },
      roles,
      run: (given, context) => end(given.AD_Session_ID, context, sessions),
    }),
    defineProcess({
      ...contracts.staffRecoveryCodes,
      name: { en: 'New recovery codes', ne: 'नयाँ पुनःप्राप्ति कोड' },
      roles,
      run: (_given, context) => renewCodes(context),
    }),
    defineProcess({
      ...contracts.staffFactorRenew,
      name: { en: 'Set up another phone', ne: 'अर्को फोन राख्ने' },
      roles,
      run: ({ code }, context) => renewFactor(code, context, { sessions, proves }),
    }),
  ]
}

async function renewCodes(context: ProcessContext) {
  let recoveryCodes: readonly string[] = []
  const renewed = ({ transact, session: { userId } }: ProcessContext) =>
    transact(async (transaction, did) => {
      recoveryCodes = await makeRecoveryCodes(transaction, userId)
      const after = { recovery_codes: recoveryCodes.length }
      did({ table: 'ad_user', record: userId, before: {}, after })
      return { summary: text['codes-made'] }
    })
  return showingOnce(context, renewed, () => ({ recoveryCodes }))
}

/** The person sets up another phone at the next sign-in, which follows at once: every session of theirs ends. */
async function renewFactor(
  code: string,
  { transact, database, nowMs, session: { userId } }: ProcessContext,
  { sessions, proves }: SignInNeeds,
) {
  const refused = await proves.code(userId, code, { database, nowMs })
  if (refused !== null) return refused
  let ended: readonly string[] = []
  const done = await transact(async (transaction, did) => {
    await removeSecondFactor(transaction, userId)
    await mailFactorRenewed(transaction, userId, nowMs)
    did({ table: 'ad_user', record: userId, before: {}, after: { second_factor: 'removed' } })
    ended = await endAllSessions(transaction, userId, { sessions, nowMs })
    return { summary: text['factor-renewed'] }
  })
  sessions.evict(ended)
  return done
}

async function sessionsFor(all: boolean, { database, session, nowMs }: ProcessContext) {
  const seesAll = all && may(session.role, 'account.manage')
  const list = await listSessions(database, { userId: seesAll ? null : session.userId, nowMs })
  return list.map((row) => ({
    id: row.ad_session_id,
    name: row.name,
    role: staffRoleOf(row.ad_role_id ?? 0) ?? '',
    started: row.started.toISOString(),
    lastSeen: row.last_seen.toISOString(),
    from: row.opened_from ?? '',
    isThis: row.auth_session_id === session.sessionId,
  }))
}

/** One's own session, or for an administrator any of the staff. */
function end(id: number, context: ProcessContext, sessions: Sessions) {
  const { userId, role } = context.session
  return endSession(id, context, {
    sessions,
    mayEnd: (row) =>
      isStaffRole(row.ad_role_id ?? 0) &&
      (row.ad_user_id === userId || may(role, 'account.manage')),
    texts: { ended: text['session-ended'], unknown: text['session-unknown'] },
  })
}
