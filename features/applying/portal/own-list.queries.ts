import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import type { ListRead } from '#platform/browser/lists-together.ts'
import { listRecords } from '#platform/browser/records.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { Application } from '../rules/facts.ts'
import { returnFromWire, returnModel } from '../wire/application-return.ts'

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
 * With what the student is asked to change of those that were returned; asked for only where there is one. Where that
 * cannot be read the applications stand without it.
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
 * The student's own applications of a kind: the list as it is shown, read again, and read again for who must know.
 * `useBeside` gives what they stand beside, e.g. the active enrollment: while that could not be read, they could not either.
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
      ...keptQuery<readonly Applied[]>(keyOf(at), async () => withReasons(at.rest, await read(at))),
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
