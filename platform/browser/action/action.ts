import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { clearEarlyAnswers } from '../network/early-answers.ts'
import { newKey } from '../network/rest-client.ts'
import { asLost, isCanceled, isLost } from '../network/rest-failure.ts'

export type Sending = {
  /** Actions with the same name are sent one after another, in the order in which they were pressed. */
  readonly inTurnWith?: string
}

/** One thing a person asks the server to do; how it is done, and what follows. */
type Doing<Given, Request, Done> = Sending & {
  /** Reads what the request needs; nothing is sent while it runs. */
  readonly prepare: (given: Given) => Promise<Request>
  /** The same key and request again must not do it twice. */
  readonly send: (request: Request, key: string) => Promise<Done>
  /** Finds the result of an earlier try when a repeat is refused as already done; null when there is none. */
  readonly find?: (request: Request) => Promise<Done | null>
  readonly onDone: (done: Done, request: Request) => unknown
  /** Refused, or not sent at all. */
  readonly onFailed: (error: unknown) => void
  /** The request has left and no answer came, twice. */
  readonly onLost?: () => void
}

export type Action<Given> = {
  /** `asking`: the answer was lost, and the server is asked again; `lost`: it was lost again. */
  readonly state: 'idle' | 'busy' | 'asking' | 'lost'
  readonly run: (given: Given) => void
  /** Sends the very same request with the same key once more. */
  readonly askAgain: () => void
  /** Clears the result of the last run; the next press gets a new idempotency key. */
  readonly clear: () => void
}

/** True while the action runs; its buttons are then disabled. */
export function isRunning({ state }: Pick<Action<never>, 'state'>): boolean {
  return state === 'busy' || state === 'asking'
}

type Attempt<Request> = { readonly request: Request; readonly key: string; tries: number }

const askAgainAfterMs = 1_000

/**
 * Keeps one key and one request from the press of a button until an answer has come: a repeat after a lost answer is
 * the same request, never a second one (READINGS R-78).
 */
export function useAction<Given, Request, Done>(doing: Doing<Given, Request, Done>): Action<Given> {
  // A second press may come before the first one is drawn.
  const isPressed = useRef(false)
  const preparing = useMutation({
    mutationFn: doing.prepare,
    onSuccess: (request) => sending.mutate({ request, key: newKey(), tries: 0 }),
    onError(error) {
      isPressed.current = false
      doing.onFailed(error)
    },
  })
  const sending = useMutation({
    ...(doing.inTurnWith !== undefined && { scope: { id: doing.inTurnWith } }),
    retry: (failures, error) => failures === 0 && isLost(error) && !isCanceled(error),
    retryDelay: askAgainAfterMs,
    mutationFn: (at: Attempt<Request>) => deliver(at, doing),
    onSuccess: (done, { request }) => doing.onDone(done, request),
    onError: (error) => (isLost(error) ? doing.onLost?.() : doing.onFailed(error)),
    onSettled() {
      isPressed.current = false
    },
  })
  const { variables } = sending
  return {
    state: stateOf(preparing.isPending || sending.isPending, sending),
    run(given) {
      if (isPressed.current) return
      isPressed.current = true
      clearEarlyAnswers() // what left before the press says how it was then
      preparing.mutate(given)
    },
    askAgain() {
      if (variables === undefined || isPressed.current) return
      isPressed.current = true
      sending.mutate(variables)
    },
    clear: sending.reset,
  }
}

function stateOf(
  isPending: boolean,
  { failureCount, error }: { failureCount: number; error: unknown },
): Action<never>['state'] {
  if (isPending) return failureCount > 0 ? 'asking' : 'busy'
  return isLost(error) ? 'lost' : 'idle'
}

async function deliver<Request, Done>(
  at: Attempt<Request>,
  { send, find }: Pick<Doing<never, Request, Done>, 'send' | 'find'>,
): Promise<Done> {
  at.tries += 1
  try {
    return await send(at.request, at.key)
  } catch (error) {
    if (at.tries === 1) throw error
    const done = isLost(error) ? null : await stillLost(() => find?.(at.request))
    if (done) return done
    throw asLost(error)
  }
}

/** Without an answer here the first try is as unknown as before. */
async function stillLost<Done>(ask: () => Promise<Done | null> | undefined) {
  try {
    return await ask()
  } catch (error) {
    throw asLost(error)
  }
}
