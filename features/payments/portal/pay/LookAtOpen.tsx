import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRecord } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { openPaymentsPath, settledFromWire } from '#features/payments/wire/payment-outcome.ts'

/**
 * Has the server ask the provider about own payments that are open: the wallet was left without coming back. What is
 * drawn stays; once something has moved, the page is read again. Without an answer nothing more is known than before.
 */
export function LookAtOpen() {
  const rest = useRest()
  const client = useQueryClient()
  useEffect(() => {
    rest.post(openPaymentsPath, {}).then(
      (json) => {
        if (settledFromWire(isRecord(json) ? json : {}) > 0) void client.invalidateQueries()
      },
      () => undefined,
    )
  }, [rest, client])
  return null
}
