import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { settlementRead, settlements } from '../wire/settlements.ts'

export const settlementsKey = ['wallet-settlements'] as const

/** Imported settlements, the newest first. */
export function useSettlements() {
  const rest = useRest()
  return useQuery({
    queryKey: [...settlementsKey, 'all'],
    queryFn: async () => (await runProcess(rest, settlements, {})).settlements,
  })
}

/** A settlement beside the portal. */
export function useSettlement(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: [...settlementsKey, id],
    queryFn: async () =>
      (await runProcess(rest, settlementRead, { wallet_settlement_ID: id })).compared,
  })
}
