import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import { applicationRecheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { sameAcademics, withdrawalMessages } from '#features/applying/rules/facts.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { refusalMessages } from '../rules/messages.ts'
import { scholarshipApplications } from './applications.ts'

/** Applications for a scholarship are decided again by the enrollment; the criteria are the committee's to weigh. */
export const scholarshipRecheck = applicationRecheck({
  applications: scholarshipApplications,
  opening: 'n_scholarship_open',
  payableOf: () => null,
  isPayable: false,
  async whyNoLonger(reader, row) {
    const enrollment = findActiveEnrollment(await findEnrollments(reader, row.c_bpartner_id))
    if (enrollment === null) return withdrawalMessages['enrollment-ended']
    return sameAcademics(academicsFromRow(row), enrollment.academics)
      ? null
      : refusalMessages['other-academics']
  },
})
