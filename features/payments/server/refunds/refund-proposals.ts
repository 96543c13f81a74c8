import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import {
  type EndReason,
  findChosenReason,
  refundText as text,
} from '../../rules/refunds/refund-messages.ts'
import { mayBecome, type RefundState } from '../../rules/refunds/refund-state.ts'
import { refundAccount, refundReturn } from '../../wire/refunds.ts'
import { accountOf } from './given-account.ts'
import { postReturn } from './post-refund.ts'
import { lockRefund, moveRefund, type RefundAccount, type RefundRow } from './refund.ts'
import { refundAccountView, refundReturnView } from './refund-views.ts'

const refundAccountType = 'refund-account'
const refundReturnType = 'refund-returned'
export const partLeftType = 'refund-part-left'
/** Proposals about a refund; one of them at a time. */
export const ofOneRefund = [refundAccountType, refundReturnType, partLeftType]
const roles = staffWith('credit.decide')

export type StoredAccount = RefundAccount & { readonly refundId: number }
export type StoredReturn = { readonly refundId: number; readonly reason: EndReason }
/** `amount`: the part that Khalti gave back, in paisa; `seen`: where that was read. */
export type StoredPart = {
  readonly refundId: number
  readonly amount: number
  readonly seen: string
}

export function refundSubject(refundId: number): string {
  return `refund:${refundId}`
}

/** The refund, its row locked, if it may go on to a state; `fits`: not every refund in its state may. */
export async function takeRefund(
  transaction: Transaction,
  refundId: number,
  { to, fits = () => true }: { to: RefundState; fits?: (refund: RefundRow) => boolean },
): Promise<RefundRow | Refusal> {
  const refund = await lockRefund(transaction, refundId)
  if (refund === null) return refusal('rule/refund-unknown', text.unknown, { status: 404 })
  return mayBecome(refund.state, to) && fits(refund)
    ? refund
    : refusal('rule/state-changed', text['state-changed'], { status: 409 })
}

function takeAccountless(transaction: Transaction, refundId: number): Promise<RefundRow | Refusal> {
  const fits = ({ state }: RefundRow) => state === 'NEEDS_ACCOUNT'
  return takeRefund(transaction, refundId, { to: 'APPROVED', fits })
}

/** Only a bank gives a refund back: Khalti has none to return. */
function takeReturnable(transaction: Transaction, refundId: number): Promise<RefundRow | Refusal> {
  return takeRefund(transaction, refundId, { to: 'RETURNED', fits: ({ way }) => way === 'bank' })
}

/** Proposes something of a refund that had none of it before. */
export async function proposeOf(
  proposing: Parameters<typeof propose>[0],
  sort: string,
  stored: StoredAccount | StoredReturn | StoredPart,
) {
  const subject = refundSubject(stored.refundId)
  const after = JSON.stringify(stored)
  const proposed = await propose(proposing, { sort, subject, before: '{}', after })
  if (isRefusal(proposed)) return proposed
  return { summary: text.proposed, data: { n_proposal_ID: proposed } }
}

/** Proposes the account of a refund that was decided on without one. */
export const refundAccountProcess = defineProcess({
  ...refundAccount,
  name: text['account-name'],
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const account = accountOf(given)
      if (isRefusal(account)) return account
      const refundId = given.refund_ID
      const refund = await takeAccountless(transaction, refundId)
      if (isRefusal(refund)) return refund
      return proposeOf({ transaction, session, nowMs, did }, refundAccountType, {
        refundId,
        ...account,
      })
    }),
})

/** Once confirmed, the refund waits for the next list to the bank. */
export const refundAccounts: ProposalType = {
  sort: refundAccountType,
  roles,
  view: refundAccountView,
  proof: freshCode,
  async confirm(transaction, { after }, { nowMs }) {
    const { refundId, bank, holder, number }: StoredAccount = JSON.parse(after)
    const refund = await takeAccountless(transaction, refundId)
    if (isRefusal(refund)) return refund
    const change = { bank, account_holder: holder, account_number: number }
    await moveRefund(transaction, refund, { to: 'APPROVED', change, nowMs })
    return {
      table: 'refund',
      record: refundId,
      before: { state: refund.state },
      after: { state: 'APPROVED', bank, number },
    }
  },
}

/** Proposes that the bank gave a refund back. */
export const refundReturnProcess = defineProcess({
  ...refundReturn,
  name: text['return-name'],
  roles,
  run: ({ refund_ID: refundId, reason: given }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const reason = findChosenReason(given)
      if (reason === null) return reasonUnknown
      const refund = await takeReturnable(transaction, refundId)
      if (isRefusal(refund)) return refund
      return proposeOf({ transaction, session, nowMs, did }, refundReturnType, { refundId, reason })
    }),
})

export const reasonUnknown = refusal('rule/reason-unknown', text['reason-unknown'], {
  status: 400,
  errors: [{ field: 'reason', message: text['reason-unknown'] }],
})

/** Khalti gave back a part of it: how much is noted first. */
export const partLeft = refusal('rule/part-left', text['part-left'], { status: 409 })

/** Once confirmed, the amount is the student's credit again. */
export const refundReturns: ProposalType = {
  sort: refundReturnType,
  roles,
  view: refundReturnView,
  proof: freshCode,
  async confirm(transaction, { after }, { session, nowMs }) {
    const { refundId, reason }: StoredReturn = JSON.parse(after)
    const refund = await takeReturnable(transaction, refundId)
    if (isRefusal(refund)) return refund
    await postReturn(transaction, refund, { reason, by: session.userId, nowMs })
    return {
      table: 'refund',
      record: refundId,
      before: { state: 'SENT' },
      after: { state: 'RETURNED', reason, amount: refund.amount },
    }
  },
}
