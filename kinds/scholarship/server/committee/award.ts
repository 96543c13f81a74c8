import { nameInBoth } from '#platform/pure/message.ts'
import * as contracts from '../../wire/processes.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import { lockApplication } from '#features/applying/server/applications.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { type Proposal, propose } from '#features/two-people/server/proposals.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { decideAward } from '../../rules/award.ts'
import {
  awardRefusals,
  committeeMessages as text,
  decisionNotices,
} from '../../rules/committee-messages.ts'
import { scholarshipApplications, type ScholarshipRow } from '../applications.ts'
import { awardView } from './award-view.ts'
import { everyMember, personOf, refuseOutsider, seatGiven, staffRoles } from './committee.ts'

export const awardProposalType = 'scholarship-award'

/** Subject of an open award proposal. */
export function awardSubject(applicationId: number): string {
  return `n_scholarship_reg:${applicationId}`
}

/** Stored content of an award proposal; the amount in paisa. */
export type StoredAward = { readonly amount: number; readonly reason: string }

/** A member proposes an award, by default the whole amount; it takes effect when another member confirms it. */
export const proposeAward = applicationProcess({
  ...contracts.scholarshipAward,
  name: { en: 'Propose an award', ne: 'छात्रवृत्ति दिने प्रस्ताव' },
  roles: staffRoles,
  applications: scholarshipApplications,
  async work(transaction, acting, { given }) {
    const { row, applicationId, userId, nowMs, did } = acting
    const outsider = await refuseOutsider(transaction, row, personOf(acting))
    if (outsider !== null) return outsider
    const reason = given.reason
    if (reason === '') return refusal('rule/reason-needed', text['reason-needed'])
    const amount = paisa(given.amount ?? row.amount)
    const refused = await refuseAward(transaction, row, amount)
    if (refused !== null) return refused
    const command = {
      sort: awardProposalType,
      subject: awardSubject(applicationId),
      before: JSON.stringify({ status: row.docstatus }),
      after: JSON.stringify({ amount, reason } satisfies StoredAward),
    }
    const proposed = await propose({ transaction, session: { userId }, nowMs, did }, command)
    if (isRefusal(proposed)) return proposed
    return text['award-proposed']
  },
})

/** Another member of the committee confirms the award, if a seat is left; the student is notified. */
export const awards: ProposalType = {
  sort: awardProposalType,
  roles: staffRoles,
  view: awardView,
  proof: freshCode,
  seat: {
    holders: everyMember,
    async given(reader, { subject }, userId) {
      const row = await reader
        .selectFrom('n_scholarship_reg')
        .select('n_scholarship_open_id')
        .where('n_scholarship_reg_id', '=', applicationIn(subject))
        .executeTakeFirst()
      return row === undefined ? [] : seatGiven(reader, row.n_scholarship_open_id, userId)
    },
  },
  async barred(transaction, proposal, session) {
    const row = await applicationOf(transaction, proposal)
    return row && refuseOutsider(transaction, row, session)
  },
  async confirm(transaction, proposal, { session, nowMs }) {
    const row = await applicationOf(transaction, proposal)
    if (row === null)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    const { amount, reason } = JSON.parse(proposal.after) as StoredAward
    const refused = await refuseAward(transaction, row, paisa(amount))
    if (refused !== null) return refused
    const record = row.n_scholarship_reg_id
    const after = { docstatus: 'CO', awarded: amount, eligible: true, reason }
    await transaction
      .updateTable('n_scholarship_reg')
      .set({ ...after, updated: new Date(nowMs), updatedby: session.userId })
      .where('n_scholarship_reg_id', '=', record)
      .execute()
    await notifyPartner(transaction, {
      partnerId: row.c_bpartner_id,
      sort: 'scholarship-decided',
      event: `n_scholarship_reg:${record}`,
      message: decisionNotices.awarded,
      values: { name: nameInBoth(row.name, row.name_ne), amount: rsInBoth(paisa(amount)) },
      nowMs,
    })
    const before = { docstatus: row.docstatus, awarded: null, eligible: row.eligible, reason: null }
    return { table: 'n_scholarship_reg', record, before, after }
  },
}

function applicationOf(
  transaction: Transaction,
  { subject }: Proposal,
): Promise<ScholarshipRow | null> {
  return lockApplication(transaction, scholarshipApplications, applicationIn(subject))
}

function applicationIn(subject: string): number {
  return Number(subject.split(':')[1])
}

/** Seats are counted under the scholarship's lock, so that the last one is given once. */
async function refuseAward(
  transaction: Transaction,
  row: ScholarshipRow,
  amount: Money,
): Promise<Refusal | null> {
  const { seats } = await transaction
    .selectFrom('n_scholarship_open')
    .select('seats')
    .where('n_scholarship_open_id', '=', row.n_scholarship_open_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { taken } = await transaction
    .selectFrom('n_scholarship_reg')
    .select((of) => of.fn.countAll<number>().as('taken'))
    .where('n_scholarship_open_id', '=', row.n_scholarship_open_id)
    .where('docstatus', '=', 'CO')
    .executeTakeFirstOrThrow()
  const decision = decideAward({
    status: findDocStatus(row.docstatus),
    amount,
    most: paisa(row.amount),
    seats,
    taken: Number(taken),
  })
  if (decision.is === 'allowed') return null
  return refusal(`rule/${decision.reason}`, awardRefusals[decision.reason], { status: 409 })
}
