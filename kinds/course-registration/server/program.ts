import { tellsApproved } from '#features/applying/server/desk/document-action.process.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import { withdrawalMessages } from '#features/applying/rules/facts.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { programApplications } from '#features/programs/server/applications.ts'
import type { Applying, ProgramOnServer } from '#features/programs/server/program-on-server.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { advanceEnrollment } from '#features/enrollment/server/advance-enrollment.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { enrollmentMismatch } from '#features/enrollment/server/mismatch.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { decideEnrollment } from '../rules/eligibility.ts'
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

const tell = tellsApproved(programApplications, registrationOfficeMessages['notice-approved'])

const whyNoLonger: ProgramOnServer['whyNoLonger'] = async (reader, row) => {
  const enrollment = findActiveEnrollment(await findEnrollments(reader, row.c_bpartner_id))
  if (enrollment === null) return withdrawalMessages['enrollment-ended']
  const semester = { id: row.n_sem_year_id, name: '' }
  const decision = decideEnrollment({ academics: academicsFromRow(row), semester }, enrollment)
  return decision.is === 'allowed' ? null : refusalMessages[decision.reason]
}

/** Functions of the course registration for the model it shares with admissions. */
export const courseRegistrationProgram: ProgramOnServer = {
  openingGone: registrationMessages['opening-gone'],
  admit: (applying) => Promise.resolve(admit(applying)),
  async approve(transaction, acting) {
    const { n_program_enroll_id: enrollmentId, n_sem_year_id: semesterId } = acting.row
    await advanceEnrollment(transaction, { enrollmentId, semesterId }, acting)
    return tell(transaction, acting)
  },
  close: () => Promise.resolve(null),
  whyNoLonger,
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
