import type { Selectable } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Language } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Act, Change } from '#platform/server/processes/trail.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation } from '#features/desk/server/translations/given-reason.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import { voucherMessages } from '../../rules/voucher-messages.ts'
import { postCredit, settleDocument, surplusOf } from '../ledger/ledger.ts'
import { tellCredit, tellReturned } from '../core/notices.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { giveReceipt } from '../receipts/receipts.ts'
import { tellOfUsedSlip } from './used-slip.ts'

type Decider = {
  readonly userId: number
  readonly role: string
  readonly partnerId: number
  readonly language: Language
  readonly nowMs: number
}
type Deciding = Decider & { readonly paymentId: number; readonly act: Act }
type Did = (change: Change) => void
type VoucherState = 'SUBMITTED' | 'APPROVED' | 'RETURNED' | 'HELD'
type Outcome = {
  readonly state: VoucherState
  readonly reason: string | null
  readonly approved_amount: number | null
}
type Waiting = {
  readonly payment: Selectable<Tables['c_payment']>
  readonly state: VoucherState
  readonly submittedBy: number
}

/**
 * Staff read the amount from the slip and credit it; the note says why although a check did not agree. Approving again
 * changes nothing (SECURITY I14).
 */
export function approveVoucher(
  wish: Deciding & { readonly amount: Money; readonly note: string | null },
  context: PaymentsContext,
): Promise<Refusal | 'done'> {
  return wish.act(async (transaction, did) => {
    const voucher = await lockVoucher(transaction, wish.paymentId)
    const refused = checkDecider(voucher, wish)
    if (voucher === null || refused !== null) return refused ?? unknownVoucher()
    if (voucher.state === 'APPROVED') return 'done'
    if (voucher.state !== 'SUBMITTED') return notWaiting(voucher.state)
    if (wish.amount <= 0) return refusal('rule/amount-wrong', voucherMessages['amount-wrong'])
    await creditVoucher(transaction, { voucher, ...wish }, context)
    const outcome = { state: 'APPROVED', approved_amount: wish.amount, reason: wish.note } as const
    tellTrail(did, voucher, outcome)
    context.reached('P11')
    return 'done'
  })
}

/** The student is told why, in their language, and may upload again; the payment keeps the reason in it too. */
export function returnVoucher(
  wish: Deciding & {
    readonly reason: Reason
    /** Who returns it tells the registrar that the slip is in use elsewhere. */
    readonly tellsRegistrar: boolean
  },
  context: PaymentsContext,
): Promise<Refusal | 'done'> {
  return wish.act(async (transaction, did) => {
    const voucher = await lockVoucher(transaction, wish.paymentId)
    const refused = checkDecider(voucher, wish)
    if (voucher === null || refused !== null) return refused ?? unknownVoucher()
    if (voucher.state !== 'SUBMITTED' && voucher.state !== 'HELD') return notWaiting(voucher.state)
    const { words } = wish.reason
    if (words.en === '') return refusal('rule/reason-needed', voucherMessages['reason-needed'])
    if (wish.tellsRegistrar) {
      const told = await tellOfUsedSlip(transaction, wish.paymentId, wish)
      if (isRefusal(told)) return told
      did(told)
    }
    await decide(transaction, wish, { state: 'RETURNED', reason: words.en })
    const language = await languageOfPartner(transaction, voucher.payment.c_bpartner_id)
    await transaction
      .updateTable('c_payment')
      .set({
        docstatus: 'CL',
        comments: words[language],
        updated: new Date(wish.nowMs),
        updatedby: wish.userId,
      })
      .where('c_payment_id', '=', wish.paymentId)
      .execute()
    const { kind, referenceId } = targetOf(voucher.payment, context)
    const document = await kind.lock(transaction, referenceId, dayInNepal(wish.nowMs))
    await settleDocument(transaction, kind, referenceId)
    await tellReturned(transaction, {
      partnerId: voucher.payment.c_bpartner_id,
      name: document?.name ?? voucher.payment.description,
      amount: paisa(voucher.payment.payamt),
      reason: words,
      event: `c_payment:${wish.paymentId}`,
      nowMs: wish.nowMs,
    })
    await oweTranslation(transaction, {
      model: 'c_payment',
      record: wish.paymentId,
      partnerId: voucher.payment.c_bpartner_id,
      reason: wish.reason,
      by: wish,
      nowMs: wish.nowMs,
    })
    tellTrail(did, voucher, { state: 'RETURNED', approved_amount: null, reason: words.en })
    return 'done'
  })
}

function tellTrail(did: Did, { payment, state }: Waiting, after: Outcome): void {
  const before = { state, approved_amount: null, reason: null }
  did({ table: 'c_payment', record: payment.c_payment_id, before, after })
}

async function lockVoucher(transaction: Transaction, paymentId: number): Promise<Waiting | null> {
  const row = await transaction
    .selectFrom('voucher')
    .select(['state', 'submitted_by'])
    .where('c_payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const payment = await transaction
    .selectFrom('c_payment')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { payment, state: row.state, submittedBy: row.submitted_by }
}

function checkDecider(voucher: Waiting | null, by: Decider): Refusal | null {
  if (voucher === null) return unknownVoucher()
  const { submittedBy: enteredBy, payment } = voucher
  return isOwnEntry({ enteredBy, partnerId: payment.c_bpartner_id }, by)
    ? refusal('rule/own-voucher', voucherMessages['own-voucher'], { status: 403 })
    : null
}

function unknownVoucher(): Refusal {
  return refusal('rule/voucher-unknown', voucherMessages['voucher-unknown'], { status: 404 })
}

function notWaiting(state: VoucherState): Refusal {
  const reason = state === 'HELD' ? 'voucher-held' : 'voucher-decided'
  return refusal(`rule/${reason}`, voucherMessages[reason], { status: 409 })
}

function targetOf(payment: Selectable<Tables['c_payment']>, { kinds }: PaymentsContext) {
  const type = findPaymentType(payment.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const referenceId = kind && payment[kind.referenceColumn]
  if (!kind || !referenceId) throw new Error(`Payment ${payment.c_payment_id} refers to nothing`)
  return { kind, referenceId }
}

async function creditVoucher(
  transaction: Transaction,
  { voucher, amount, ...decider }: { voucher: Waiting; amount: Money; paymentId: number } & Decider,
  context: PaymentsContext,
): Promise<void> {
  const { kind, referenceId } = targetOf(voucher.payment, context)
  const document = await kind.lock(transaction, referenceId, dayInNepal(decider.nowMs))
  if (document === null) throw new Error(`Payment ${decider.paymentId} refers to nothing`)
  await postCredit(transaction, {
    credit: {
      source: `voucher:${decider.paymentId}`,
      account: 'bank',
      amount,
      memo: document.name,
    },
    document,
    kind,
    nowMs: decider.nowMs,
  })
  await decide(transaction, decider, { state: 'APPROVED', approved_amount: amount })
  await transaction
    .updateTable('c_payment')
    .set({
      docstatus: 'CO',
      payamt: amount,
      updated: new Date(decider.nowMs),
      updatedby: decider.userId,
    })
    .where('c_payment_id', '=', decider.paymentId)
    .execute()
  await giveReceipt(transaction, decider, context)
  const surplus = surplusOf(document, amount)
  await tellCredit(transaction, {
    ...document,
    amount: surplus,
    event: `c_payment:${decider.paymentId}`,
    nowMs: decider.nowMs,
  })
  await settleDocument(transaction, kind, referenceId)
}

async function decide(
  transaction: Transaction,
  { paymentId, userId, nowMs }: { paymentId: number } & Decider,
  outcome: { state: VoucherState; reason?: string; approved_amount?: number },
): Promise<void> {
  await transaction
    .updateTable('voucher')
    .set({ ...outcome, decided_by: userId, decided: new Date(nowMs) })
    .where('c_payment_id', '=', paymentId)
    .execute()
}
