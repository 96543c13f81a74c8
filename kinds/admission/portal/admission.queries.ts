import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { EntranceResult } from '../rules/eligibility.ts'
import {
  entranceResultFromWire,
  entranceResultModel,
  ownEntrancesFilter,
} from '../wire/entrance-result.ts'

function entranceResultsQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...savedQuery<readonly EntranceResult[]>(['admission', 'entrances', partnerId], async () => {
      const query = { $filter: ownEntrancesFilter(partnerId) }
      const records = await listRecords(rest, entranceResultModel, query)
      return records.map(entranceResultFromWire)
    }),
    staleTime: 30_000,
  })
}

/** The student's entrance registrations, as admissions ask about them. */
export function useEntranceResults() {
  const user = useUser()
  const query = entranceResultsQuery(useRest(), user?.cBpartnerId ?? 0)
  return useQuery({ ...query, enabled: user !== null })
}
