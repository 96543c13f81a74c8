import { refusedBy } from '#features/applying/server/refused-by.ts'
import type { Applying, ProgramOnServer } from '#features/programs/server/program-on-server.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { advanceEnrollment } from '#features/enrollment/server/advance-enrollment.ts'
import { enrollmentMismatch } from '#features/enrollment/server/mismatch.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { refusalMessages, registrationMessages } from '../rules/messages.ts'
import { registrationOfficeMessages } from '../rules/office-messages.ts'

const refused = refusedBy<ApplyReason>(refusalMessages, {
  'already-applied': 409,
  closed: 400,
  'not-open-yet': 400,
  'no-seats-left': 409,
  'enrollment-required': 403,
  'first-semester': 400,
  'other-academics': 403,
})

/** How a course registration uses the model it shares with admissions. */
export const courseRegistrationProgram: ProgramOnServer = {
  openingGone: registrationMessages['opening-gone'],
  admit: (applying) => Promise.resolve(admit(applying)),
  async approve(transaction, { row, applicationId, ...acting }) {
    const place = { enrollmentId: row.n_program_enroll_id, semesterId: row.n_sem_year_id }
    await advanceEnrollment(transaction, place, acting)
    await notifyPartner(transaction, {
      partnerId: row.c_bpartner_id,
      sort: 'application-approved',
      event: `n_program_creg:${applicationId}`,
      message: registrationOfficeMessages['notice-approved'],
      values: { name: row.name },
      nowMs: acting.nowMs,
    })
    return null
  },
  close: () => Promise.resolve(null),
}

/** The rule of the screen decides; the application stands beside the active enrollment, whatever was named. */
function admit({ opening, applicant, context }: Applying) {
  const enrollment = findActiveEnrollment(applicant.enrollments)
  const decision = decideApply({
    opening,
    applicant: { appliedOpeningIds: applicant.hasApplied ? [opening.id] : [], enrollment },
    today: context.today,
  })
  if (decision.is === 'refused') return refused(decision.reason)
  if (enrollment === null) throw new Error('A registration was allowed without an enrollment')
  const { namedEnrollmentId } = applicant
  return namedEnrollmentId === null || namedEnrollmentId === enrollment.id
    ? { enrollmentId: enrollment.id }
    : enrollmentMismatch()
}
