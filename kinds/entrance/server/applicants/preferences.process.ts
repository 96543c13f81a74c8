import { nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { type ExamOfficeContext, examOffice } from '#features/examination/server/exam-office.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { decidePreference } from '../../rules/applicants/decide.ts'
import { applicantMessages as text } from '../../rules/applicants/messages.ts'
import { entrancePreferencesSet } from '../../wire/applicants.ts'
import { centreIdsOf } from '../layout/opening.ts'
import { factsOf } from './applicant.rows.ts'
import { type ApplicantToChange, changeApplicant, refusedApplicant } from './to-change.ts'

/** Changes the centre asked for and the special need of an applicant without a seat, and notifies the applicant. */
export const setPreferences = defineProcess({
  ...entrancePreferencesSet,
  name: {
    en: 'Change centre and special need of an applicant',
    ne: 'आवेदकको केन्द्र र विशेष आवश्यकता बदल्ने',
  },
  roles: examOffice,
  run: (given, context) => changeApplicant(given, context, (at, found) => change(at, found, given)),
})

async function change(
  at: ExamOfficeContext,
  { opening, row }: ApplicantToChange,
  given: Given<typeof entrancePreferencesSet>,
): Promise<Refusal | ProcessResult> {
  const decision = decidePreference(
    factsOf(row, { isPublished: opening.result_published !== null }),
  )
  if (decision.is === 'refused') return refusedApplicant(decision.reason)
  const { special_need, n_exam_centre_ID: centreId = null } = given
  if (centreId === row.centreId && special_need === row.specialNeed)
    return refusedApplicant('nothing-changed')
  if (centreId !== null && centreId !== row.centreId && !centreIdsOf(opening).includes(centreId))
    return refusedApplicant('centre-not-offered')
  const columns = { n_exam_centre_id: centreId, special_need }
  const key = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id: row.id }
  await writeRow(at.transaction, key, { columns, userId: at.userId, nowMs: at.nowMs })
  at.did({
    table: 'n_entrance_reg',
    record: row.id,
    before: { n_exam_centre_id: row.centreId, special_need: row.specialNeed },
    after: { ...columns, reason: given.reason },
  })
  await notifyPartner(at.transaction, {
    partnerId: row.partnerId,
    sort: 'exam-changed',
    event: `n_entrance_reg:${row.id}:preferences:${at.nowMs}`,
    message: text['notice-preferences'],
    values: {
      exam: nameInBoth(opening.name, opening.name_ne),
      centre: await centreName(at, centreId),
      need: text[special_need ? 'near-door' : 'any-seat'],
      reason: { en: given.reason, ne: given.reason_ne },
    },
    nowMs: at.nowMs,
  })
  return { summary: text['preferences-saved'] }
}

async function centreName({ transaction }: ExamOfficeContext, centreId: number | null) {
  if (centreId === null) return text['any-centre']
  const { name } = await transaction
    .selectFrom('n_exam_centre')
    .select('name')
    .where('n_exam_centre_id', '=', centreId)
    .executeTakeFirstOrThrow()
  return sameInBoth(name)
}
