import type { Days } from '#platform/pure/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { dayBook } from '../../wire/day-book.ts'

export const dayBookKey = ['day-book'] as const

/** The sums of some days, and which days are closed. */
export function useDayBook({ first, last }: Days) {
  const rest = useRest()
  return useQuery({
    queryKey: [...dayBookKey, first, last],
    queryFn: async () =>
      (await runProcess(rest, dayBook, { first_day: first, last_day: last })).book,
  })
}
