import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findPaymentType } from '../rules/payment-type.ts'
import { type AttemptState, mayMove } from '../rules/payment-state.ts'
import { judgeAnswer, type ProviderAnswer } from '../rules/provider-answer.ts'
import { type AttemptRow, lockAttempt, moveAttempt } from './attempts.ts'
import { postCredit, settleDocument } from './ledger.ts'
import type { PaymentsContext } from './payments.ts'

/**
 * Asks the provider what became of an attempt and does what its answer means. The one way money is credited: the
 * callback, the sweeper and the student's "Check again" all come here, in any order and as often as they like.
 */
export async function checkAttempt(
  attemptId: string,
  cause: string,
  context: PaymentsContext,
): Promise<AttemptState | null> {
  const attempt = await findAttempt(attemptId, context)
  if (attempt === null) return null
  if (attempt.pidx === null || attempt.state === 'REFUNDED') return attempt.state
  const found = await context.khalti.lookup(attempt.pidx)
  if (found.is === 'unknown') return attempt.state
  return context.database.transaction((transaction) =>
    applyAnswer(transaction, { attemptId, answer: found.answer, cause }, context),
  )
}

async function findAttempt(attemptId: string, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('payment_attempt')
    .select(['state', 'pidx'])
    .where('payment_attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row ?? null
}

async function applyAnswer(
  transaction: Transaction,
  { attemptId, answer, cause }: { attemptId: string; answer: ProviderAnswer; cause: string },
  context: PaymentsContext,
): Promise<AttemptState | null> {
  const attempt = await lockAttempt(transaction, attemptId)
  if (attempt === null) return null
  const verdict = judgeAnswer(answer, paisa(attempt.amount))
  if (verdict.is === 'wait') return attempt.state
  const to = verdict.is === 'credit' ? 'PAID' : verdict.to
  if (!mayMove(attempt.state, to)) return attempt.state
  const nowMs = context.nowMs()
  if (verdict.is === 'credit')
    await credit(transaction, { attempt, transactionId: verdict.transactionId, nowMs }, context)
  const corrected = attempt.state === 'LINK_READY' ? cause : `${cause}; corrected to match provider`
  const change = {
    ...(verdict.is === 'credit' ? { transaction_id: verdict.transactionId } : {}),
    ...(to === 'PAID' || to === 'REFUNDED' ? { next_check: null } : {}),
  }
  await moveAttempt(transaction, attempt, { to, cause: corrected, detail: answer, change, nowMs })
  return to
}

/** Ledger, the payment the student sees and the document change together, once (SECURITY I3, I10). */
async function credit(
  transaction: Transaction,
  { attempt, transactionId, nowMs }: { attempt: AttemptRow; transactionId: string; nowMs: number },
  { kinds }: PaymentsContext,
): Promise<void> {
  const type = findPaymentType(attempt.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const document = await kind?.lock(transaction, attempt.reference_id, dayInNepal(nowMs))
  if (!kind || !document)
    throw new Error(`Nothing to credit for attempt ${attempt.payment_attempt_id}`)
  const amount = paisa(attempt.amount)
  const posted = await postCredit(transaction, {
    credit: { source: `khalti:${attempt.pidx}`, account: 'khalti', amount, memo: document.name },
    document,
    kind,
    nowMs,
  })
  if (!posted) return
  await transaction
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
    .execute()
  await settleDocument(transaction, kind, attempt.reference_id)
}
