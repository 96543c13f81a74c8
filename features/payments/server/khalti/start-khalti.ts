import { randomUUID } from 'node:crypto'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { amountInDigits } from '#platform/pure/money/format.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { writeEvent } from './attempts.ts'
import {
  type Claim,
  checkAmount,
  claimDocument,
  type PaymentTarget,
  readTarget,
} from '../owed/claim.ts'
import { type KhaltiLink, recordAnswer, waitForLink } from './link.ts'
import { lookAtOpen, type Looked } from './look-first.ts'
import { findOpenAttempt, hasHeldAttempt, isUsable, retire } from './open-attempts.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

export type Payer = { readonly partnerId: number; readonly name: string; readonly email: string }

const khaltiMinimum = 1_000
const firstCheckMs = 2 * 60_000

type Started = {
  readonly attemptId: string
  readonly document: Claim['document']
  readonly amount: Money
}

/**
 * A pay link for the wallet. Where one was given for this fee before, the provider is asked first what became of it: what
 * has arrived is credited and not paid again. The attempt is recorded before the provider is asked for a link and the
 * browser leaves; asking twice gives the same link, and a moved fee supersedes it (SECURITY I5, I6). No network call
 * inside a transaction (I9).
 */
export async function startKhalti(
  body: Readonly<Record<string, unknown>>,
  payer: Payer,
  context: PaymentsContext,
): Promise<KhaltiLink | Refusal> {
  if (context.isKhaltiOff === true)
    return refusal('rule/khalti-off', paymentMessages['khalti-off'], { status: 409 })
  const target = readTarget(body, context.kinds)
  if (isRefusal(target)) return target
  const asked = { partnerId: payer.partnerId, target }
  const looked = await lookAtOpen(asked, 'student asked to pay again', context)
  const arrived = looked.find(({ state }) => state === 'PAID')
  if (arrived) return hasArrived(arrived)
  const nowMs = context.nowMs()
  const { email } = await context.settings.get('help-desk')
  const begun = await context.database.transaction((transaction) =>
    begin(transaction, { target, payer, claimed: body['amount'], nowMs, looked }),
  )
  if (isRefusal(begun)) return begun
  if ('waitFor' in begun) return waitForLink(begun.waitFor, context)
  context.reached('P1')
  const answer = await context.khalti.initiate(
    initiateRequest(
      { ...begun, payer, merchant: { name: context.institution().name.en, email } },
      context,
    ),
  )
  context.reached('P2')
  const link = await context.database.transaction((transaction) =>
    recordAnswer(transaction, {
      attemptId: begun.attemptId,
      answer,
      nowMs: context.nowMs(),
    }),
  )
  context.reached('P3')
  return link
}

function hasArrived({ amount }: Looked): Refusal {
  return refusal('rule/khalti-arrived', paymentMessages['khalti-arrived'], {
    status: 409,
    values: { n: amountInDigits(paisa(amount)) },
  })
}

async function begin(
  transaction: Transaction,
  at: {
    target: PaymentTarget
    payer: Payer
    claimed: unknown
    nowMs: number
    looked: readonly Looked[]
  },
): Promise<Started | { readonly waitFor: string } | Refusal> {
  const { target, payer, nowMs } = at
  const claim = await claimDocument(transaction, target, {
    partnerId: payer.partnerId,
    today: dayInNepal(nowMs),
  })
  if (isRefusal(claim)) return claim
  const { document, payable } = claim
  const differs = checkAmount(at.claimed, payable)
  if (differs !== null) return differs
  if (payable < khaltiMinimum)
    return refusal('rule/too-small-for-khalti', paymentMessages['too-small-for-khalti'])
  if (await hasHeldAttempt(transaction, target))
    return refusal('rule/payment-held', paymentMessages['not-known'], { status: 409 })
  const open = await findOpenAttempt(transaction, target)
  if (open !== null && isUsable(open, payable, nowMs)) return { waitFor: open.payment_attempt_id }
  if (at.looked.some(({ isKnown }) => !isKnown))
    return refusal('rule/khalti-not-checked', paymentMessages['khalti-not-checked'], {
      status: 409,
    })
  if (open !== null) await retire(transaction, open, nowMs)
  const { fee, assessed, referenceId } = document
  if (fee !== assessed) await target.kind.assess(transaction, referenceId, fee)
  const attemptId = await insertAttempt(transaction, { target, payer, amount: payable, nowMs })
  return { attemptId, document, amount: payable }
}

async function insertAttempt(
  transaction: Transaction,
  {
    target,
    payer,
    amount,
    nowMs,
  }: { target: PaymentTarget; payer: Payer; amount: Money; nowMs: number },
): Promise<string> {
  const attemptId = randomUUID()
  const now = new Date(nowMs)
  await transaction
    .insertInto('payment_attempt')
    .values({
      payment_attempt_id: attemptId,
      c_bpartner_id: payer.partnerId,
      payment_type: target.kind.paymentType,
      reference_id: target.referenceId,
      amount,
      state: 'LINK_REQUESTED',
      next_check: new Date(nowMs + firstCheckMs),
      created: now,
      updated: now,
    })
    .execute()
  await writeEvent(transaction, {
    attemptId,
    state: 'LINK_REQUESTED',
    cause: 'student asked to pay',
    nowMs,
  })
  return attemptId
}

/** Payer and payee. */
type Both = {
  readonly payer: Payer
  readonly merchant: { readonly name: string; readonly email: string }
}

function initiateRequest(
  { attemptId, document, amount, payer, merchant }: Started & Both,
  { portalUrl }: PaymentsContext,
) {
  return {
    orderId: attemptId,
    orderName: document.name.en,
    amountPaisa: amount,
    returnUrl: `${portalUrl}/nou/khaltipay/success`,
    websiteUrl: portalUrl,
    merchant,
    customer: { name: payer.name, email: payer.email },
  }
}
