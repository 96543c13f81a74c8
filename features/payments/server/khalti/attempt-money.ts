import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PayableDocument, PayableKind } from '../core/payable-kind.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { completed, type ProviderAnswer } from '#features/payments/rules/money/provider-answer.ts'
import type { AttemptRow } from './attempts.ts'
import { postCredit, postSuspense, surplusOf } from '../ledger/ledger.ts'
import { postReversal } from '../ledger/post-reversal.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import { reverseCredit } from '../ledger/reverse-credit.ts'
import { tellCredit, tellHeld } from '../core/notices.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { creditSentPart, sentRefund } from './refunding/arrived-refund.ts'
import { giveReceipt } from '../receipts/receipts.ts'

export type Target = { readonly kind: PayableKind; readonly document: PayableDocument }

/** An attempt the provider has spoken of, with what it pays for; both locked. */
export type Arrived = {
  readonly attempt: AttemptRow
  readonly target: Target
  readonly nowMs: number
}

/**
 * Ledger, the payment the student sees, its receipt and the document change together, once (SECURITY I3, I10). One that
 * was started in time and completed later counts and says so (I13).
 */
export async function creditAttempt(
  transaction: Transaction,
  { attempt, target, nowMs, transactionId }: Arrived & { readonly transactionId: string },
  context: PaymentsContext,
): Promise<void> {
  const { kind, document } = target
  const isLate = document.payUntil !== null && dayInNepal(nowMs) > document.payUntil
  const amount = paisa(attempt.amount)
  const posted = await postCredit(transaction, {
    credit: { source: `khalti:${attempt.pidx}`, account: 'khalti', amount, memo: document.name.en },
    document,
    kind,
    nowMs,
  })
  if (!posted) return
  context.reached('P6')
  const { c_payment_id } = await transaction
    .insertInto('c_payment')
    .values({
      c_bpartner_id: attempt.c_bpartner_id,
      payment_type: kind.paymentType,
      c_doctype_id: kind.documentType,
      tendertype: 'Khalti',
      payamt: attempt.amount,
      dateacct: dayInNepal(nowMs),
      docstatus: 'AP',
      description: document.name.en,
      description_ne: document.name.ne,
      orig_trxid: transactionId,
      comments: isLate ? inBothLanguages('paid-late') : null,
      [kind.referenceColumn]: attempt.reference_id,
    })
    .returning('c_payment_id')
    .executeTakeFirstOrThrow()
  await giveReceipt(transaction, { paymentId: c_payment_id, nowMs }, context)
  const surplus = surplusOf(document, amount)
  await tellCredit(transaction, {
    ...document,
    amount: surplus,
    event: `c_payment:${c_payment_id}`,
    nowMs,
  })
  await settleDocument(transaction, kind, attempt.reference_id)
}

/** Completed at the provider, but not as agreed: what it says it took waits in suspense for staff (SECURITY I4). */
export async function holdMoney(
  transaction: Transaction,
  { attempt, target, nowMs }: Arrived,
  answer: ProviderAnswer,
): Promise<boolean> {
  if (answer.status !== completed || answer.refunded) return false
  if (answer.totalPaisa === null || answer.totalPaisa <= 0) return false
  const amount = paisa(answer.totalPaisa)
  const source = `khalti-held:${attempt.pidx}`
  const credit = { source, account: 'khalti', amount, memo: target.document.name.en } as const
  const posted = await postSuspense(transaction, { credit, ...target, nowMs })
  if (posted) await tellHeld(transaction, { ...target.document, amount, event: source, nowMs })
  return posted
}

/** A held attempt that is decided leaves suspense; nothing happens when none of it was there. */
export async function releaseHeld(
  transaction: Transaction,
  { pidx }: AttemptRow,
  nowMs: number,
): Promise<void> {
  const [source, reversal] = [`khalti-held:${pidx}`, `khalti-released:${pidx}`]
  await postReversal(transaction, { source, reversal, nowMs })
}

/** The provider gave the money back: as if it had never been credited, and the payment says so (SECURITY P-16). */
export async function takeBack(
  transaction: Transaction,
  { attempt, target, nowMs }: Arrived,
): Promise<void> {
  const payment = await paymentOf(transaction, attempt)
  await creditSentPart(transaction, attempt, nowMs)
  await reverseCredit(transaction, {
    source: `khalti:${attempt.pidx}`,
    reversal: `khalti-refund:${attempt.pidx}`,
    paymentId: payment?.c_payment_id ?? null,
    comments: inBothLanguages('refunded'),
    kind: target.kind,
    referenceId: attempt.reference_id,
    partnerId: attempt.c_bpartner_id,
    nowMs,
  })
}

/**
 * The provider gave back money that staff had made the student's credit: it is no longer theirs. Once; nothing happens where
 * our own refund gave it back, which took it from their credit.
 */
export async function takeCreditedBack(
  transaction: Transaction,
  { attempt, nowMs }: Arrived,
): Promise<void> {
  if ((await sentRefund(transaction, attempt)) !== null) return
  const { pidx } = attempt
  const [source, reversal] = [`khalti-credited:${pidx}`, `khalti-refund:${pidx}`]
  await postReversal(transaction, { source, reversal, nowMs })
}

/** Notes on the payment that the rest after a partial refund is unknown. */
export async function flagPartlyRefunded(
  transaction: Transaction,
  { attempt, nowMs }: Arrived,
): Promise<void> {
  const payment = await paymentOf(transaction, attempt)
  if (payment === undefined) return
  await transaction
    .updateTable('c_payment')
    .set({ comments: inBothLanguages('partly-refunded'), updated: new Date(nowMs) })
    .where('c_payment_id', '=', payment.c_payment_id)
    .execute()
}

function paymentOf(transaction: Transaction, { transaction_id }: AttemptRow) {
  return transaction
    .selectFrom('c_payment')
    .select('c_payment_id')
    .where('orig_trxid', '=', transaction_id)
    .where('tendertype', '=', 'Khalti')
    .executeTakeFirst()
}

function inBothLanguages(reason: 'refunded' | 'partly-refunded' | 'paid-late'): string {
  return `${paymentMessages[reason].en} · ${paymentMessages[reason].ne}`
}
