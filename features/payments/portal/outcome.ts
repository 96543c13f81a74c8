import { useEffect, useRef, useState } from 'react'
import { useRest } from '#platform/browser/rest-client.ts'
import type { OutcomeReport } from '../wire/payment-outcome.ts'
import { loadOutcome } from './payments.queries.ts'

const everySeconds = 5
const watchSeconds = 60

export type Watching = {
  readonly report: OutcomeReport | null
  readonly checkedAt: number | null
  /** Seconds until the page stops asking by itself; then `again` starts anew. */
  readonly secondsLeft: number
  readonly again: () => void
}

/** Asks every 5 s for 60 s while the outcome is not known (DESIGN §5 Payment result). */
export function useOutcome(orderId: string, onSettled: () => void): Watching {
  const rest = useRest()
  const settled = useRef(onSettled)
  const [report, setReport] = useState<OutcomeReport | null>(null)
  const [checkedAt, setCheckedAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(watchSeconds)
  const known = report !== null && report.outcome !== 'not-known'
  const asks = !known && secondsLeft > 0 && secondsLeft % everySeconds === 0
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (!asks) return
    loadOutcome(rest, orderId).then(
      (answer) => {
        setReport(answer)
        setCheckedAt(Date.now())
        if (answer.outcome !== 'not-known') settled.current()
      },
      () => undefined,
    )
  }, [asks, orderId, rest])
  useEffect(() => {
    if (known || secondsLeft === 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [known, secondsLeft])
  return { report, checkedAt, secondsLeft, again: () => setSecondsLeft(watchSeconds) }
}
