import type { Reader } from '#platform/server/database/database.ts'
import { releasedOutcome } from '#features/results/server/release/released-outcome.ts'
import type { ExamDetails } from '../rules/retotaling.ts'

/** The student's registration for an exam as a retotaling names it. */
export type OwnExamRow = ExamDetails & {
  readonly examId: number
  readonly symbolNumber: string | null
  readonly rollNumber: string | null
}

/** Finds the own registration for an exam, and its exam papers with a result released by now; null without one. */
export async function findOwnExam(
  reader: Reader,
  at: { readonly openingId: number; readonly partnerId: number; readonly nowMs: number },
): Promise<OwnExamRow | null> {
  const registration = await reader
    .selectFrom('n_exam_reg')
    .select(['n_exam_reg_id', 'n_exam_master_id', 'erollno', 'urollno'])
    .where('n_exam_open_id', '=', at.openingId)
    .where('c_bpartner_id', '=', at.partnerId)
    .executeTakeFirst()
  if (registration === undefined) return null
  const papers = await reader
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['d.n_course_id', 'd.examtype', 'c.value as code', 'c.name'])
    .select(releasedOutcome(at.nowMs))
    .where('d.n_exam_reg_id', '=', registration.n_exam_reg_id)
    .orderBy('d.n_exam_regdetails_id')
    .execute()
  return {
    registrationId: registration.n_exam_reg_id,
    examId: registration.n_exam_master_id,
    symbolNumber: registration.erollno,
    rollNumber: registration.urollno,
    papers: papers.map(({ n_course_id: courseId, code, name, examtype: examType, outcome }) => ({
      courseId,
      code,
      name,
      examType,
      isReleased: outcome !== null,
    })),
  }
}
