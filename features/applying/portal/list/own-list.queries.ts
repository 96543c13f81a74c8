import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import type { ListRead } from '#platform/browser/network/lists-together.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#platform/browser/clock.ts'
import type { Application } from '#features/applying/rules/facts.ts'
import { returnFromWire, returnModel } from '#features/applying/wire/application-return.ts'

type Reading<Beside> = {
  readonly rest: RestClient
  readonly partnerId: number
  readonly today: Day
  /** Record that the applications depend on; null: none, also for kinds without one. */
  readonly beside: Beside | null
}

/** Record that applications depend on, undefined while it is not known; `onRetry` if it could not be read. */
type BesideRead<Beside> = {
  readonly beside: Beside | null | undefined
  readonly onRetry: (() => void) | undefined
}

const staleTime = 30_000
const applied = 'applied'

/**
 * Adds the changes asked of the student to returned applications; requested only if there is one. If they cannot be
 * read, the applications come without them.
 */
async function withReasons<Applied extends Pick<Application, 'returned'>>(
  rest: RestClient,
  applications: readonly Applied[],
): Promise<readonly Applied[]> {
  const ids = applications.flatMap(({ returned }) => returned?.id ?? [])
  if (ids.length === 0) return applications
  const asked = { $filter: `id in (${ids.join(',')})` }
  const records = await listRecords(rest, returnModel, asked).catch(() => [])
  const returns = records.flatMap((record) => returnFromWire(record) ?? [])
  return applications.map((each) => ({
    ...each,
    returned: returns.find(({ id }) => id === each.returned?.id) ?? each.returned,
  }))
}

/** Own applications of whichever kind are read again. */
export function useReloadEvery(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === applied })
}

/**
 * The student's own applications of a kind: as a shown list, to refetch, and refetched for code that needs the result.
 * `useBeside` gives the record they depend on, e.g. the active enrollment: while it is unread, they are unread too.
 */
export function ownList<
  Applied extends Pick<Application, 'returned'>,
  Beside extends { readonly id: number } = never,
>(
  kind: string,
  read: (at: Reading<Beside>) => Promise<readonly Applied[]>,
  useBeside: () => BesideRead<Beside> = () => ({ beside: null, onRetry: undefined }),
) {
  const keyOf = (at: Pick<Reading<Beside>, 'partnerId' | 'beside'>) =>
    [kind, applied, at.partnerId, ...(at.beside === null ? [] : [at.beside.id])] as const
  const query = (at: Reading<Beside>) =>
    queryOptions({
      ...savedQuery<readonly Applied[]>(keyOf(at), async () =>
        withReasons(at.rest, await read(at)),
      ),
      staleTime,
    })

  function useReading(): Reading<Beside> {
    const beside = useBeside().beside ?? null
    return { rest: useRest(), partnerId: useUser()?.cBpartnerId ?? 0, today: useToday(), beside }
  }

  return {
    /** Loads the list before the first rendering, for a kind that depends on no other record. Never rejects. */
    prefetch: (client: QueryClient, at: Omit<Reading<Beside>, 'beside'>) =>
      client.prefetchQuery(query({ ...at, beside: null })),
    useList(): ListRead<Applied> {
      const isSignedIn = useUser() !== null
      const { beside, onRetry } = useBeside()
      const enabled = isSignedIn && beside !== undefined
      const list = useQuery({ ...query(useReading()), enabled })
      const { data, isPending, isError, refetch } = list
      const name = { list: `${kind}/applied` }
      return onRetry === undefined || data !== undefined
        ? { ...name, data, isPending, isError, refetch }
        : { ...name, data, isPending: false, isError: true, refetch: onRetry }
    },
    /** After an application or a payment the list is read again. */
    useReload(): () => Promise<void> {
      const client = useQueryClient()
      const at = useReading()
      return () => client.invalidateQueries({ queryKey: keyOf(at) })
    },
    /** Reads the list again and answers it. Throws NoAnswer or RestProblem. */
    useFresh(): () => Promise<readonly Applied[]> {
      const client = useQueryClient()
      const at = useReading()
      return () => client.fetchQuery({ ...query(at), staleTime: 0 })
    },
  }
}
