import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type AttemptState, mayMove, stateAfter } from '../../rules/payment-state.ts'
import {
  type AnswerVerdict,
  judgeAnswer,
  type ProviderAnswer,
} from '#features/payments/rules/money/provider-answer.ts'
import { type AttemptRow, lockAttempt, moveAttempt } from './attempts.ts'
import {
  creditAttempt,
  flagPartlyRefunded,
  holdMoney,
  releaseHeld,
  takeBack,
  takeCreditedBack,
  type Target,
} from './attempt-money.ts'
import { notedMoney, releaseNoted } from './noted-money.ts'
import { noteArrival } from './refunding/arrived-refund.ts'
import { tellNotCompleted } from '../core/notices.ts'
import { findKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

const dayMs = 24 * 3_600_000
/** Cause of a check that no person started: the attempt was due. */
export const sweeperCause = 'sweeper'

/** `turn` ends when the answer may be carried out; absent: at once. */
export type Check = { readonly cause: string; readonly turn?: Promise<unknown> }

/**
 * Asks the provider what became of an attempt and does what its answer means. The one way money is credited: the
 * callback, the sweeper and the student's "Check again" all come here, in any order and as often as they like.
 */
export async function checkAttempt(
  attemptId: string,
  { cause, turn }: Check,
  context: PaymentsContext,
): Promise<AttemptState | 'unreachable' | null> {
  const attempt = await findAttempt(attemptId, context)
  if (attempt === null) return null
  if (attempt.pidx === null || attempt.state === 'REFUNDED') return attempt.state
  const found = await context.khalti.lookup(attempt.pidx)
  context.reached('P5')
  if (found.is !== 'answer') return 'unreachable'
  const verdict = judgeAnswer(found.answer, paisa(attempt.amount))
  if (verdict.is === 'wait') return attempt.state
  await turn
  const { state, isOwnRefund } = await context.database.transaction((transaction) =>
    applyVerdict(transaction, { before: attempt, verdict, answer: found.answer, cause }, context),
  )
  if (state !== attempt.state && !isOwnRefund)
    alertStaff(state, { attemptId, ...found.answer }, context)
  return state
}

async function findAttempt(attemptId: string, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('payment_attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row ?? null
}

/** Logs state changes that no user sees, so that staff check them (SECURITY P-06, P-16). */
function alertStaff(state: AttemptState | null, facts: object, { log }: PaymentsContext): void {
  if (state === 'HELD') log.error(facts, 'a payment is held')
  if (state === 'REFUNDED') log.error(facts, 'a payment was refunded at the provider')
  if (state === 'PARTIALLY_REFUNDED') log.error(facts, 'a payment was partly refunded')
}

type CheckedAttempt = {
  readonly before: AttemptRow
  readonly verdict: Exclude<AnswerVerdict, { is: 'wait' }>
  readonly answer: ProviderAnswer
  readonly cause: string
}

/** State after the answer; `isOwnRefund`: it says that a refund of ours arrived. */
type AppliedVerdict = { readonly state: AttemptState | null; readonly isOwnRefund: boolean }

/** Locks the document before the attempt, as starting a payment does: two who meet wait, they never block each other. */
async function applyVerdict(
  transaction: Transaction,
  { before, verdict, answer, cause }: CheckedAttempt,
  context: PaymentsContext,
): Promise<AppliedVerdict> {
  const nowMs = context.nowMs()
  const target = await lockTarget(transaction, before, context)
  const attempt = await lockAttempt(transaction, before.payment_attempt_id)
  if (attempt === null) return { state: null, isOwnRefund: false }
  const stays = { state: attempt.state, isOwnRefund: false }
  const arrived = { attempt, target, nowMs }
  const own =
    verdict.is === 'move'
      ? await noteArrival(transaction, { attempt, to: verdict.to, nowMs }, context)
      : 'none'
  if (own === 'differs') return stays
  if (attempt.state === 'CREDITED') {
    const isTaken = verdict.is === 'move' && verdict.to === 'REFUNDED' && own === 'none'
    if (isTaken) await takeCreditedBack(transaction, arrived)
    return stays
  }
  const transactionId = verdict.is === 'credit' ? verdict.transactionId : null
  const noted = await notedMoney(transaction, answer.transactionId)
  const isNew =
    transactionId !== null &&
    noted !== 'placed' &&
    (await isUnused(transaction, attempt, transactionId))
  const to = verdict.is === 'move' ? stateAfter(attempt.state, verdict.to) : isNew ? 'PAID' : 'HELD'
  if (!mayMove(attempt.state, to)) return stays
  if (to === 'HELD') {
    const posted =
      transactionId === null &&
      noted !== 'placed' &&
      (await holdMoney(transaction, arrived, answer))
    if (posted) await releaseNoted(transaction, answer.transactionId, nowMs)
    if (attempt.state === 'HELD' && !posted) return stays
  } else if (attempt.state === 'HELD') await releaseHeld(transaction, attempt, nowMs)
  if (to === 'PAID' && transactionId !== null) {
    await releaseNoted(transaction, transactionId, nowMs)
    await creditAttempt(transaction, { ...arrived, transactionId }, context)
  }
  const isOver = to === 'CANCELED' || to === 'EXPIRED'
  // A student who came back sees it on the page; one who did not is notified.
  if (isOver && cause === sweeperCause && attempt.state !== 'SUPERSEDED')
    await tellNotCompleted(transaction, {
      ...target.document,
      amount: paisa(attempt.amount),
      event: `payment_attempt:${attempt.payment_attempt_id}`,
      nowMs,
    })
  if (to === 'REFUNDED' && own === 'none') await takeBack(transaction, arrived)
  if (to === 'PARTIALLY_REFUNDED' && own === 'none') await flagPartlyRefunded(transaction, arrived)
  await moveAttempt(transaction, attempt, {
    to,
    cause: attempt.state === 'LINK_READY' ? cause : `${cause}; corrected to match provider`,
    detail: answer,
    change: {
      ...nextLookOf(to, attempt, nowMs),
      ...(isNew ? { transaction_id: transactionId } : {}),
    },
    nowMs,
  })
  return { state: to, isOwnRefund: own === 'arrived' }
}

/**
 * A paid attempt is checked once more after a day: money may have been refunded at the provider meanwhile. A held one
 * is always checked again: it blocks the student.
 */
function nextLookOf(to: AttemptState, { created, next_check }: AttemptRow, nowMs: number) {
  if (to === 'PAID') return { next_check: new Date(created.getTime() + dayMs) }
  if (to === 'HELD') return { next_check: next_check ?? new Date(nowMs + dayMs) }
  return to === 'REFUNDED' ? { next_check: null } : {}
}

async function lockTarget(
  transaction: Transaction,
  attempt: AttemptRow,
  { kinds, nowMs }: PaymentsContext,
): Promise<Target> {
  const kind = findKind(kinds, attempt.payment_type)
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
