import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import {
  firstSteps,
  type FirstStepsFacts,
  missingSteps,
  type StepId,
} from '../rules/first-steps.ts'
import { firstStepsText as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { firstStepsFacts, hasArrived, type University } from './facts.ts'

/** The list of first steps: state of each, and the test messages of the caller. */
export const listFirstSteps = (asked: University) =>
  defineProcess({
    ...contracts.firstSteps,
    name: text.listed,
    roles: staffWith('register.manage'),
    shows: [],
    async run(_given, { database, session, nowMs }) {
      const facts = await firstStepsFacts(database.kysely, asked, nowMs)
      const shown = shownOf(facts)
      const steps = firstSteps(facts).map((step) => ({ ...step, shown: shown[step.id] ?? '' }))
      const { sign_up_opened } = await database.kysely
        .selectFrom('institution')
        .select('sign_up_opened')
        .executeTakeFirstOrThrow()
      const data = {
        steps,
        feesWithoutAccount: facts.feesWithoutAccount,
        isSignUpOpen: sign_up_opened !== null,
        testMail: await newestTest(database, session.userId, 'mail'),
        testText: asked.hasTextGateway
          ? {
              isProved: await hasArrived(database.kysely, 'text'),
              newest: await newestTest(database, session.userId, 'text'),
            }
          : null,
      }
      return { summary: text.listed, data }
    },
  })

/** Opens sign-up, if nothing that students need is missing. */
export const openSignUp = (asked: University) =>
  defineProcess({
    ...contracts.signUpOpen,
    name: text.open,
    roles: staffWith('sign-up.open'),
    shows: [],
    run: (_given, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const row = await transaction
          .selectFrom('institution')
          .select(['ad_client_id', 'sign_up_opened'])
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (row.sign_up_opened !== null)
          return refusal('rule/sign-up-is-open', text['open-already'], { status: 409 })
        const missing = missingSteps(firstSteps(await firstStepsFacts(transaction, asked, nowMs)))
        if (missing.length > 0) {
          const values = { n: missing.length }
          return refusal('rule/sign-up-missing', text['still-missing'], { values })
        }
        const opened = new Date(nowMs)
        await transaction
          .updateTable('institution')
          .set({ sign_up_opened: opened, sign_up_opened_by: session.userId })
          .execute()
        const after = { sign_up_opened: opened.toISOString() }
        const record = row.ad_client_id
        did({ table: 'institution', record, before: { sign_up_opened: null }, after })
        return { summary: text.opened }
      }),
  })

/** Names and figures beside a step. */
function shownOf(facts: FirstStepsFacts): Partial<Record<StepId, string>> {
  const { administrators, registrars, cashiers, examOffice, publishedOpenings } = facts
  return {
    'second-administrator': administrators.join(', '),
    registrar: registrars.join(', '),
    cashier: cashiers.join(', '),
    'exam-office': examOffice.join(', '),
    'first-opening': publishedOpenings === 0 ? '' : String(publishedOpenings),
  }
}

async function newestTest({ kysely }: Database, userId: number, channel: 'mail' | 'text') {
  const row = await kysely
    .selectFrom('test_mail as t')
    .leftJoin('mail_outbox as o', 'o.id', 't.mail_outbox_id')
    .select(['t.recipient', 't.sent', 'o.last_error'])
    .where('t.ad_user_id', '=', userId)
    .where('t.channel', '=', channel)
    .orderBy('t.test_mail_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return { to: row.recipient, sent: row.sent.toISOString(), error: row.last_error ?? '' }
}
