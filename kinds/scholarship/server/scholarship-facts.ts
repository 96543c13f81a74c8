import type { Transaction } from '#platform/server/database/database.ts'
import { joinQuotas, splitQuotas } from '#features/applying/rules/facts.ts'

/** Known facts about an applicant on the day of applying; null where nothing is recorded. */
export type ScholarshipFacts = {
  /** Joined by commas. */
  readonly quotas: string
  /** Of the newest published result. */
  readonly cgpa: number | null
  /** Per cent of the lectures, over the courses registered beside the enrollment. */
  readonly attendance: number | null
}

/** The quotas the person was selected in, the CGPA as published by now, and the attendance the departments have recorded. */
export async function scholarshipFacts(
  transaction: Transaction,
  at: { readonly partnerId: number; readonly enrollmentId: number; readonly nowMs: number },
): Promise<ScholarshipFacts> {
  const entrances = await transaction
    .selectFrom('n_entrance_reg')
    .select('selectedquota')
    .where('c_bpartner_id', '=', at.partnerId)
    .where('eligible', '=', true)
    .execute()
  const { attendance } = await transaction
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
    .select((of) => of.fn.avg<number | null>('d.attendance').as('attendance'))
    .where('a.n_program_enroll_id', '=', at.enrollmentId)
    .executeTakeFirstOrThrow()
  const now = new Date(at.nowMs)
  const result = await transaction
    .selectFrom('n_exam_result')
    .select('cgpa')
    .where('c_bpartner_id', '=', at.partnerId)
    .where('visible_from', '<=', now)
    .where((of) => of.or([of('visible_until', 'is', null), of('visible_until', '>', now)]))
    .orderBy('visible_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  const quotas = splitQuotas(entrances.map(({ selectedquota }) => selectedquota).join(','))
  return {
    quotas: joinQuotas(quotas),
    cgpa: result?.cgpa ?? null,
    attendance: attendance === null ? null : Math.round(Number(attendance) * 100) / 100,
  }
}
