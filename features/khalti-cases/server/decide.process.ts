import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { shortReference } from '#features/payments/rules/facts.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import {
  type AttemptRow,
  lockAttempt,
  moveAttempt,
} from '#features/payments/server/khalti/attempts.ts'
import { releaseHeld } from '#features/payments/server/khalti/attempt-money.ts'
import { postToCredit } from '#features/payments/server/ledger/ledger.ts'
import { readTarget } from '#features/payments/server/owed/claim.ts'
import { storeRefund } from '#features/payments/server/refunds/approve-refund.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { caseText as text } from '../rules/messages.ts'
import { khaltiDecide } from '../wire/khalti-cases.ts'
import { decisionView } from './decision-view.ts'
import { decisionSubject, decisionType } from './find-cases.ts'
import { findTransaction } from './find-transaction.ts'
import { isAttemptId, noAttempt } from './history.process.ts'

const roles = staffWith('credit.decide')

/** Stored in a proposal: held money of an attempt, and what becomes of it. */
export type StoredDecision = {
  readonly attemptId: string
  readonly amount: Money
  readonly outcome: 'credit' | 'refund'
  readonly reason: string
}

type Kinds = Pick<PaymentsContext, 'kinds'>
type Deciding = Kinds & {
  readonly session: { readonly partnerId: number | null }
  readonly nowMs: number
}

/** Proposes that held money becomes the student's credit, or goes back through Khalti. */
export function decideCase({ kinds }: Kinds): Process {
  return defineProcess({
    ...khaltiDecide,
    name: text['decide-name'],
    roles,
    run: ({ payment_attempt_ID: attemptId, outcome, reason }, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        if (outcome !== 'credit' && outcome !== 'refund')
          return wrong('outcome', text['outcome-unknown'])
        if (reason === '') return wrong('reason', text['reason-needed'])
        const held = await claimHeld(transaction, { attemptId, outcome }, { kinds, session, nowMs })
        if (isRefusal(held)) return held
        const stored: StoredDecision = { attemptId, amount: held.amount, outcome, reason }
        const command = {
          sort: decisionType,
          subject: decisionSubject(attemptId),
          before: JSON.stringify({ amount: held.attempt.amount }),
          after: JSON.stringify(stored),
        }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })
}

function wrong(field: string, message: (typeof text)[keyof typeof text]): Refusal {
  return refusal('rule/value-wrong', message, { status: 400, errors: [{ field, message }] })
}

/** Once confirmed, the money leaves suspense for the student's credit; a refund through Khalti is taken from there. */
export function caseDecisions({ kinds }: Kinds): ProposalType {
  return {
    sort: decisionType,
    roles,
    view: decisionView({ kinds }),
    proof: freshCode,
    async confirm(transaction, { n_proposal_id, after, createdby }, { session, nowMs }) {
      const stored: StoredDecision = JSON.parse(after)
      const held = await claimHeld(transaction, stored, { kinds, session, nowMs })
      if (isRefusal(held)) return held
      await credit(transaction, held, nowMs)
      const { attempt, amount } = held
      const partnerId = attempt.c_bpartner_id
      if (stored.outcome === 'refund')
        await storeRefund(transaction, {
          source: `proposal:${n_proposal_id}`,
          partnerId,
          amount,
          way: 'khalti',
          attemptId: attempt.payment_attempt_id,
          isFull: true,
          paymentId: null,
          fromFee: nothing,
          reason: stored.reason,
          proposedBy: createdby,
          approvedBy: session.userId,
          nowMs,
        })
      else await notify(transaction, held, nowMs)
      return {
        table: 'c_bpartner',
        record: partnerId,
        before: { khalti_state: 'HELD' },
        after: {
          khalti_state: 'CREDITED',
          amount,
          reason: stored.reason,
          reference: shortReference(attempt.payment_attempt_id),
        },
      }
    },
  }
}

type HeldMoney = {
  readonly attempt: AttemptRow
  readonly amount: Money
  /** Name of the item that was to be paid for. */
  readonly name: Message
  readonly transactionId: string | null
}

/** The attempt and its fee, locked, if money of it is held and this person may decide on it. */
async function claimHeld(
  transaction: Transaction,
  { attemptId, outcome }: Pick<StoredDecision, 'attemptId' | 'outcome'>,
  { kinds, session, nowMs }: Deciding,
): Promise<HeldMoney | Refusal> {
  if (!isAttemptId(attemptId)) return noAttempt
  const before = await transaction
    .selectFrom('payment_attempt')
    .select(['payment_type', 'reference_id as payment_reference_id', 'c_bpartner_id'])
    .where('payment_attempt_id', '=', attemptId)
    .executeTakeFirst()
  if (before === undefined) return noAttempt
  if (before.c_bpartner_id === session.partnerId)
    return refusal('rule/own-money', text['own-money'], { status: 403 })
  const target = readTarget(before, kinds)
  if (isRefusal(target)) return target
  const document = await target.kind.lock(transaction, target.referenceId, dayInNepal(nowMs))
  const attempt = await lockAttempt(transaction, attemptId)
  const taken = await transaction
    .selectFrom('n_suspense')
    .select('amount')
    .where('source', '=', `khalti-held:${attempt?.pidx ?? ''}`)
    .executeTakeFirst()
  if (attempt?.state !== 'HELD' || taken === undefined)
    return refusal('rule/not-held', text['not-held'], { status: 409 })
  const transactionId = await findTransaction(transaction, attempt)
  if (outcome === 'refund' && transactionId === null)
    return refusal('rule/no-transaction', text['no-transaction'], { status: 409 })
  return {
    attempt,
    amount: paisa(taken.amount),
    name: document?.name ?? sameInBoth(''),
    transactionId,
  }
}

async function credit(
  transaction: Transaction,
  { attempt, amount, name, transactionId }: HeldMoney,
  nowMs: number,
): Promise<void> {
  const partnerId = attempt.c_bpartner_id
  await releaseHeld(transaction, attempt, nowMs)
  const source = `khalti-credited:${attempt.pidx}`
  const posted = { source, account: 'khalti', amount, memo: name.en } as const
  await postToCredit(transaction, posted, { partnerId, nowMs })
  await moveAttempt(transaction, attempt, {
    to: 'CREDITED',
    cause: 'decided by staff',
    change: { next_check: null, transaction_id: transactionId },
    nowMs,
  })
}

function notify(
  transaction: Transaction,
  { attempt, amount, name }: HeldMoney,
  nowMs: number,
): Promise<void> {
  return notifyPartner(transaction, {
    partnerId: attempt.c_bpartner_id,
    sort: 'payment-credit',
    event: `payment_attempt:${attempt.payment_attempt_id}`,
    message: text.notice,
    values: { amount: rsInBoth(amount), name },
    nowMs,
  })
}
