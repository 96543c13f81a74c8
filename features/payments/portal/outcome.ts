import { useEffect, useRef, useState } from 'react'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import type { PaymentOutcome } from '../rules/payment-state.ts'
import type { OutcomeReport } from '../wire/payment-outcome.ts'
import { loadOutcome } from './payments.queries.ts'

const everySeconds = 5
const watchSeconds = 60

/**
 * `checking`: the first answer is still to come; `not-reached`: our server does not answer; `unknown-reference`: it knows
 * no such payment of ours.
 */
export type PaymentPageState = PaymentOutcome | 'checking' | 'not-reached' | 'unknown-reference'

const openStates: readonly PaymentPageState[] = ['checking', 'not-reached', 'not-known']

/** Still to be asked about. */
export function isOpen(state: PaymentPageState): boolean {
  return openStates.includes(state)
}

export type Watching = {
  readonly state: PaymentPageState
  readonly report: OutcomeReport | null
  readonly checkedAt: number | null
  /** Seconds until the page stops asking by itself; then `again` starts again. */
  readonly secondsLeft: number
  readonly again: () => void
}

/** Asks every 5 s for 60 s while the outcome is not known (DESIGN §5 Payment result). */
export function useOutcome(orderId: string, onSettled: () => void): Watching {
  const rest = useRest()
  const settled = useRef(onSettled)
  const [state, setStatus] = useState<PaymentPageState>('checking')
  const [report, setReport] = useState<OutcomeReport | null>(null)
  const [checkedAt, setCheckedAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(watchSeconds)
  const known = !isOpen(state)
  const asks = !known && secondsLeft > 0 && secondsLeft % everySeconds === 0
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (!asks) return
    loadOutcome(rest, orderId).then(
      (answer) => {
        setReport(answer)
        setStatus(answer.outcome)
        setCheckedAt(Date.now())
        if (answer.outcome !== 'not-known') settled.current()
      },
      (error: unknown) => {
        const isUnknown = error instanceof RestProblem && error.status === 404
        setStatus((before) => {
          if (isUnknown) return 'unknown-reference'
          return before === 'checking' ? 'not-reached' : before
        })
      },
    )
  }, [asks, orderId, rest])
  useEffect(() => {
    if (known || secondsLeft === 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [known, secondsLeft])
  return { state, report, checkedAt, secondsLeft, again: () => setSecondsLeft(watchSeconds) }
}
