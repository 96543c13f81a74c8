import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { paymentSearch, paymentsAtOnce } from '../wire/processes.ts'

/** As typed; '' asks for everything. */
export type Searched = Readonly<Record<'typed' | 'amount' | 'first_day' | 'last_day', string>>

/** Payments that match, 50 at a time. */
export function useFoundPayments({ typed, amount, first_day, last_day }: Searched) {
  const rest = useRest()
  const wanted = {
    ...(typed === '' ? {} : { typed }),
    ...(amount === '' ? {} : { amount }),
    ...(first_day === '' ? {} : { first_day }),
    ...(last_day === '' ? {} : { last_day }),
  }
  return useInfiniteQuery({
    queryKey: ['payment-search', wanted],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      (
        await runProcess(rest, paymentSearch, {
          ...wanted,
          ...(before === undefined ? {} : { before }),
        })
      ).payments,
    getNextPageParam: (last) => (last.length < paymentsAtOnce ? undefined : last.at(-1)?.id),
  })
}
