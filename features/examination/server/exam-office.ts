import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'

/** Who may lay out an exam. */
export const examOffice = ['exam-office', 'administrator'] as const

/** Who reads how it is laid out. */
export const layoutReaders = ['exam-office', 'registrar', 'administrator'] as const

/** An act of the exam office, inside its transaction. */
export type ExamOfficeContext = {
  readonly transaction: Transaction
  readonly userId: number
  readonly clientId: number
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/** Times and seats of all exams change one act after another: what one of them sees free stays free. */
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
