import { applicationRecheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import { withdrawalMessages } from '#features/applying/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { placeToAsk } from '../rules/ask.ts'
import { findAskers } from '../rules/certificate.ts'
import { certificateApplications } from './applications.ts'
import { certificatePayable } from './payable.ts'

/** Requests for certificates are decided again by the enrollment. */
export const certificateRecheck = applicationRecheck({
  applications: certificateApplications,
  opening: null,
  payableOf: () => certificatePayable,
  hasFixedFee: true,
  async whyNoLonger(reader, { c_bpartner_id: partnerId, askers }) {
    const who = findAskers(askers) ?? 'BOTH'
    const place = placeToAsk(await findEnrollments(reader, partnerId), who)
    return place === null ? withdrawalMessages['enrollment-ended'] : null
  },
})
