import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#features/institution/portal/speaking.ts'
import { feeDeadline, type FeeTerms, isOpenOn } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'

/** What a timeline says of the fee while it is owed: whose turn, how long, or that it is over. */
export function feeStep(opening: FeeTerms | null, { say, today }: Speaking) {
  if (opening === null || !isOpenOn(opening, today))
    return { isOver: true, detail: say(text['late-date-passed']) }
  const until = feeDeadline(opening, today)
  const left = until && daysLeft(say, { today, until })
  const detail = left ? say(text['your-turn-left'], { left }) : say(applyingMessages['your-turn'])
  return { isOver: false, detail }
}
