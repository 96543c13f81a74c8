import type { Transaction } from '#platform/server/database/database.ts'
import type { CreateHook } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { WriteContext } from '#platform/server/model-engine/write/write-context.ts'
import { type Academics, sameAcademics } from '#features/applying/rules/facts.ts'
import { academicsFromValues } from '#features/applying/server/academic-rows.ts'
import { admissionSemesterId, type ProgramOpening } from '#features/programs/rules/facts.ts'
import { openingFromRow } from '#features/programs/server/opening.rows.ts'
import { enrollmentMessages, findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { enroll } from '#features/enrollment/server/enroll.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { findEntrances } from './entrances.ts'
import { refusedAdmission } from './program.ts'

/**
 * A student asks for a place before applying for its admission: only beside one they could apply for today, never
 * confirmed, and once (SECURITY T31, READINGS R-39). What is sent beyond the academic ids is not used.
 */
export const enrollHook: CreateHook = async (values, context) => {
  const { transaction, session, nowMs } = context
  const academics = academicsFromValues(values)
  const openings = await findAdmissions(transaction, academics, session.clientId)
  const [first, ...rest] = await refusalsOf(openings, context)
  if (first === undefined)
    return refusal('rule/no-open-admission', enrollmentMessages['apply-failed'])
  const mayEnroll = first === null || rest.includes(null)
  if (!mayEnroll) return refusedAdmission(first)
  const asked = { academics, semesterId: admissionSemesterId, session, nowMs }
  return { is: 'existing', id: await enroll(transaction, asked) }
}

async function findAdmissions(
  transaction: Transaction,
  academics: Academics,
  clientId: number,
): Promise<readonly ProgramOpening[]> {
  const rows = await transaction
    .selectFrom('n_program_cregopen')
    .selectAll()
    .where('n_sem_year_id', '=', admissionSemesterId)
    .where('n_program_id', 'is not distinct from', academics.program?.id ?? null)
    .where('ad_client_id', '=', clientId)
    .where('isactive', '=', true)
    .where('ispublished', '=', true)
    .execute()
  return rows.map(openingFromRow).filter((each) => sameAcademics(each.academics, academics))
}

/** Why each opening would refuse this person today; null where it would not. */
async function refusalsOf(
  openings: readonly ProgramOpening[],
  { transaction, session, today }: WriteContext,
): Promise<readonly (ApplyReason | null)[]> {
  const { partnerId } = session
  const person = await transaction
    .selectFrom('c_bpartner')
    .select('completedregistration')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  const enrollments = await findEnrollments(transaction, partnerId)
  const applicant = {
    profileComplete: person?.completedregistration ?? false,
    appliedOpeningIds: [],
    enrolledIn: findActiveEnrollment(enrollments)?.programName ?? null,
    entrances: await findEntrances(transaction, partnerId),
  }
  return openings.map((opening) => {
    const decision = decideApply({ opening, applicant, today })
    return decision.is === 'allowed' ? null : decision.reason
  })
}
