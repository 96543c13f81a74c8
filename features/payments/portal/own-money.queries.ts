import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/rest-client.ts'
import { isRecord } from '#features/applying/portal/records.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { type OwnMoney, ownMoneyFromWire, ownMoneyPath } from '../wire/own-money.ts'

/** The student's money that stands on no application; null while it is not known. */
export function useOwnMoney(): { readonly own: OwnMoney | null; readonly isPending: boolean } {
  const rest = useRest()
  const user = useUser()
  const { data = null, isLoading } = useQuery({
    queryKey: ['own-money', user?.cBpartnerId ?? 0],
    queryFn: async () => {
      const json = await rest.get(ownMoneyPath)
      return ownMoneyFromWire(isRecord(json) ? json : {})
    },
    staleTime: 0,
    enabled: user !== null,
  })
  return { own: data, isPending: isLoading }
}
