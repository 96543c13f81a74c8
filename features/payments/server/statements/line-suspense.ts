import { sql } from 'kysely'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { postUnplaced } from '../ledger/ledger.ts'
import { postReversal } from '../ledger/post-reversal.ts'

/** A line of the bank that waits in suspense, or left it for good: placed to a student, written off, or paid back. */
export type LineSuspense = { readonly id: number; readonly isPlaced: boolean }

/** Outcomes after which the line is not open again; `hasFinalOutcome`: of the suspense `s` of a statement in SQL. */
export const finalOutcomes = ['placed', 'written-off', 'paid-back'] as const
export const hasFinalOutcome = sql<boolean>`s.outcome = any(${[...finalOutcomes]}::text[])`
type Outcome = 'back' | 'linked' | (typeof finalOutcomes)[number]

/** The suspense of a line that the caller has locked; null: it is not in suspense. */
export async function suspenseOf(reader: Reader, lineId: number): Promise<LineSuspense | null> {
  const row = await reader
    .selectFrom('bank_line_suspense')
    .select(['bank_line_suspense_id as id', 'ended'])
    .where('bank_statement_line_id', '=', lineId)
    .where((of) => of.or([of('ended', 'is', null), of('outcome', 'in', finalOutcomes)]))
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, isPlaced: row.ended !== null }
}

/** Moves a line that is locked, and neither used nor in suspense, to suspense. */
export async function moveToSuspense(
  transaction: Transaction,
  {
    lineId,
    amount,
    number,
    reason,
    by,
    nowMs,
  }: {
    readonly lineId: number
    readonly amount: Money
    readonly number: string
    readonly reason: string
    /** Null: by its age. */
    readonly by: number | null
    readonly nowMs: number
  },
): Promise<void> {
  const { id } = await transaction
    .insertInto('bank_line_suspense')
    .values({ bank_statement_line_id: lineId, moved_by: by, moved: new Date(nowMs), reason })
    .returning('bank_line_suspense_id as id')
    .executeTakeFirstOrThrow()
  const credit = { source: sourceOf(id), account: 'bank', amount, memo: number } as const
  await postUnplaced(transaction, credit, nowMs)
}

/** Takes a line out of suspense: the bank's money is unposted again, for what it turns out to be. */
export async function endSuspense(
  transaction: Transaction,
  {
    id,
    outcome,
    by,
    partnerId = null,
    nowMs,
  }: {
    readonly id: number
    readonly outcome: Outcome
    readonly by: number
    readonly partnerId?: number | null
    readonly nowMs: number
  },
): Promise<void> {
  await transaction
    .updateTable('bank_line_suspense')
    .set({ ended: new Date(nowMs), ended_by: by, outcome, c_bpartner_id: partnerId })
    .where('bank_line_suspense_id', '=', id)
    .execute()
  const source = sourceOf(id)
  await postReversal(transaction, { source, reversal: `bank-suspense-${outcome}:${id}`, nowMs })
}

/** A line that is about to pay for a voucher leaves suspense, if it is there. */
export async function releaseLine(
  transaction: Transaction,
  lineId: number,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const suspense = await suspenseOf(transaction, lineId)
  if (suspense === null || suspense.isPlaced) return
  await endSuspense(transaction, { id: suspense.id, outcome: 'linked', by: userId, nowMs })
}

function sourceOf(id: number): string {
  return `bank-suspense:${id}`
}
