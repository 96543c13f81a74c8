import type { ReactNode } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type FeeTerms, nextFee } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'

type Props = {
  /** Null if the terms can no longer be read. */
  readonly fees: FeeTerms | null
  /** Shown if no other fee follows. */
  readonly children?: ReactNode
}

/** When the fee rises next, and to how much. */
export function NextFee({ fees, children }: Props) {
  const { say, short, language, today } = useSpeaking()
  const next = fees && nextFee(fees, today)
  if (next === null) return children
  return (
    <p>{say(text['late-from'], { day: short(next.from), fee: formatRs(next.fee, language) })}</p>
  )
}
