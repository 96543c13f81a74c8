import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { CaseFilter } from '../rules/case-filters.ts'
import { casesAtOnce, khaltiCase, khaltiCases } from '../wire/khalti-cases.ts'

const casesKey = ['khalti-cases'] as const

/** A search as it is in the address; '' asks for everything. */
export type CaseQuery = { readonly show: CaseFilter; readonly typed: string }

/** Attempts that match, 50 at a time, the newest first. */
export function useCases({ show, typed }: CaseQuery) {
  const rest = useRest()
  return useInfiniteQuery({
    queryKey: [...casesKey, show, typed],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      (
        await runProcess(rest, khaltiCases, {
          show,
          ...(typed === '' ? {} : { typed }),
          ...(before === undefined ? {} : { before }),
        })
      ).cases,
    getNextPageParam: (last) => (last.length < casesAtOnce ? undefined : last.at(-1)?.started),
  })
}

/** One attempt with its history. */
export function useCase(attemptId: string) {
  const rest = useRest()
  return useQuery({
    queryKey: [...casesKey, 'one', attemptId],
    queryFn: async () =>
      (await runProcess(rest, khaltiCase, { payment_attempt_ID: attemptId })).history,
  })
}

/** Reads cases and proposals again after something was asked or decided. */
export function useCasesChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [casesKey, ['proposals'], ['students']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}
