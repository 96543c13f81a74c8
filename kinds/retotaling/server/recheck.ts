import { applicationRecheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { withdrawalMessages } from '#features/applying/rules/facts.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { decideChosen, decideDetails } from '../rules/apply.ts'
import { refusalMessages } from '../rules/messages.ts'
import { retotalingApplications } from './applications.ts'
import { findOwnExam } from './own-exam.ts'
import { retotalingPayable } from './payable.ts'

/** Applications for retotaling are decided again by enrollment and released results. */
export const retotalingRecheck = applicationRecheck({
  applications: retotalingApplications,
  opening: 'n_exam_open',
  payableOf: () => retotalingPayable,
  hasFixedFee: true,
  async whyNoLonger(reader, row, { nowMs }) {
    const { c_bpartner_id: partnerId, n_exam_open_id: openingId } = row
    if (findActiveEnrollment(await findEnrollments(reader, partnerId)) === null)
      return withdrawalMessages['enrollment-ended']
    const exam = await findOwnExam(reader, { openingId, partnerId, nowMs })
    const details = decideDetails(exam)
    if (details.is === 'refused') return refusalMessages[details.reason]
    if (exam === null) return refusalMessages['not-sat']
    const lines = await reader
      .selectFrom('n_exam_rtdetails')
      .select(['n_course_id as courseId', 'description'])
      .where('n_exam_retotaling_id', '=', row.n_exam_retotaling_id)
      .execute()
    const decision = decideChosen(exam, lines)
    return decision.is === 'allowed' ? null : refusalMessages[decision.reason]
  },
})
