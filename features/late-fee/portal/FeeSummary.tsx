import { OpeningSummary } from '#features/applying/portal/send/OpeningSummary.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { feeDeadline, feeOn, type FeeTerms } from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'
import { useLaterFees } from './later-fees.ts'

type Props = {
  readonly opening: FeeTerms & { readonly name: string }
  /** Another fact to know before applying. */
  readonly line: string
}

/** Summary of an opening: name and day, today's fee, and the later fees. */
export function FeeSummary({ opening, line }: Props) {
  const { say, short, today } = useSpeaking()
  const until = feeDeadline(opening, today)
  const changes = useLaterFees(opening)
  const last = until && changes.length === 0 ? [say(text['late-until'], { to: short(until) })] : []
  return (
    <OpeningSummary
      name={opening.name}
      until={until}
      lines={[line, ...changes, ...last]}
      fee={{ label: say(text['fee-today']), amount: feeOn(opening, today) }}
    />
  )
}
