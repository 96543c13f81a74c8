import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { isRecord } from '#platform/browser/network/records.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { ownMoneyFromWire, ownMoneyPath } from '../wire/own-money.ts'
import type { PaymentTarget } from '../wire/requests.ts'

export const ownMoneyKey = 'own-money'

/** The student's money that belongs to no application; null while it is not known. */
export function useOwnMoney() {
  const rest = useRest()
  const user = useUser()
  const {
    data = null,
    isLoading,
    isError,
    refetch,
  } = useQuery({
    ...savedQuery([ownMoneyKey, user?.cBpartnerId ?? 0], async () => {
      const json = await rest.get(ownMoneyPath)
      return ownMoneyFromWire(isRecord(json) ? json : {})
    }),
    staleTime: 0,
    enabled: user !== null,
  })
  return { own: data, isPending: isLoading, isError, refetch }
}

/** True if a wallet payment for it is held or not decided: the student is not asked to pay it again. */
export function useIsUnsettled(target: Pick<PaymentTarget, 'type' | 'referenceId'>): boolean {
  const { own } = useOwnMoney()
  const unsettled = own === null ? [] : [...own.held, ...own.pending]
  return unsettled.some(
    ({ type, referenceId }) => type === target.type && referenceId === target.referenceId,
  )
}
