import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import {
  resultExams,
  resultOverview,
  markSheet,
  internalCourses,
  internalSheet,
} from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

/** A sheet: an exam and a course of it. */
export type SheetKey = { readonly n_exam_master_ID: number; readonly n_course_ID: number }

export function useExams() {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'exams'],
    queryFn: async () => (await runProcess(rest, resultExams, {})).exams,
  })
}

export function useOverview(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'overview', openingId],
    queryFn: async () => await runProcess(rest, resultOverview, { n_exam_open_ID: openingId }),
  })
}

export function useMarkSheet(sheet: SheetKey) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'sheet', sheet.n_exam_master_ID, sheet.n_course_ID],
    queryFn: async () => await runProcess(rest, markSheet, sheet),
  })
}

export function useInternalCourses() {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'internal'],
    queryFn: async () => (await runProcess(rest, internalCourses, {})).courses,
  })
}

export function useInternalSheet(batchCourseId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'internal', batchCourseId],
    queryFn: async () =>
      await runProcess(rest, internalSheet, { n_batch_course_ID: batchCourseId }),
  })
}

/** Refetches all data of results. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['results'] })
}
