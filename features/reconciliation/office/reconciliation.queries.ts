import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Days } from '#platform/pure/calendar/days.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { reconciliation } from '../wire/reconciliation.ts'

export const reconciliationKey = ['reconciliation'] as const

/** Bank and portal on some days, so many of each list; the lists of before are shown until the new ones come. */
export function useReconciliation({ first, last }: Days, most: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...reconciliationKey, first, last, most],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await runProcess(rest, reconciliation, { first_day: first, last_day: last, most }))
        .reconciliation,
  })
}
