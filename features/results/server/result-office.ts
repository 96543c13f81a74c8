import { staffWith } from '#features/roles/rules/facts.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { marksMessages as text } from '../rules/office-messages.ts'

/** Roles that enter and change marks. */
export const marksOffice = staffWith('mark.enter')

/** Roles that confirm marks, decide on candidates, and release results. */
export const resultOffice = staffWith('result.manage')

/** An audited transaction on marks or results. */
export type ResultOfficeContext = {
  readonly transaction: Transaction
  readonly session: Session
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/** The work of a process in one transaction, with what it changed in the trail. */
export function inOffice<Result>(
  { transact, session, nowMs }: ProcessContext,
  work: (at: ResultOfficeContext) => Promise<Result>,
): Promise<Result> {
  return transact((transaction, did) => work({ transaction, did, session, nowMs }))
}

/** Locks marks and results until the transaction ends: its reads still hold when it writes. */
export async function oneAfterAnother(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('results', 0))`.execute(transaction)
}

/** Refuses blank texts that the audit trail needs, such as a reason. */
export function refuseBlank(...texts: readonly string[]): Refusal | null {
  return texts.every((each) => each !== '')
    ? null
    : refusal('rule/words-missing', text['words-missing'], { status: 400 })
}

type Unknown = 'sheet' | 'candidate' | 'exam' | 'registration' | 'offered-course' | 'decision'

export function unknown(what: Unknown): Refusal {
  return refusal(`rule/${what}-unknown`, text[`${what}-unknown`], { status: 404 })
}

export function stamp({ session, nowMs }: Pick<ResultOfficeContext, 'session' | 'nowMs'>) {
  return { updated: new Date(nowMs), updatedby: session.userId }
}

export function made(at: Pick<ResultOfficeContext, 'session' | 'nowMs'>) {
  return { ...stamp(at), created: new Date(at.nowMs), createdby: at.session.userId }
}
