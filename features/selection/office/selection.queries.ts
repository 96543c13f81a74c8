import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { SelectionDesk } from './selection-desk.ts'

export function useSelections({ id, contracts }: SelectionDesk) {
  const rest = useRest()
  return useQuery({
    queryKey: ['selection', id],
    queryFn: async () => (await runProcess(rest, contracts.list, {})).openings,
  })
}

export function useScoreSheet({ id, contracts, openingKey }: SelectionDesk, openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['selection', id, openingId],
    queryFn: () => runProcess(rest, contracts.sheet, { [openingKey]: openingId }),
  })
}

/** Refetches all data of a selection. */
export function useReadAgain({ id }: SelectionDesk): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['selection', id] })
}
