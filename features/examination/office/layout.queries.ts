import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { examLayouts, examLayout, examCentres } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export function useLayouts() {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'exams'],
    queryFn: async () => (await runProcess(rest, examLayouts, {})).exams,
  })
}

export function useLayout(examId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'exam', examId],
    queryFn: async () => await runProcess(rest, examLayout, { n_exam_master_ID: examId }),
  })
}

export function useCentres() {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'centres'],
    queryFn: async () => (await runProcess(rest, examCentres, {})).centres,
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
