import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { ExamCentre, ExamLaidOut, ExamLayout } from '../wire/layout.ts'

export function useLayouts() {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'exams'],
    queryFn: async () =>
      (field(await run(rest, 'exam_layouts'), 'exams') ?? []) as readonly ExamLaidOut[],
  })
}

export function useLayout(examId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'exam', examId],
    queryFn: async () =>
      (await run(rest, 'exam_layout', { n_exam_master_ID: examId })) as ExamLayout,
  })
}

export function useCentres() {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'centres'],
    queryFn: async () =>
      (field(await run(rest, 'exam_centres'), 'centres') ?? []) as readonly ExamCentre[],
  })
}

/** Refetches layouts, and results, which depend on symbol numbers. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['layout'] })
    await queries.invalidateQueries({ queryKey: ['results'] })
  }
}
