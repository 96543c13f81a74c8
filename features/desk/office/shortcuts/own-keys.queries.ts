import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { keepKeys } from './own-keys.ts'
import { ownKeys, ownKeysChoose } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const keyOf = (userId: number | null) => ['own-keys', userId]

/** True if the account uses letter keys; what it says goes for this computer too. */
export function useKeysOfAccount() {
  const rest = useRest()
  const userId = useDesk()?.userId ?? null
  const asked = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => (await runProcess(rest, ownKeys, {})).is_on,
  })
  const { data } = asked
  useEffect(() => {
    if (data !== undefined) keepKeys(userId, data)
  }, [userId, data])
  return asked
}

/** Stores in the account whether letter keys work; until then they stay as they are. `tell` gets the result. */
export function useSwitchKeys(tell: (message: Message) => void, saved: Message) {
  const rest = useRest()
  const queries = useQueryClient()
  const queryKey = keyOf(useDesk()?.userId ?? null)
  return useAction<boolean, boolean, unknown>({
    prepare: (isOn) => Promise.resolve(isOn),
    send: (isOn, idempotencyKey) =>
      rest.post(processPath(ownKeysChoose.slug), { is_on: isOn }, { idempotencyKey }),
    async onDone(_answer, isOn) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, isOn)
      tell(saved)
    },
    onFailed: (failure) => tell(refusalOr(failure, blocks.notReached)),
    onLost() {
      tell(blocks.notReached)
      void queries.invalidateQueries({ queryKey })
    },
  })
}
