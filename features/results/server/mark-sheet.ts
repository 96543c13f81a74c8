import type { Arguments } from '#platform/server/processes/process.ts'

/** The marks of one course in one exam. */
export type Sheet = { readonly examId: number; readonly courseId: number }

export const sheetParameters = [
  { name: 'n_exam_master_ID', type: 'integer', mandatory: true },
  { name: 'n_course_ID', type: 'integer', mandatory: true },
] as const

export function sheetOf(given: Arguments): Sheet {
  return { examId: Number(given['n_exam_master_ID']), courseId: Number(given['n_course_ID']) }
}
