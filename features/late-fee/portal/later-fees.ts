import { formatRs } from '#platform/pure/money/format.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type FeeTerms, laterFees } from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'

/** A sentence for each fee that follows today's. */
export function useLaterFees(opening: FeeTerms): readonly string[] {
  const { say, short, language, today } = useSpeaking()
  return laterFees(opening, today).map(({ fee, from }) =>
    say(text['if-paid-from'], { fee: formatRs(fee, language), day: short(from) }),
  )
}
