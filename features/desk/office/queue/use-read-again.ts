import { useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { itemQuery, rowsQuery } from '../desk.queries.ts'

/** Reads items of a queue and their rows once more, before several of them are decided together. */
export function useReadAgain(queue: string) {
  const rest = useRest()
  const queries = useQueryClient()
  return {
    /** Those that could be read; what has been decided meanwhile is not among them. */
    items: async (records: readonly number[]): Promise<readonly Evidence[]> => {
      const read = await Promise.all(
        records.map((record) =>
          queries.fetchQuery({ ...itemQuery(rest, queue, record), staleTime: 0 }).catch(() => null),
        ),
      )
      return read.flatMap((item) => (item === null ? [] : [item.evidence]))
    },
    /** Null where they could not be read. */
    rows: (): Promise<readonly DeskRow[] | null> =>
      queries.fetchQuery({ ...rowsQuery(rest, queue), staleTime: 0 }).catch(() => null),
  }
}
