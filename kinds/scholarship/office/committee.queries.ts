import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { Committee, Ranking } from '../wire/committee.ts'

export function useCommittees() {
  const rest = useRest()
  return useQuery({
    queryKey: ['committees'],
    queryFn: async () =>
      (field(await run(rest, 'scholarship_committees'), 'committees') ??
        []) as readonly Committee[],
  })
}

export function useRanking(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['committees', openingId],
    queryFn: async () =>
      (await run(rest, 'scholarship_ranking', { n_scholarship_open_ID: openingId })) as Ranking,
  })
}

/** Refetches the data of committees. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['committees'] })
}
