import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#features/institution/portal/settings.ts'

type Reading = { readonly rest: RestClient; readonly partnerId: number; readonly today: Day }

const staleTime = 30_000

/** The student's own applications of a kind: the list as it is shown, read again, and read anew for who must know. */
export function ownList<Applied>(kind: string, read: (at: Reading) => Promise<readonly Applied[]>) {
  const keyOf = (partnerId: number) => [kind, 'applied', partnerId] as const
  const query = (at: Reading) =>
    queryOptions({
      ...keptQuery<readonly Applied[]>(keyOf(at.partnerId), () => read(at)),
      staleTime,
    })

  function useReading(): Reading {
    return { rest: useRest(), partnerId: useUser()?.cBpartnerId ?? 0, today: useToday() }
  }

  return {
    useList() {
      const isSignedIn = useUser() !== null
      return useQuery({ ...query(useReading()), enabled: isSignedIn })
    },
    /** After an application or a payment the list is read again. */
    useReload(): () => Promise<void> {
      const client = useQueryClient()
      const { partnerId } = useReading()
      return () => client.invalidateQueries({ queryKey: keyOf(partnerId) })
    },
    /** Reads the list anew and answers it. Throws NoAnswer or RestProblem. */
    useFresh(): () => Promise<readonly Applied[]> {
      const client = useQueryClient()
      const at = useReading()
      return () => client.fetchQuery({ ...query(at), staleTime: 0 })
    },
  }
}
