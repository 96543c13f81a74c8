import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { staffAccounts, staffSessions } from '../wire/processes.ts'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'

export function useAccounts() {
  const rest = useRest()
  return useQuery({
    queryKey: ['staff', 'accounts'],
    queryFn: () => runProcess(rest, staffAccounts, {}),
  })
}

export function useSessions(all: boolean) {
  const rest = useRest()
  return useQuery({
    queryKey: ['staff', 'sessions', all],
    queryFn: async () => (await runProcess(rest, staffSessions, { all })).sessions,
  })
}

/**
 * A process of accounts or sessions, under one key until its answer has come. Whatever came of it, they are read again:
 * after a lost answer what stands there is all that is known.
 */
export function useStaffAction(onDone?: (answer: unknown) => void) {
  const rest = useRest()
  const queries = useQueryClient()
  const [error, setError] = useState<Message | null>(null)
  const readAgain = () =>
    Promise.all(['staff', 'proposals'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const action = useAction<ProcessCall, ProcessCall, unknown>({
    prepare(given) {
      setError(null)
      return Promise.resolve(given)
    },
    send: ({ slug, body }, idempotencyKey) =>
      rest.post(processPath(slug), body, { idempotencyKey }),
    onDone(answer) {
      onDone?.(answer)
      return readAgain()
    },
    onFailed(failure) {
      setError(refusalOr(failure, blocks.notReached))
      void readAgain()
    },
    onLost: () => void readAgain(),
  })
  const clear = () => {
    setError(null)
    action.clear()
  }
  return { action, error, clear }
}
