import { useQuery } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { type Quotas, quotasOf } from '../rules/quotas.ts'
import { allQuotas, quotaModel, quotasFromWire } from '../wire/quota.ts'

/** Quotas by name; none until they have arrived, so that a name stands for its label. */
export function useQuotas(): Quotas {
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['register', quotaModel, 'all'],
    queryFn: async () => quotasFromWire(await listRecords(rest, quotaModel, allQuotas)),
    staleTime: 60_000,
  })
  return data ?? none
}

const none = quotasOf([])
