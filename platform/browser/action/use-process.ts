import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Answer, Contract, ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type Action, type Sending, useAction } from './action.ts'
import { blocks } from '../messages.ts'
import { useRest } from '../network/rest-client.ts'
import { refusalOr } from '../network/error-detail.ts'
import { text } from '../network/rest-failure.ts'
import { answerOf } from '../network/run-process.ts'

export type Running<Given = object> = {
  readonly action: Action<Given>
  /** Why it was not done. */
  readonly error: Message | null
}

type More = Pick<Sending, 'inTurnWith'> & {
  /** Refused, not sent or unknown, so the data on screen may be out of date. */
  readonly onNotDone?: () => unknown
}

/**
 * Runs a process when called, and passes on the data and the sentence of its answer. After a lost answer it repeats the same
 * request, never a second one.
 */
export function useProcess<Of extends Contract>(
  of: Of,
  onDone: (data: Answer<Of>, summary: string) => unknown,
  { onNotDone, ...more }: More = {},
): Running<ArgumentsOf<Of>> {
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  type Done = { readonly data: Answer<Of>; readonly summary: string }
  const action = useAction<ArgumentsOf<Of>, ArgumentsOf<Of>, Done>({
    prepare(given) {
      setError(null)
      return Promise.resolve(given)
    },
    async send(given, idempotencyKey) {
      const answer = await rest.post(processPath(of.slug), given, { idempotencyKey })
      return { data: answerOf(of, answer), summary: text(answer, 'summary') }
    },
    onDone: ({ data, summary }) => onDone(data, summary),
    onFailed(failure) {
      setError(refusalOr(failure, blocks.notReached))
      onNotDone?.()
    },
    onLost: () => onNotDone?.(),
    ...more,
  })
  return { action, error }
}
