import { useQuery } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { PublishedResult } from '../rules/release/published.ts'
import { ownResults, resultFromWire, resultModel } from '../wire/result.ts'

/** The student's published results; cached on the device, so that they open offline. */
export function usePublishedResults() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return useQuery({
    ...savedQuery<readonly PublishedResult[]>(['results', partnerId], async () => {
      const records = await listRecords(rest, resultModel, ownResults(partnerId))
      return readRows(resultModel, records, resultFromWire)
    }),
    staleTime: 30_000,
    enabled: partnerId > 0,
  })
}
