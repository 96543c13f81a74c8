import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { lockAttempt, moveAttempt, writeEvent } from './attempts.ts'
import { type Claim, checkAmount, claimDocument, type PaymentTarget, readTarget } from '../claim.ts'
import type { InitiateAnswer } from '../wallet-provider.ts'
import { findOpenAttempt, hasHeldAttempt, isUsable, linkWaitMs, retire } from './open-attempts.ts'
import type { PaymentsContext } from '../payments.ts'

/** Answer of the link call. */
export type KhaltiLink = { readonly payment_url: string; readonly attempt: string }

export type Payer = { readonly partnerId: number; readonly name: string; readonly email: string }

const khaltiMinimum = 1_000
const firstCheckMs = 2 * 60_000

type Started = {
  readonly attemptId: string
  readonly document: Claim['document']
  readonly amount: Money
}

/**
 * A pay link for the wallet. The attempt is recorded before the provider is asked and the browser leaves; asking twice
 * gives the same link, and a moved fee supersedes it (SECURITY I5, I6). No network call inside a transaction (I9).
 */
export async function startKhalti(
  body: Readonly<Record<string, unknown>>,
  payer: Payer,
  context: PaymentsContext,
): Promise<KhaltiLink | Refusal> {
  const target = readTarget(body, context.kinds)
  if (isRefusal(target)) return target
  const nowMs = context.nowMs()
  const { email } = await context.settings.get('help-desk')
  const begun = await context.database.transaction((transaction) =>
    begin(transaction, { target, payer, claimed: body['amount'], nowMs }),
  )
  if (isRefusal(begun)) return begun
  if ('waitFor' in begun) return waitForLink(begun.waitFor, context)
  context.reached('P1')
  const answer = await context.khalti.initiate(
    initiateRequest(
      { ...begun, payer, merchant: { name: context.institutionName, email } },
      context,
    ),
  )
  context.reached('P2')
  const link = await context.database.transaction((transaction) =>
    recordAnswer(transaction, { begun, answer, nowMs: context.nowMs() }),
  )
  context.reached('P3')
  return link
}

async function begin(
  transaction: Transaction,
  at: { target: PaymentTarget; payer: Payer; claimed: unknown; nowMs: number },
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

/** Who pays, and whom. */
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
    orderName: document.name,
    amountPaisa: amount,
    returnUrl: `${portalUrl}/nou/khaltipay/success`,
    websiteUrl: portalUrl,
    merchant,
    customer: { name: payer.name, email: payer.email },
  }
}

async function recordAnswer(
  transaction: Transaction,
  { begun, answer, nowMs }: { begun: Started; answer: InitiateAnswer; nowMs: number },
): Promise<KhaltiLink | Refusal> {
  const attempt = await lockAttempt(transaction, begun.attemptId)
  if (attempt?.state !== 'LINK_REQUESTED') return noLink()
  if (answer.is !== 'link') {
    const to = answer.is === 'refused' ? 'LINK_REFUSED' : 'LINK_UNKNOWN'
    await moveAttempt(transaction, attempt, {
      to,
      cause: answer.why,
      change: { next_check: null },
      nowMs,
    })
    return noLink()
  }
  const change = {
    pidx: answer.pidx,
    payment_url: answer.paymentUrl,
    expires: new Date(answer.expiresMs),
  }
  await moveAttempt(transaction, attempt, {
    to: 'LINK_READY',
    cause: 'provider gave a link',
    change,
    nowMs,
  })
  return { payment_url: answer.paymentUrl, attempt: begun.attemptId }
}

function noLink(): Refusal {
  return refusal('rule/khalti-failed', paymentMessages['khalti-failed'], {
    status: 503,
    retryAfterSeconds: 10,
  })
}

/** Somebody (the same person, in another tab) is asking the provider right now: one attempt, one call (SECURITY P-14). */
async function waitForLink(
  attemptId: string,
  { database }: PaymentsContext,
): Promise<KhaltiLink | Refusal> {
  for (let waited = 0; waited <= linkWaitMs; waited += 100) {
    const row = await database.kysely
      .selectFrom('payment_attempt')
      .select(['payment_url', 'state'])
      .where('payment_attempt_id', '=', attemptId)
      .executeTakeFirst()
    if (row?.state === 'LINK_READY' && row.payment_url !== null)
      return { payment_url: row.payment_url, attempt: attemptId }
    if (row?.state !== 'LINK_REQUESTED') return noLink()
    await wait(100)
  }
  return noLink()
}
