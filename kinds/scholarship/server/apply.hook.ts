import type { CreateHook } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { type ApplyByPlaceReason, decideApplyByPlace } from '#features/applying/rules/facts.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newStatus } from '#features/applying/server/application-columns.ts'
import { findOpening } from '#features/applying/server/find-opening.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { refuseOtherEnrollment } from '#features/enrollment/server/mismatch.ts'
import { refusalMessages, scholarshipMessages } from '../rules/messages.ts'
import { scholarshipFacts } from './scholarship-facts.ts'
import { openingFromRow } from './opening.row.ts'

const refused = refusedBy<ApplyByPlaceReason>(refusalMessages, {
  'already-applied': 409,
  'not-open-yet': 400,
  closed: 400,
  'enrollment-required': 403,
  'other-academics': 403,
})

/**
 * Applying for a scholarship, once: opening and enrollment are read again, the same rule as on the screen decides, and
 * amount, semester and place are the opening's, eligibility the committee's, whatever the client sent (SECURITY T36).
 */
export const applyHook: CreateHook = async (values, { session, transaction, today, nowMs }) => {
  const asked = { openings: 'n_scholarship_open', applications: 'n_scholarship_reg' } as const
  const { partnerId } = session
  await lockPartner(transaction, partnerId)
  const id = Number(values['n_scholarship_open_ID'])
  const found = await findOpening(transaction, { ...asked, id }, session)
  if (found === null || !found.row.isactive)
    return refusal('rule/opening-gone', scholarshipMessages['opening-gone'], { status: 404 })
  const opening = openingFromRow(found.row)
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  const applicant = {
    appliedOpeningIds: found.hasApplied ? [opening.id] : [],
    place: enrollment?.academics ?? null,
  }
  const decision = decideApplyByPlace({ opening, applicant, today })
  if (decision.is === 'refused') return refused(decision.reason)
  if (enrollment === null) return refused('enrollment-required')
  const other = refuseOtherEnrollment(values, enrollment)
  if (other !== null) return other
  const known = { partnerId, enrollmentId: enrollment.id, nowMs }
  const state = await scholarshipFacts(transaction, known)
  return {
    is: 'allowed',
    takesUp: found.takesUp,
    values: {
      C_BPartner_ID: partnerId,
      n_scholarship_open_ID: opening.id,
      n_program_enroll_ID: enrollment.id,
      ...academicValues(opening.academics),
      n_sem_year_ID: opening.semester?.id ?? null,
      Amount: opening.amount,
      eligible: false,
      ...newStatus,
      ...state,
    },
  }
}
