import { addDays } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { OpeningSummary } from '#features/applying/portal/send/OpeningSummary.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { feeDeadline, feeOn, type FeeTerms, isRegularOn } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'

type Props = {
  readonly opening: FeeTerms & { readonly name: string }
  /** Another fact to know before applying. */
  readonly line: string
}

/** Summary of an opening: name and day, today's fee, and the later fee. */
export function FeeSummary({ opening, line }: Props) {
  const { say, short, language, today } = useSpeaking()
  const until = feeDeadline(opening, today)
  const later = until && {
    fee: formatRs(opening.lateFee, language),
    day: short(addDays(until, 1)),
    to: short(until),
  }
  const change = text[isRegularOn(opening, today) ? 'if-paid-from' : 'late-until']
  return (
    <OpeningSummary
      name={opening.name}
      until={until}
      lines={[line, later ? say(change, later) : '']}
      fee={{ label: say(text['fee-today']), amount: feeOn(opening, today) }}
    />
  )
}
