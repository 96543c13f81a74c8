import type { Selectable } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type AttemptState, moveTo } from '../../rules/payment-state.ts'

export type AttemptRow = Selectable<Tables['payment_attempt']>

type Change = Partial<
  Pick<AttemptRow, 'pidx' | 'payment_url' | 'expires' | 'transaction_id' | 'next_check' | 'checks'>
>

/** The attempt with its row locked, or null. */
export async function lockAttempt(
  transaction: Transaction,
  attemptId: string,
): Promise<AttemptRow | null> {
  const row = await transaction
    .selectFrom('payment_attempt')
    .selectAll()
    .where('payment_attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Writes the event and the new state together; an edge the graph does not list throws (SECURITY §2). */
export async function moveAttempt(
  transaction: Transaction,
  attempt: AttemptRow,
  move: { to: AttemptState; cause: string; detail?: unknown; change?: Change; nowMs: number },
): Promise<void> {
  const state = moveTo(attempt.state, move.to)
  await writeEvent(transaction, { attemptId: attempt.payment_attempt_id, state, ...move })
  await transaction
    .updateTable('payment_attempt')
    .set({ ...move.change, state, updated: new Date(move.nowMs) })
    .where('payment_attempt_id', '=', attempt.payment_attempt_id)
    .execute()
}

export async function writeEvent(
  transaction: Transaction,
  event: { attemptId: string; state: AttemptState; cause: string; detail?: unknown; nowMs: number },
): Promise<void> {
  await transaction
    .insertInto('payment_event')
    .values({
      payment_attempt_id: event.attemptId,
      state: event.state,
      cause: event.cause,
      detail: JSON.stringify(event.detail ?? {}),
      happened: new Date(event.nowMs),
    })
    .execute()
}
