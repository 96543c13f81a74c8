import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import type { ListRead } from '#platform/browser/lists-together.ts'
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

/** What applications stand beside, undefined while it is not known; `onRetry` when it could not be read. */
type BesideRead<Beside> = {
  readonly beside: Beside | null | undefined
  readonly onRetry: (() => void) | undefined
}

const staleTime = 30_000

/**
 * The student's own applications of a kind: the list as it is shown, read again, and read anew for who must know.
 * `useBeside` gives what they stand beside, e.g. the active enrollment: while that could not be read, they could not either.
 */
export function ownList<Applied, Beside extends { readonly id: number } = never>(
  kind: string,
  read: (at: Reading<Beside>) => Promise<readonly Applied[]>,
  useBeside: () => BesideRead<Beside> = () => ({ beside: null, onRetry: undefined }),
) {
  const keyOf = (at: Pick<Reading<Beside>, 'partnerId' | 'beside'>) =>
    [kind, 'applied', at.partnerId, ...(at.beside === null ? [] : [at.beside.id])] as const
  const query = (at: Reading<Beside>) =>
    queryOptions({
      ...keptQuery<readonly Applied[]>(keyOf(at), () => read(at)),
      staleTime,
    })

  function useReading(): Reading<Beside> {
    const beside = useBeside().beside ?? null
    return { rest: useRest(), partnerId: useUser()?.cBpartnerId ?? 0, today: useToday(), beside }
  }

  return {
    /** Reads the list before the first drawing, for a kind whose applications stand beside nothing. Never rejects. */
    prefetch: (client: QueryClient, at: Omit<Reading<Beside>, 'beside'>) =>
      client.prefetchQuery(query({ ...at, beside: null })),
    useList(): ListRead<Applied> {
      const isSignedIn = useUser() !== null
      const { beside, onRetry } = useBeside()
      const enabled = isSignedIn && beside !== undefined
      const list = useQuery({ ...query(useReading()), enabled })
      const { data, isPending, isError, refetch } = list
      return onRetry === undefined || data !== undefined
        ? { data, isPending, isError, refetch }
        : { data, isPending: false, isError: true, refetch: onRetry }
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
