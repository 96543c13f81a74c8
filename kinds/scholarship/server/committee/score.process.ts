import * as contracts from '../../wire/processes.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { decideOpen } from '../../rules/award.ts'
import { awardRefusals, committeeMessages as text } from '../../rules/committee-messages.ts'
import { scholarshipApplications } from '../applications.ts'
import { personOf, refuseOutsider, staffRoles } from './committee.ts'

/** A member scores an application, out of 100; scoring again replaces the own score. */
export const setScore = applicationProcess({
  ...contracts.scholarshipScore,
  name: { en: 'Score an application', ne: 'आवेदनको अङ्क दिने' },
  roles: staffRoles,
  applications: scholarshipApplications,
  async work(transaction, acting, { given }) {
    const { row, applicationId, userId, did } = acting
    const outsider = await refuseOutsider(transaction, row, personOf(acting))
    if (outsider !== null) return outsider
    const decision = decideOpen({ status: findDocStatus(row.docstatus) })
    if (decision.is === 'refused') return refusal('rule/decided', awardRefusals.decided)
    const typed = given.score
    const score = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
    if (!(score <= 100)) return refusal('rule/score-wrong', text['score-wrong'])
    const note = given.note ?? null
    const known = await transaction
      .selectFrom('scholarship_score')
      .select(['score', 'note'])
      .where('n_scholarship_reg_id', '=', applicationId)
      .where('ad_user_id', '=', userId)
      .executeTakeFirst()
    await transaction
      .insertInto('scholarship_score')
      .values({ n_scholarship_reg_id: applicationId, ad_user_id: userId, score, note })
      .onConflict((conflict) =>
        conflict.columns(['n_scholarship_reg_id', 'ad_user_id']).doUpdateSet({ score, note }),
      )
      .execute()
    did({
      table: 'n_scholarship_reg',
      record: applicationId,
      before: { score: known?.score ?? null, note: known?.note ?? null },
      after: { score, note },
    })
    return text['score-saved']
  },
})
