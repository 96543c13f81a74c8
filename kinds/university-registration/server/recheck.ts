import { applicationRecheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { withdrawalMessages } from '#features/applying/rules/facts.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { registrations } from './applications.ts'
import { registrationPayable } from './payable.ts'

/** Registrations with the university are decided again by the enrollment. */
export const registrationRecheck = applicationRecheck({
  applications: registrations,
  opening: null,
  payableOf: () => registrationPayable,
  async whyNoLonger(reader, { c_bpartner_id: partnerId }) {
    const enrollment = findActiveEnrollment(await findEnrollments(reader, partnerId))
    return enrollment === null ? withdrawalMessages['enrollment-ended'] : null
  },
})
