import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { Holdable } from '../../rules/hold/hold.ts'
import { studentHold } from '../../wire/hold.ts'

/** The hold of an own document, and the fees to pay; null: there is none, or it is not known. */
export function useHold(document: Holdable) {
  const rest = useRest()
  const user = useUser()
  const { data } = useQuery({
    queryKey: ['hold', user?.cBpartnerId ?? 0],
    queryFn: () => runProcess(rest, studentHold, {}),
    staleTime: 60_000,
    enabled: user !== null,
  })
  const hold = data?.holds.find((each) => each.document === document)
  return data === undefined || hold === undefined ? null : { ...hold, fees: data.fees }
}
