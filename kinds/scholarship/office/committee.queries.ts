import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { scholarshipCommittees, scholarshipRanking } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export function useCommittees() {
  const rest = useRest()
  return useQuery({
    queryKey: ['committees'],
    queryFn: async () => (await runProcess(rest, scholarshipCommittees, {})).committees,
  })
}

export function useRanking(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['committees', openingId],
    queryFn: async () =>
      await runProcess(rest, scholarshipRanking, { n_scholarship_open_ID: openingId }),
  })
}

/** Refetches the data of committees. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['committees'] })
}
