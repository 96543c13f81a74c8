import { nameInBoth } from '#platform/pure/message.ts'
import * as contracts from '../../wire/processes.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { decideOpen } from '../../rules/award.ts'
import {
  awardRefusals,
  committeeMessages as text,
  decisionNotices,
} from '../../rules/committee-messages.ts'
import { scholarshipApplications } from '../applications.ts'
import { personOf, refuseOutsider, staffRoles } from './committee.ts'

/** A member declines an application with a reason, which is sent to the student. */
export const decline = applicationProcess({
  ...contracts.scholarshipDecline,
  name: { en: 'Decline an application', ne: 'आवेदन अस्वीकार गर्ने' },
  roles: staffRoles,
  applications: scholarshipApplications,
  async work(transaction, acting, { given, change }) {
    const { row, applicationId, nowMs } = acting
    const outsider = await refuseOutsider(transaction, row, personOf(acting))
    if (outsider !== null) return outsider
    const decision = decideOpen({ status: findDocStatus(row.docstatus) })
    if (decision.is === 'refused') return refusal('rule/decided', awardRefusals.decided)
    const reason = given.reason
    if (reason === '') return refusal('rule/reason-needed', text['reason-needed'])
    await change({ docstatus: 'CL', reason })
    await notifyPartner(transaction, {
      partnerId: row.c_bpartner_id,
      sort: 'scholarship-decided',
      event: `n_scholarship_reg:${applicationId}`,
      message: decisionNotices.declined,
      values: { name: nameInBoth(row.name, row.name_ne), reason },
      nowMs,
    })
    return text.declined
  },
})
