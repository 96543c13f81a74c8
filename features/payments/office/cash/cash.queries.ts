import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Days } from '#platform/pure/calendar/days.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { cashCounters, cashFees } from '../../wire/cash.ts'

export const cashKey = ['cash'] as const

/** The fees that a student may pay in cash now. */
export function useCashFees(partnerId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...cashKey, 'fees', partnerId],
    queryFn: () => runProcess(rest, cashFees, { C_BPartner_ID: partnerId }),
  })
}

/** Counters, receipts and counts of some days. */
export function useCounters({ first, last }: Days) {
  const rest = useRest()
  return useQuery({
    queryKey: [...cashKey, 'counters', first, last],
    queryFn: () => runProcess(rest, cashCounters, { first_day: first, last_day: last }),
  })
}

/** Reads everything about cash again, and what waits for a second person. */
export function useCashChanged() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [cashKey, ['proposals'], ['day-book'], ['students', 'account']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  }
}
