import type { Transaction } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import { findReusableEnrollment } from '../rules/enrollment.ts'
import { findEnrollments, lockPartner } from './find-enrollments.ts'

/**
 * The student's enrollment for these academics: one from before that neither passed nor dropped out, else a new one
 * that waits for confirmation (READINGS R-39). One at a time per person, so that two requests make one.
 */
export async function enroll(
  transaction: Transaction,
  at: {
    readonly academics: Academics
    readonly semesterId: number
    readonly session: Session
    readonly nowMs: number
  },
): Promise<number> {
  const { academics, session } = at
  await lockPartner(transaction, session.partnerId)
  const reusable = findReusableEnrollment(
    await findEnrollments(transaction, session.partnerId),
    academics,
  )
  if (reusable !== null) return reusable.id
  const now = new Date(at.nowMs)
  const { n_program_enroll_id } = await transaction
    .insertInto('n_program_enroll')
    .values({
      ad_client_id: session.clientId,
      ad_org_id: session.organizationId,
      created: now,
      createdby: session.userId,
      updated: now,
      updatedby: session.userId,
      c_bpartner_id: session.partnerId,
      n_aca_year_id: academics.year?.id ?? null,
      n_intake_id: academics.intake?.id ?? null,
      n_faculty_id: academics.faculty?.id ?? null,
      n_level_id: academics.level?.id ?? null,
      n_program_id: academics.program?.id ?? null,
      n_subject_id: academics.subject?.id ?? null,
      n_sem_year_id: at.semesterId,
    })
    .returning('n_program_enroll_id')
    .executeTakeFirstOrThrow()
  return n_program_enroll_id
}
