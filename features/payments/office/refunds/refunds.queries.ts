import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { refundablePayments, refunds, type RefundFilter } from '../../wire/refunds.ts'

export const refundsKey = ['refunds'] as const

/** Refunds that are open, sent or over, and the lists for the bank. */
export function useRefunds(show: RefundFilter, most: number | undefined) {
  const rest = useRest()
  return useQuery({
    queryKey: [...refundsKey, show, most],
    queryFn: async () =>
      (await runProcess(rest, refunds, { show, ...(most === undefined ? {} : { most }) })).found,
  })
}

/** Payments of a student that may be refunded. */
export function useRefundable(partnerId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...refundsKey, 'of', partnerId],
    queryFn: () => runProcess(rest, refundablePayments, { C_BPartner_ID: partnerId }),
  })
}

/** Reads refunds, proposals and the money of students again after something was decided. */
export function useRefundsChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [refundsKey, ['proposals'], ['students']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}
