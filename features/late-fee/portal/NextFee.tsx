import { formatRs } from '#platform/pure/money/format.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type FeeTerms, nextFee } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'

/** When the fee rises next, and to how much; nothing if no other fee follows, or its terms are not known. */
export function NextFee({ fees }: { readonly fees: FeeTerms | null }) {
  const { say, short, language, today } = useSpeaking()
  const next = fees && nextFee(fees, today)
  if (next === null) return null
  return (
    <p>{say(text['late-from'], { day: short(next.from), fee: formatRs(next.fee, language) })}</p>
  )
}
