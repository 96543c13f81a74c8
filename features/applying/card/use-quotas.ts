import { useQuery } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { type Quotas, quotasOf } from '../rules/quotas.ts'
import { specificationQuotas } from '../rules/quotas-of-specification.ts'
import { allQuotas, quotaModel, quotasFromWire } from '../wire/quota.ts'

/** Quotas by name; none until they have arrived, so that a name stands for its label. */
export function useQuotas(): {
  readonly quotas: Quotas
  readonly state: 'loading' | 'known' | 'failed'
  readonly retry: () => void
} {
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['register', quotaModel, 'all'],
    queryFn: () => readQuotas(rest),
    staleTime: 60_000,
  })
  return {
    quotas: data ?? none,
    state: data === undefined ? (isError ? 'failed' : 'loading') : 'known',
    retry: () => void refetch(),
  }
}

const none = quotasOf([])

/** A server without the register, such as an iDempiere (READINGS R-75), has those of the specification. */
async function readQuotas(rest: RestClient): Promise<Quotas> {
  try {
    return quotasFromWire(await listRecords(rest, quotaModel, allQuotas))
  } catch (error) {
    if (error instanceof RestProblem && error.status === 404) return specificationQuotas
    throw error
  }
}
