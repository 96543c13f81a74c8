import { staffWith } from '#features/roles/rules/facts.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'

/** Roles that may lay out an exam. */
export const examOffice = staffWith('exam-layout.manage')

/** Roles that may read the layout. */
export const layoutReaders = staffWith('exam-layout.read')

/** An audited transaction of the exam office. */
export type ExamOfficeContext = {
  readonly transaction: Transaction
  readonly userId: number
  readonly clientId: number
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/** Locks times and seats of all exams until the transaction ends: a seat that it reads as free stays free. */
export async function oneAfterAnother({
  transaction,
}: Pick<ExamOfficeContext, 'transaction'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('examination', 0))`.execute(transaction)
}

type Unknown = 'exam' | 'course' | 'centre' | 'room' | 'paper' | 'registration'

export function unknown(what: Unknown): Refusal {
  return refusal(`rule/${what}-unknown`, text[`${what}-unknown`], { status: 404 })
}

export function stamp({ userId, nowMs }: Pick<ExamOfficeContext, 'userId' | 'nowMs'>) {
  return { updated: new Date(nowMs), updatedby: userId }
}
