import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { auditEntries, auditStaff } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export type Filter = Readonly<Record<'who' | 'act' | 'day' | 'typed', string>>

/** Everyone whose entries can be asked for; none while they are not known. */
export function useAuditStaff() {
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['audit', 'staff'],
    queryFn: () => runProcess(rest, auditStaff, {}),
    staleTime: 300_000,
  })
  return data?.staff ?? []
}

/** Entries page by page; what they are filtered by lives in the address. */
export function useEntries() {
  const rest = useRest()
  const [params, setParams] = useSearchParams()
  const filter: Filter = {
    who: params.get('who') ?? '',
    act: params.get('act') ?? '',
    day: params.get('day') ?? '',
    typed: params.get('typed') ?? '',
  }
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) => {
      const body = {
        ...(pageParam === null ? {} : { before: pageParam }),
        ...(filter.who === '' ? {} : { ad_user_ID: Number(filter.who) }),
        ...(filter.act === '' ? {} : { act: filter.act }),
        ...(filter.day === '' ? {} : { day: filter.day }),
        ...(filter.typed === '' ? {} : { typed: filter.typed }),
      }
      return runProcess(rest, auditEntries, body)
    },
    getNextPageParam: ({ entries, isWhole }) => (isWhole ? null : (entries.at(-1)?.id ?? null)),
  })
  const setFilter = (name: keyof Filter, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return { entries, query, filter, setFilter }
}
