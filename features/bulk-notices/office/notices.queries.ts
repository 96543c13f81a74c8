import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import {
  bulkNoticeAudiences,
  bulkNoticeRead,
  bulkNoticeReaders,
  bulkNotices,
} from '../wire/processes.ts'

const everyMs = 5_000
const key = ['bulk-notices'] as const

/** The latest notices; those that are being sent are read again every few seconds. */
export function useNotices() {
  const rest = useRest()
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: async () => (await runProcess(rest, bulkNotices, {})).notices,
    refetchInterval: ({ state }) =>
      state.data?.some((notice) => notice.state === 'sending') ? everyMs : false,
  })
}

export function useNotice(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...key, 'notice', id],
    queryFn: async () => (await runProcess(rest, bulkNoticeRead, { notice_ID: id })).notice,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? everyMs : false),
  })
}

/** Groups to choose from. */
export function useAudiences() {
  const rest = useRest()
  return useQuery({
    queryKey: [...key, 'audiences'],
    queryFn: () => runProcess(rest, bulkNoticeAudiences, {}),
  })
}

/** Students of a notice, 100 at a time; read again when more of them were notified. `sent`: how many are. */
export function useReaders(id: number, sent: number) {
  const rest = useRest()
  return useInfiniteQuery({
    queryKey: [...key, 'readers', id, sent],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam }) =>
      (await runProcess(rest, bulkNoticeReaders, { notice_ID: id, after: pageParam })).readers,
    getNextPageParam: (last) => (last.length < 100 ? undefined : last.at(-1)?.partnerId),
  })
}

/** Reads notices again after one was changed, or may have been. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
    ])
}
