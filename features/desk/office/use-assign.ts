import { useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/rest-client.ts'
import { run } from './desk.queries.ts'

type Assigning = { readonly queue: string; readonly records: readonly number[] }

/** Gives items to somebody, or with null to nobody; resolves to those that were not given. */
export function useAssign({ queue, records }: Assigning) {
  const rest = useRest()
  const queries = useQueryClient()
  return async (to: number | null): Promise<readonly number[]> => {
    const left: number[] = []
    for (const record of records) {
      const body = { queue, record, ...(to === null ? {} : { ad_user_ID: to }) }
      await run(rest, 'desk_assign', body).catch(() => left.push(record))
    }
    await queries.invalidateQueries({ queryKey: ['desk'] })
    return left
  }
}
