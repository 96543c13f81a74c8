import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#features/institution/portal/settings.ts'

type Reading = {
  readonly rest: RestClient
  readonly partnerId: number
  readonly today: Day
  /** Id of what the applications stand beside; null: nothing, for kinds that know no such thing too. */
  readonly besideId: number | null
}

const staleTime = 30_000

/**
 * The student's own applications of a kind: the list as it is shown, read again, and read anew for who must know.
 * `useBeside` gives the id of what they stand beside, e.g. the active enrollment; undefined while that is not known.
 */
export function ownList<Applied>(
  kind: string,
  read: (at: Reading) => Promise<readonly Applied[]>,
  useBeside: () => number | null | undefined = () => null,
) {
  const keyOf = (at: Pick<Reading, 'partnerId' | 'besideId'>) =>
    [kind, 'applied', at.partnerId, ...(at.besideId === null ? [] : [at.besideId])] as const
  const query = (at: Reading) =>
    queryOptions({
      ...keptQuery<readonly Applied[]>(keyOf(at), () => read(at)),
      staleTime,
    })

  function useReading(): Reading {
    const besideId = useBeside() ?? null
    return { rest: useRest(), partnerId: useUser()?.cBpartnerId ?? 0, today: useToday(), besideId }
  }

  return {
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
