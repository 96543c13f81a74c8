import { useQuery } from '@tanstack/react-query'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { getRecord, listRecords } from '#platform/browser/network/records.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'

type Openings<Opening> = {
  readonly kind: string
  readonly model: string
  readonly fromWire: (record: WireRecord) => Opening | null
}

/** The openings of a kind: the list as it is shown, any other list, and one as the server has it now. */
export function openingsOf<Opening>({ kind, model, fromWire }: Openings<Opening>) {
  async function load(rest: RestClient, $filter: string): Promise<readonly Opening[]> {
    const records = await listRecords(rest, model, { $filter })
    return readRows(`${kind}/open`, records, fromWire)
  }
  return {
    load,
    /** Openings that pass a filter, cached on the device by what the filter was made of; null: there can be none. */
    useList($filter: string | null, of: unknown, isKnown = true) {
      const rest = useRest()
      return useQuery({
        ...savedQuery<readonly Opening[]>([kind, 'open', of], async () =>
          $filter === null ? [] : load(rest, $filter),
        ),
        staleTime: 30_000,
        enabled: isKnown,
      })
    },
    /** Null when it is gone or cannot be had. Throws NoAnswer without an answer. */
    async read(rest: RestClient, id: number): Promise<Opening | null> {
      try {
        const record = await getRecord(rest, { model, id })
        return record === null ? null : fromWire(record)
      } catch (error) {
        if (error instanceof RestProblem && error.status !== 401) return null
        throw error
      }
    },
  }
}
