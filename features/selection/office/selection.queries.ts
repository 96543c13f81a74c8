import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { ScoreSheet, SelectionStatus } from '../wire/score-sheet.ts'
import type { SelectionDesk } from './selection-desk.ts'

export function useSelections({ id, slugs }: SelectionDesk) {
  const rest = useRest()
  return useQuery({
    queryKey: ['selection', id],
    queryFn: async () =>
      (field(await run(rest, slugs.list), 'openings') ?? []) as readonly SelectionStatus[],
  })
}

export function useScoreSheet({ id, slugs, openingKey }: SelectionDesk, openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['selection', id, openingId],
    queryFn: async () => (await run(rest, slugs.sheet, { [openingKey]: openingId })) as ScoreSheet,
  })
}

/** Refetches all data of a selection. */
export function useReadAgain({ id }: SelectionDesk): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['selection', id] })
}
