import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type {
  ExamStatus,
  InternalCourse,
  InternalSheet,
  MarkSheet,
  ResultOverview,
} from '../wire/office.ts'

/** A sheet: an exam and a course of it. */
export type SheetKey = { readonly n_exam_master_ID: number; readonly n_course_ID: number }

export function useExams() {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'exams'],
    queryFn: async () =>
      (field(await run(rest, 'result_exams'), 'exams') ?? []) as readonly ExamStatus[],
  })
}

export function useOverview(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'overview', openingId],
    queryFn: async () =>
      (await run(rest, 'result_overview', { n_exam_open_ID: openingId })) as ResultOverview,
  })
}

export function useMarkSheet(sheet: SheetKey) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'sheet', sheet.n_exam_master_ID, sheet.n_course_ID],
    queryFn: async () => (await run(rest, 'mark_sheet', sheet)) as MarkSheet,
  })
}

export function useInternalCourses() {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'internal'],
    queryFn: async () =>
      (field(await run(rest, 'internal_courses'), 'courses') ?? []) as readonly InternalCourse[],
  })
}

export function useInternalSheet(batchCourseId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'internal', batchCourseId],
    queryFn: async () =>
      (await run(rest, 'internal_sheet', { n_batch_course_ID: batchCourseId })) as InternalSheet,
  })
}

/** Refetches all data of results. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['results'] })
}
