import type { Transaction } from '#platform/server/database/database.ts'

/** An application as the apply hook makes it, unpaid, with a flat fee; the courses are of the exam registration. */
export async function storeRetotaling(
  transaction: Transaction,
  at: {
    readonly registrationId: number
    readonly courses: readonly { readonly courseId: number; readonly description: string }[]
    readonly facts?: {
      readonly created?: string
      readonly docstatus?: string
      readonly totalfee?: number
    }
  },
): Promise<number> {
  const { retotalingfee, ...registration } = await transaction
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .select(['a.n_exam_reg_id', 'a.c_bpartner_id', 'a.n_exam_open_id', 'a.n_exam_master_id'])
    .select(['a.n_program_enroll_id', 'a.n_aca_year_id', 'a.n_intake_id', 'a.n_faculty_id'])
    .select(['a.n_level_id', 'a.n_program_id', 'a.n_subject_id', 'a.erollno', 'a.urollno'])
    .select('o.retotalingfee')
    .where('a.n_exam_reg_id', '=', at.registrationId)
    .executeTakeFirstOrThrow()
  const { n_exam_retotaling_id } = await transaction
    .insertInto('n_exam_retotaling')
    .values({ ...registration, totalfee: retotalingfee, ...at.facts })
    .returning('n_exam_retotaling_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('n_exam_rtdetails')
    .values(
      at.courses.map(({ courseId, description }) => ({
        n_exam_retotaling_id,
        n_course_id: courseId,
        examtype: 'REG',
        description,
      })),
    )
    .execute()
  return n_exam_retotaling_id
}
