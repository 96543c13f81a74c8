import { sql } from 'kysely'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import {
  type ExamOfficeContext,
  oneAfterAnother,
} from '#features/examination/server/exam-office.ts'
import { applicantMessages as text } from '../../rules/applicants/messages.ts'
import { findEntrance, type LaidOutEntrance } from '../layout/opening.ts'
import { refuseWhileScheduled } from '../merit/exclusive.ts'
import { type ApplicantRow, lockApplicant } from './applicant.rows.ts'

export type ApplicantToChange = {
  readonly opening: LaidOutEntrance
  readonly row: ApplicantRow
}

/**
 * An applicant and the entrance, both locked with all seats until the transaction ends. Refused for an application of one's
 * own, and while a merit list waits for its release time.
 */
async function applicantToChange(
  at: ExamOfficeContext,
  { id, session }: { readonly id: number; readonly session: Session },
): Promise<ApplicantToChange | Refusal> {
  const { transaction, clientId } = at
  await oneAfterAnother(at)
  await sql`select from n_entrance_open o join n_entrance_reg a using (n_entrance_open_id)
    where a.n_entrance_reg_id = ${id} for update of o`.execute(transaction)
  const row = await lockApplicant(transaction, id)
  if (row === null || row.clientId !== clientId) return refusedApplicant('applicant-unknown', 404)
  const own = refuseOwnApplication({ c_bpartner_id: row.partnerId }, session)
  if (own !== null) return own
  const scheduled = await refuseWhileScheduled(transaction, row)
  if (isRefusal(scheduled)) return scheduled
  const opening = await findEntrance(transaction, { openingId: row.openingId, clientId })
  return opening === null ? refusedApplicant('applicant-unknown', 404) : { opening, row }
}

type Changing = Pick<ProcessContext, 'transact' | 'session' | 'nowMs'> & {
  /** Id of the application. */
  readonly record: number
}

/** Changes one applicant in a transaction. The reason is needed in both languages, because the applicant reads it. */
export async function changeApplicant(
  { reason, reason_ne }: { readonly reason: string; readonly reason_ne: string },
  { transact, session, nowMs, record: id }: Changing,
  change: (at: ExamOfficeContext, applicant: ApplicantToChange) => Promise<Refusal | ProcessResult>,
): Promise<Refusal | ProcessResult> {
  if (reason === '' || reason_ne === '') return refusedApplicant('reason-needed', 400)
  const { userId, clientId } = session
  return transact(async (transaction, did) => {
    const at = { transaction, did, userId, clientId, nowMs }
    const found = await applicantToChange(at, { id, session })
    return isRefusal(found) ? found : change(at, found)
  })
}

export function refusedApplicant(
  reason: keyof typeof text,
  status: 400 | 404 | 409 = 409,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return refusal(`rule/${reason}`, text[reason], { status, values })
}
