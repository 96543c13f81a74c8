import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { entranceMerit, type MeritShows } from '../../wire/merit-processes.ts'

/** A part of the rows of a merit list. */
export type RowsAsked = {
  readonly show: MeritShows
  readonly from: number
  /** Null: the newest. */
  readonly version: number | null
  /** Id of a programme to show alone; absent or null: all. */
  readonly programme?: number | null
}

export function useMeritPage(
  openingId: number,
  { show, from, version, programme = null }: RowsAsked,
) {
  const rest = useRest()
  const given = {
    n_entrance_open_ID: openingId,
    show,
    from,
    ...(version !== null && { version }),
    ...(programme !== null && { programme }),
  }
  return useQuery({
    queryKey: ['merit', openingId, show, from, version, programme],
    queryFn: async () => (await runProcess(rest, entranceMerit, given)).page,
    placeholderData: keepPreviousData,
  })
}

/** Refetches the merit list and the entrance's scores. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['merit'] }),
      queries.invalidateQueries({ queryKey: ['selection'] }),
    ])
  }
}
