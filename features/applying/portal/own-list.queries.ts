import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#features/institution/portal/settings.ts'

type Reading<Beside> = {
  readonly rest: RestClient
  readonly partnerId: number
  readonly today: Day
  /** What the applications stand beside; null: nothing, for kinds that know no such thing too. */
  readonly beside: Beside | null
}

const staleTime = 30_000

/**
 * The student's own applications of a kind: the list as it is shown, read again, and read anew for who must know.
 * `useBeside` gives what they stand beside, e.g. the active enrollment; undefined while that is not known.
 */
export function ownList<Applied, Beside extends { readonly id: number } = never>(
  kind: string,
  read: (at: Reading<Beside>) => Promise<readonly Applied[]>,
  useBeside: () => Beside | null | undefined = () => null,
) {
  const keyOf = (at: Pick<Reading<Beside>, 'partnerId' | 'beside'>) =>
    [kind, 'applied', at.partnerId, ...(at.beside === null ? [] : [at.beside.id])] as const
  const query = (at: Reading<Beside>) =>
    queryOptions({
      ...keptQuery<readonly Applied[]>(keyOf(at), () => read(at)),
      staleTime,
    })

  function useReading(): Reading<Beside> {
    const beside = useBeside() ?? null
    return { rest: useRest(), partnerId: useUser()?.cBpartnerId ?? 0, today: useToday(), beside }
  }

  return {
    /** Reads the list before the first drawing, for a kind whose applications stand beside nothing. Never rejects. */
    prefetch: (client: QueryClient, at: Omit<Reading<Beside>, 'beside'>) =>
      client.prefetchQuery(query({ ...at, beside: null })),
    useList() {
      const isSignedIn = useUser() !== null
      const isKnown = useBeside() !== undefined
      return useQuery({ ...query(useReading()), enabled: isSignedIn && isKnown })
    },
    /** After an application or a payment the list is read again. */
    useReload(): () => Promise<void> {
      const client = useQueryClient()
      const at = useReading()
      return () => client.invalidateQueries({ queryKey: keyOf(at) })
    },
    /** Reads the list anew and answers it. Throws NoAnswer or RestProblem. */
    useFresh(): () => Promise<readonly Applied[]> {
      const client = useQueryClient()
      const at = useReading()
      return () => client.fetchQuery({ ...query(at), staleTime: 0 })
    },
  }
}
