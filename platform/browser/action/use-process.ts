import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type Action, useAction } from './action.ts'
import { blocks } from '../messages.ts'
import { useRest } from '../network/rest-client.ts'
import { refusalOr } from '../network/error-detail.ts'

export type Running = {
  readonly action: Action<object>
  /** Why it was not done. */
  readonly error: Message | null
}

/**
 * Runs a process when called; after a lost answer it repeats the same request, never a second one. `onNotDone`:
 * refused, not sent or unknown, so the data on screen may be out of date.
 */
export function useProcess(
  slug: string,
  onDone: (answer: unknown) => unknown,
  onNotDone?: () => unknown,
): Running {
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  const action = useAction<object, object, unknown>({
    prepare(body) {
      setError(null)
      return Promise.resolve(body)
    },
    send: (body, idempotencyKey) => rest.post(processPath(slug), body, { idempotencyKey }),
    onDone,
    onFailed(failure) {
      setError(refusalOr(failure, blocks.notReached))
      onNotDone?.()
    },
    onLost: () => onNotDone?.(),
  })
  return { action, error }
}
