import { paisa } from '#platform/pure/money/money.ts'
import { type AttemptRow, lockAttempt, moveAttempt } from './attempts.ts'
import { checkAttempt, sweeperCause } from './check-attempt.ts'
import { tellNotCompleted } from '../core/notices.ts'
import { expiredAfterMs } from './open-attempts.ts'
import { itemName } from '../core/item-name.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

const minute = 60_000
/** When an attempt is looked at, counted from its start: until its link is dead, then again for late money. */
const looksAtMs = [2, 5, 15, 60, 70, 120, 24 * 60, 72 * 60].map((minutes) => minutes * minute)
const linkRequestedTooLongMs = 2 * minute
const batch = 50
/** While the provider does not answer: a payment must be known 15 minutes after it is back (SECURITY I11). */
const unreachableRetryMs = 5 * minute

/** Asks about every attempt that is due; safe to run twice and after any crash (SECURITY §2 Sweeper). */
export async function sweepAttempts(context: PaymentsContext): Promise<void> {
  const nowMs = context.nowMs()
  const due = await context.database.kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('next_check', '<=', new Date(nowMs))
    .orderBy('next_check')
    .orderBy('created')
    .limit(batch)
    .execute()
  const failures: unknown[] = []
  for (const attempt of due) {
    await sweepOne(attempt, context).catch((error: unknown) => failures.push(error))
    context.reached('P8')
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be checked')
}

/** The next check is stored before this one, so that an attempt that fails never blocks others. */
async function sweepOne(attempt: AttemptRow, context: PaymentsContext): Promise<void> {
  const nowMs = context.nowMs()
  const lookAgain = (next_check: Date | null) =>
    context.database.kysely
      .updateTable('payment_attempt')
      .set({ checks: attempt.checks + 1, next_check })
      .where('payment_attempt_id', '=', attempt.payment_attempt_id)
      .execute()
  const planned = nextLook(attempt, nowMs)
  await lookAgain(planned)
  const state = await checkAttempt(attempt.payment_attempt_id, { cause: sweeperCause }, context)
  const soon = nowMs + unreachableRetryMs
  if (state === 'unreachable' && (planned === null || planned.getTime() > soon))
    await lookAgain(new Date(soon))
  await giveUp(attempt, context)
}

/** A held attempt waits for the provider or for staff: it is checked once a day until then. */
function nextLook(attempt: AttemptRow, nowMs: number): Date | null {
  const age = nowMs - attempt.created.getTime()
  const next = looksAtMs.find((ms) => ms > age)
  if (next !== undefined) return new Date(attempt.created.getTime() + next)
  return attempt.state === 'HELD' ? new Date(nowMs + 24 * 60 * minute) : null
}

/** A request without an answer must not block the student; an expired link is marked, and still checked later. */
async function giveUp(due: AttemptRow, context: PaymentsContext): Promise<void> {
  const { database, nowMs } = context
  const age = nowMs() - due.created.getTime()
  if (age < linkRequestedTooLongMs) return
  const name = await itemName(database.kysely, due, { ...context, nowMs: nowMs() })
  await database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, due.payment_attempt_id)
    if (attempt === null) return
    if (attempt.state === 'LINK_REQUESTED' && age >= linkRequestedTooLongMs)
      await moveAttempt(transaction, attempt, {
        to: 'LINK_UNKNOWN',
        cause: 'no answer recorded',
        change: { next_check: null },
        nowMs: nowMs(),
      })
    if (attempt.state === 'LINK_READY' && age >= expiredAfterMs) {
      await moveAttempt(transaction, attempt, {
        to: 'EXPIRED',
        cause: 'link lifetime over',
        nowMs: nowMs(),
      })
      const { c_bpartner_id: partnerId } = attempt
      const amount = paisa(attempt.amount)
      const event = `payment_attempt:${attempt.payment_attempt_id}`
      await tellNotCompleted(transaction, { partnerId, name, amount, event, nowMs: nowMs() })
    }
  })
}
