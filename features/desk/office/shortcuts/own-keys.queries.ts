import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useDesk } from '#features/staff/office/session.ts'
import type { OwnKeys } from '#features/desk/rules/key-map.ts'
import { asSent, keepKeys, keysOf } from './own-keys.ts'
import { ownKeys, ownKeysChoose } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const keyOf = (userId: number | null) => ['own-keys', userId]

/** The keys the account knows; what it says goes for this computer too. */
export function useKeysOfAccount() {
  const rest = useRest()
  const userId = useDesk()?.userId ?? null
  const asked = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => keysOf(await runProcess(rest, ownKeys, {})),
  })
  const { data } = asked
  useEffect(() => {
    if (data !== undefined) keepKeys(userId, data)
  }, [userId, data])
  return asked
}

type Choice = { readonly keys: OwnKeys; readonly saved: Message }

/** Stores a choice in the account; until then the shortcuts stay the same. `tell` gets the result. */
export function useChooseKeys(tell: (message: Message) => void) {
  const rest = useRest()
  const queries = useQueryClient()
  const queryKey = keyOf(useDesk()?.userId ?? null)
  return useAction<Choice, Choice, unknown>({
    prepare: (choice) => Promise.resolve(choice),
    send: ({ keys }, idempotencyKey) =>
      rest.post(processPath(ownKeysChoose.slug), asSent(keys), { idempotencyKey }),
    async onDone(_answer, { keys, saved }) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, keys)
      tell(saved)
    },
    onFailed: (failure) => tell(refusalOr(failure, blocks.notReached)),
    onLost() {
      tell(blocks.notReached)
      void queries.invalidateQueries({ queryKey })
    },
  })
}
