import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { sameAcademics } from '#features/applying/rules/facts.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import type { Effect } from '#features/applying/server/desk/document-action.process.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import type { ProgramRow } from '#features/programs/server/applications.ts'
import type { Applying, ProgramOnServer } from '#features/programs/server/program-on-server.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { refuseUnmetOf } from '#features/conditions/server/refuse-unmet.ts'
import { confirmEnrollment } from '#features/enrollment/server/confirm-enrollment.ts'
import { enroll } from '#features/enrollment/server/enroll.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { enrollmentMismatch } from '#features/enrollment/server/mismatch.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import { type AdmissionApplicant, type ApplyReason, decideApply } from '../rules/apply.ts'
import { decideEntrance } from '../rules/eligibility.ts'
import { admissionMessages, refusalMessages } from '../rules/messages.ts'
import { admissionOfficeMessages } from '../rules/office-messages.ts'
import { findEntrances } from './entrances.ts'

export const refusedAdmission = refusedBy<ApplyReason>(refusalMessages, {
  'already-applied': 409,
  closed: 400,
  'not-open-yet': 400,
  'profile-incomplete': 403,
  'no-seats-left': 409,
  'active-enrollment': 403,
  'entrance-required': 403,
  'entrance-unpaid': 403,
  'entrance-not-eligible': 403,
  'other-academics': 403,
})

/** The rule of the screen decides; then the enrollment that is named, used again, or made (SPEC §4, READINGS R-39). */
async function admit({ opening, applicant, context }: Applying) {
  const { transaction, session, today, nowMs } = context
  const asking: AdmissionApplicant = {
    profileComplete: applicant.profileComplete,
    appliedOpeningIds: applicant.hasApplied ? [opening.id] : [],
    enrolledIn: findActiveEnrollment(applicant.enrollments)?.programName ?? null,
    entrances: await findEntrances(transaction, session.partnerId),
  }
  const decision = decideApply({ opening, applicant: asking, today })
  if (decision.is === 'refused') return refusedAdmission(decision.reason)
  const asks = {
    table: 'n_program_cregopen',
    id: opening.id,
    partnerId: session.partnerId,
  } as const
  const unmet = await refuseUnmetOf(transaction, asks)
  if (unmet !== null) return unmet
  const { academics } = opening
  const named = applicant.enrollments.find(({ id }) => id === applicant.namedEnrollmentId)
  if (applicant.namedEnrollmentId !== null) {
    const fits = named !== undefined && !named.passedOut && !named.droppedOut
    return fits && sameAcademics(named.academics, academics)
      ? { enrollmentId: named.id }
      : enrollmentMismatch()
  }
  const asked = { academics, semesterId: admissionSemesterId, session, nowMs }
  return { enrollmentId: await enroll(transaction, asked) }
}

/** An approved admission is an active enrollment with a roll number. */
const approve: Effect<ProgramRow> = async (transaction, { row, ...acting }) => {
  const { c_bpartner_id: partnerId, n_program_enroll_id: enrollmentId, name } = row
  const confirmed = await confirmEnrollment(transaction, { partnerId, enrollmentId, ...acting })
  if (isRefusal(confirmed)) return confirmed
  await notifyPartner(transaction, {
    partnerId,
    sort: 'application-approved',
    event: `n_program_creg:${acting.applicationId}`,
    message: admissionOfficeMessages['notice-approved'],
    values: { name, roll: confirmed.rollNumber },
    nowMs: acting.nowMs,
  })
  return null
}

/**
 * Refuses while the enrollment it confirmed is active: a pass out or drop out must end it first. Closing frees the
 * seat, and no student may go on studying on a seat that another can take.
 */
const close: Effect<ProgramRow> = async (transaction, { row, status }) => {
  if (status !== 'AP' && status !== 'CO') return null
  const { c_bpartner_id: partnerId, n_program_enroll_id: enrollmentId } = row
  await lockPartner(transaction, partnerId)
  const active = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  return active?.id === enrollmentId
    ? refusal('rule/enrollment-active', admissionOfficeMessages['enrollment-active'], {
        status: 409,
      })
    : null
}

/** Another program's enrollment is active, or the entrance no longer makes eligible. */
const whyNoLonger: ProgramOnServer['whyNoLonger'] = async (reader, row) => {
  const { c_bpartner_id: partnerId, n_program_enroll_id: enrollmentId } = row
  const active = findActiveEnrollment(await findEnrollments(reader, partnerId))
  if (active !== null && active.id !== enrollmentId)
    return sayInBoth(refusalMessages['active-enrollment'], { yours: active.programName })
  const academics = academicsFromRow(row)
  const entrance = decideEntrance({ academics }, await findEntrances(reader, partnerId))
  return entrance.is === 'allowed' ? null : admissionOfficeMessages['entrance-changed']
}

/** Functions of the admission for the model it shares with course registrations. */
export const admissionProgram: ProgramOnServer = {
  openingGone: admissionMessages['opening-gone'],
  admit,
  approve,
  close,
  whyNoLonger,
}
