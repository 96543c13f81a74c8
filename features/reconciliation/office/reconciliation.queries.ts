import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Days } from '#platform/pure/calendar/days.ts'
import { mostRows } from '#platform/pure/rest-dialect/arguments.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { reconciliation } from '../wire/reconciliation.ts'

export const reconciliationKey = ['reconciliation'] as const

/**
 * Bank and portal on some days, of one account or, '', of all, so many of each list. The lists of before are shown until
 * the new ones come. `readWhole`: as much of each list as a file holds.
 */
export function useReconciliation({ first, last }: Days, account: string, most: number) {
  const rest = useRest()
  const read = async (count: number) => {
    const asked = { first_day: first, last_day: last, account, most: count }
    return (await runProcess(rest, reconciliation, asked)).reconciliation
  }
  const query = useQuery({
    queryKey: [...reconciliationKey, first, last, account, most],
    placeholderData: keepPreviousData,
    queryFn: () => read(most),
  })
  return { ...query, readWhole: () => read(mostRows) }
}
