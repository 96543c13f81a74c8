import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { payOutMessages as text } from '#features/payments/rules/money/pay-out-messages.ts'
import { storeRefund } from '../refunds/approve-refund.ts'
import { accountOf } from '../refunds/given-account.ts'
import type { RefundAccount } from '../refunds/refund.ts'
import { lockCredit } from './credit.ts'
import { payOutView } from './money-views.ts'

const sort = 'credit-paid-out'
const roles = staffWith('credit.decide')

/** Stored in a proposal: recipient, amount in paisa, and account. */
type StoredPayOut = RefundAccount & {
  readonly partnerId: number
  readonly amount: number
  readonly reason: string
}

/** The cashier proposes to pay a student's credit out to a bank account. */
export const payOutProcess = defineProcess({
  ...contracts.creditPayOut,
  name: { en: 'Pay credit out to a bank account', ne: 'जम्मा रकम बैंक खातामा फिर्ता गर्ने' },
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const account = accountOf(given)
      if (isRefusal(account)) return account
      const { C_BPartner_ID: partnerId, amount, reason } = given
      const stored: StoredPayOut = { partnerId, amount, ...account, reason }
      const credit = await claimPayOut(transaction, stored)
      if (isRefusal(credit)) return credit
      const command = {
        sort,
        subject: `c_bpartner:${stored.partnerId}`,
        before: JSON.stringify({ credit }),
        after: JSON.stringify(stored),
      }
      const proposed = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(proposed)) return proposed
      return { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** When a second person confirms, it is a refund that waits for the next list to the bank; its amount is reserved. */
export const payOutProposals: ProposalType = {
  sort,
  roles,
  view: payOutView,
  proof: freshCode,
  async confirm(transaction, { n_proposal_id, after, createdby }, { session, nowMs }) {
    const stored: StoredPayOut = JSON.parse(after)
    const credit = await claimPayOut(transaction, stored)
    if (isRefusal(credit)) return credit
    const { partnerId, bank, holder, number, reason } = stored
    const amount = paisa(stored.amount)
    const source = `proposal:${n_proposal_id}`
    await storeRefund(transaction, {
      source,
      partnerId,
      amount,
      way: 'bank',
      account: { bank, holder, number },
      paymentId: null,
      fromFee: nothing,
      reason,
      proposedBy: createdby,
      approvedBy: session.userId,
      nowMs,
    })
    return {
      table: 'c_bpartner',
      record: partnerId,
      before: { credit },
      after: { credit: credit - amount, paid_out: amount, bank, number, source },
    }
  },
}

/** The student's credit, their row locked, if so much of it may be paid out. */
async function claimPayOut(
  transaction: Transaction,
  { partnerId, amount }: Pick<StoredPayOut, 'partnerId' | 'amount'>,
): Promise<Money | Refusal> {
  const credit = await lockCredit(transaction, partnerId)
  if (credit === null)
    return refusal('rule/partner-unknown', text['partner-unknown'], { status: 404 })
  return amount <= 0 || amount > credit
    ? refusal('rule/amount-wrong', text['amount-wrong'], { status: 409 })
    : credit
}
