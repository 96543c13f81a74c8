import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceCentres, ofOpening } from '../wire/layout.ts'

/** The centres of an entrance to choose from. */
export function useOfferedCentres({ id }: Pick<EntranceOpening, 'id'>) {
  const rest = useRest()
  return useQuery({
    queryKey: ['entrance', 'centres', id],
    queryFn: async () => (await runProcess(rest, entranceCentres, ofOpening(id))).centres,
  })
}
