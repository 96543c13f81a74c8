import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/rest-client.ts'
import { field } from '#platform/browser/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { EntranceStanding, ScoreSheet } from '../wire/entrance-result.ts'

export function useEntrances() {
  const rest = useRest()
  return useQuery({
    queryKey: ['entrance-results'],
    queryFn: async () =>
      (field(await run(rest, 'entrance_results'), 'entrances') ??
        []) as readonly EntranceStanding[],
  })
}

export function useScoreSheet(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['entrance-results', openingId],
    queryFn: async () =>
      (await run(rest, 'entrance_sheet', { n_entrance_open_ID: openingId })) as ScoreSheet,
  })
}

/** What was read of entrance results is read again. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['entrance-results'] })
}
