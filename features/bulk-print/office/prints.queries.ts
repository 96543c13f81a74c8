import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import {
  bulkPrintChoices,
  bulkPrintCount,
  bulkPrintLeftOut,
  bulkPrints,
} from '../wire/processes.ts'

const everyMs = 2_000
export const printsKey = ['bulk-prints'] as const

/** The latest prints; read again every two seconds while one waits or is drawn. */
export function usePrints() {
  const rest = useRest()
  return useQuery({
    queryKey: [...printsKey, 'list'],
    queryFn: async () => (await runProcess(rest, bulkPrints, {})).prints,
    refetchInterval: ({ state }) =>
      state.data?.some((print) => print.state === 'waiting' || print.state === 'drawing')
        ? everyMs
        : false,
  })
}

/** Types that this person may print for many, with their subjects. */
export function usePrintChoices() {
  const rest = useRest()
  return useQuery({
    queryKey: [...printsKey, 'choices'],
    queryFn: async () => (await runProcess(rest, bulkPrintChoices, {})).types,
  })
}

/** Number of pages of a choice; null asks nothing. */
export function usePageCount(wanted: { readonly type: string; readonly subject: number } | null) {
  const rest = useRest()
  return useQuery({
    queryKey: [...printsKey, 'count', wanted],
    enabled: wanted !== null,
    queryFn: async () =>
      wanted === null ? 0 : (await runProcess(rest, bulkPrintCount, wanted)).pages,
  })
}

/** Pages that are not in the file of a print, with the reason. */
export function useLeftOut(id: number, count: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...printsKey, 'left-out', id, count],
    placeholderData: keepPreviousData,
    queryFn: async () => (await runProcess(rest, bulkPrintLeftOut, { bulk_print_ID: id })).pages,
  })
}

export function useReadPrintsAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [...printsKey, 'list'] })
}
