import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { normalEmail } from '#features/auth/rules/facts.ts'
import {
  mailsPerAccountAndDay,
  mailsToday,
} from '#features/auth/server/passwords/reset-password.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { clearMisses } from '#features/auth/server/passwords/throttle.ts'
import { guessersOf } from '#features/auth/server/login.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { endAllSessions } from '#features/staff/server/staff-sessions.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { accessText as text } from '../rules/access-messages.ts'

/**
 * Resets the access of a student who has lost the password: all sessions end, waits after wrong guesses are over, and a
 * one-time password goes to the account's address, never to the desk. The trail stores how the desk identified the
 * student; the student is notified.
 */
export function resetAccessProcess(sessions: Sessions): Process {
  return defineProcess({
    ...contracts.studentAccessReset,
    name: text.reset,
    roles: staffWith('access.reset'),
    run: (given, context) => {
      const reason = given.reason
      return reason === ''
        ? Promise.resolve(refusal('rule/why-needed', text['why-needed']))
        : resetAccess({ partnerId: given.C_BPartner_ID, reason, sessions }, context)
    },
  })
}

type Resetting = {
  readonly partnerId: number
  readonly reason: string
  readonly sessions: Sessions
}

async function resetAccess(
  { partnerId, reason, sessions }: Resetting,
  context: ProcessContext,
): Promise<Refusal | ProcessResult> {
  const { database, nowMs } = context
  const account = await accountOf(database, partnerId)
  if (account === null) return refusal('rule/no-account', text['no-account'])
  const { ad_user_id: userId, language, birthDate } = account
  const email = normalEmail(account.email)
  if ((await mailsToday(database, email, nowMs)) >= mailsPerAccountAndDay)
    return refusal('rule/mails-used-up', text['mails-used-up'])
  let ended: readonly string[] = []
  const done = await context.transact(async (transaction, did) => {
    ended = await endAllSessions(transaction, userId, { sessions, nowMs })
    const command = { email, birth_date: birthDate, language, address: 'office' }
    const { id } = await transaction
      .insertInto('password_reset_request')
      .values({ ...command, requested: new Date(nowMs) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifyPartner(transaction, {
      partnerId,
      sort: 'access-reset',
      event: `password_reset_request:${id}`,
      message: text.notice,
      values: {},
      nowMs,
    })
    const after = { access: 'reset', reason, sessions_ended: ended.length }
    did({ table: 'c_bpartner', record: partnerId, before: {}, after })
    return { summary: text.done }
  })
  if (isRefusal(done)) return done
  sessions.evict(ended)
  for (const guesser of guessersOf(email)) await clearMisses(database, guesser)
  return done
}

async function accountOf({ kysely }: Database, partnerId: number) {
  const row = await kysely
    .selectFrom('ad_user as u')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'u.c_bpartner_id')
    .select(['u.ad_user_id', 'u.email', 'u.language', 'p.dob_ad'])
    .where('u.c_bpartner_id', '=', partnerId)
    .where('u.isactive', '=', true)
    .executeTakeFirst()
  if (row?.dob_ad == null) return null
  return { ...row, birthDate: row.dob_ad }
}
