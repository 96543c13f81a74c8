import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PayableDocument, PayableKind } from '#features/applying/server/server-kind.ts'
import { paymentMessages } from '../rules/messages.ts'
import { findPaymentType } from '../rules/payment-type.ts'
import { type AttemptState, mayMove } from '../rules/payment-state.ts'
import { type AnswerVerdict, judgeAnswer, type ProviderAnswer } from '../rules/provider-answer.ts'
import { type AttemptRow, lockAttempt, moveAttempt } from './attempts.ts'
import { postCredit, postReversal, postSuspense, settleDocument } from './ledger.ts'
import type { PaymentsContext } from './payments.ts'
import { issueReceipt } from './receipts.ts'

const refundComment = `${paymentMessages.refunded.en} · ${paymentMessages.refunded.ne}`

/**
 * Asks the provider what became of an attempt and does what its answer means. The one way money is credited: the
 * callback, the sweeper and the student's "Check again" all come here, in any order and as often as they like.
 */
export async function checkAttempt(
  attemptId: string,
  cause: string,
  context: PaymentsContext,
): Promise<AttemptState | 'unreachable' | null> {
  const attempt = await findAttempt(attemptId, context)
  if (attempt === null) return null
  if (attempt.pidx === null || attempt.state === 'REFUNDED') return attempt.state
  const found = await context.khalti.lookup(attempt.pidx)
  if (found.is === 'unknown') return 'unreachable'
  const verdict = judgeAnswer(found.answer, paisa(attempt.amount))
  if (verdict.is === 'wait') return attempt.state
  return context.database.transaction((transaction) =>
    applyVerdict(transaction, { before: attempt, verdict, answer: found.answer, cause }, context),
  )
}

async function findAttempt(attemptId: string, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('payment_attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row ?? null
}

type Found = {
  readonly before: AttemptRow
  readonly verdict: Exclude<AnswerVerdict, { is: 'wait' }>
  readonly answer: ProviderAnswer
  readonly cause: string
}

/** Locks the document before the attempt, as starting a payment does: two who meet wait, they never block each other. */
async function applyVerdict(
  transaction: Transaction,
  { before, verdict, answer, cause }: Found,
  context: PaymentsContext,
): Promise<AttemptState | null> {
  const nowMs = context.nowMs()
  const target = await lockTarget(transaction, before, context)
  const attempt = await lockAttempt(transaction, before.payment_attempt_id)
  if (attempt === null) return null
  const transactionId = verdict.is === 'credit' ? verdict.transactionId : null
  const isNew = transactionId !== null && (await isUnused(transaction, attempt, transactionId))
  const to = verdict.is === 'move' ? verdict.to : isNew ? 'PAID' : 'HELD'
  if (!mayMove(attempt.state, to)) return attempt.state
  if (attempt.state === 'HELD') await releaseHeld(transaction, attempt, nowMs)
  if (to === 'HELD' && transactionId === null)
    await holdMoney(transaction, { attempt, target, answer, nowMs })
  if (to === 'PAID' && transactionId !== null)
    await credit(transaction, { attempt, target, transactionId, nowMs })
  if (to === 'REFUNDED') await takeBack(transaction, { attempt, target, nowMs })
  const corrected = attempt.state === 'LINK_READY' ? cause : `${cause}; corrected to match provider`
  const change = {
    ...(to === 'PAID' ? { transaction_id: transactionId } : {}),
    ...(to === 'PAID' ? { next_check: refundLook(attempt) } : {}),
    ...(to === 'REFUNDED' ? { next_check: null } : {}),
  }
  await moveAttempt(transaction, attempt, { to, cause: corrected, detail: answer, change, nowMs })
  return to
}

/** A paid attempt is looked at once more after a day: money may have been refunded at the provider meanwhile. */
function refundLook({ created }: AttemptRow): Date {
  return new Date(created.getTime() + 24 * 3_600_000)
}

/** Completed at the provider, but not as agreed: what it says it took waits in suspense for staff (SECURITY I4). */
async function holdMoney(
  transaction: Transaction,
  at: { attempt: AttemptRow; target: Target; answer: ProviderAnswer; nowMs: number },
): Promise<void> {
  const { attempt, answer, nowMs } = at
  const { kind, document } = at.target
  if (answer.status !== 'completed' || answer.refunded) return
  if (answer.totalPaisa === null || answer.totalPaisa <= 0) return
  const amount = paisa(answer.totalPaisa)
  const source = `khalti-held:${attempt.pidx}`
  const credit = { source, account: 'khalti', amount, memo: document.name } as const
  await postSuspense(transaction, { credit, document, kind, nowMs })
}

/** A held attempt that is decided leaves suspense; nothing happens when none of it was there. */
async function releaseHeld(
  transaction: Transaction,
  { pidx }: AttemptRow,
  nowMs: number,
): Promise<void> {
  const [source, reversal] = [`khalti-held:${pidx}`, `khalti-released:${pidx}`]
  await postReversal(transaction, { source, reversal, nowMs })
}

/** The provider gave the money back: reversed in the ledger, marked on the payment, owed again (SECURITY P-16). */
async function takeBack(
  transaction: Transaction,
  { attempt, target, nowMs }: { attempt: AttemptRow; target: Target; nowMs: number },
): Promise<void> {
  const source = `khalti:${attempt.pidx}`
  await postReversal(transaction, { source, reversal: `khalti-refund:${attempt.pidx}`, nowMs })
  await transaction
    .updateTable('c_payment')
    .set({ docstatus: 'CL', comments: refundComment, updated: new Date(nowMs) })
    .where('orig_trxid', '=', attempt.transaction_id)
    .where('tendertype', '=', 'Khalti')
    .execute()
  await settleDocument(transaction, target.kind, attempt.reference_id)
}

type Target = { readonly kind: PayableKind; readonly document: PayableDocument }

async function lockTarget(
  transaction: Transaction,
  attempt: AttemptRow,
  { kinds, nowMs }: PaymentsContext,
): Promise<Target> {
  const type = findPaymentType(attempt.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const document = await kind?.lock(transaction, attempt.reference_id, dayInNepal(nowMs()))
  if (!kind || !document)
    throw new Error(`Payment attempt ${attempt.payment_attempt_id} is for nothing`)
  return { kind, document }
}

/** One transaction of the provider pays once: another attempt that has it makes this one a case for staff (I3). */
async function isUnused(
  transaction: Transaction,
  attempt: AttemptRow,
  transactionId: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('transaction_id', '=', transactionId)
    .where('payment_attempt_id', '<>', attempt.payment_attempt_id)
    .executeTakeFirst()
  return other === undefined
}

/** Ledger, the payment the student sees and the document change together, once (SECURITY I3, I10). */
async function credit(
  transaction: Transaction,
  at: { attempt: AttemptRow; target: Target; transactionId: string; nowMs: number },
): Promise<void> {
  const { attempt, target, transactionId, nowMs } = at
  const { kind, document } = target
  const amount = paisa(attempt.amount)
  const posted = await postCredit(transaction, {
    credit: { source: `khalti:${attempt.pidx}`, account: 'khalti', amount, memo: document.name },
    document,
    kind,
    nowMs,
  })
  if (!posted) return
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
      description: document.name,
      orig_trxid: transactionId,
      [kind.referenceColumn]: attempt.reference_id,
    })
    .returning('c_payment_id')
    .executeTakeFirstOrThrow()
  await issueReceipt(transaction, c_payment_id, nowMs)
  await settleDocument(transaction, kind, attempt.reference_id)
}
