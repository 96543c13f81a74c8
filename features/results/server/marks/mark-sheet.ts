import type { sheetInput } from '#features/results/wire/processes.ts'
import type * as v from 'valibot'

/** The marks of one course in one exam. */
export type Sheet = { readonly examId: number; readonly courseId: number }

export function sheetOf(given: v.InferOutput<typeof sheetInput>): Sheet {
  return { examId: given.n_exam_master_ID, courseId: given.n_course_ID }
}
