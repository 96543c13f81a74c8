import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { certificateIssue } from '../wire/processes.ts'
import { certificateApplications } from './applications.ts'
import { issueCertificate, readToIssue } from './issue.ts'
import { issueProposal, issueView, type StoredIssue } from './issue-view.ts'

const { sort, subject } = issueProposal
const roles = staffWith('certificate.issue')

/** Issues an approved certificate; a type for two people is proposed, and changes nothing before it is confirmed. */
export const issueProcess = applicationProcess({
  ...certificateIssue,
  name: text.issue,
  roles,
  applications: certificateApplications,
  async work(transaction, { applicationId: id, row, userId, nowMs, did }) {
    const found = await readToIssue(transaction, id, { clientId: row.ad_client_id, nowMs })
    if (isRefusal(found)) return found
    if (!row.two_people) {
      const issued = await issueCertificate(transaction, found, { userId, nowMs })
      if (isRefusal(issued)) return issued
      did(issued)
      return text['issue-done']
    }
    const after: StoredIssue = { id, digest: found.digest }
    const proposed = await propose(
      { transaction, session: { userId }, nowMs, did },
      { sort, subject: `${subject}${id}`, before: '{}', after: JSON.stringify(after) },
    )
    return isRefusal(proposed) ? proposed : text['issue-proposed']
  },
})

/** Confirmed if the certificate still prints what was proposed. */
export const issueProposals: ProposalType = {
  sort,
  roles,
  view: issueView,
  async confirm(transaction, { after }, { session, nowMs }) {
    const { id, digest }: StoredIssue = JSON.parse(after)
    const found = await readToIssue(transaction, id, { clientId: session.clientId, nowMs })
    if (isRefusal(found)) return found
    const own = refuseOwnApplication(found.row, session)
    if (own !== null) return own
    if (found.digest !== digest)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    return issueCertificate(transaction, found, { userId: session.userId, nowMs })
  },
}
