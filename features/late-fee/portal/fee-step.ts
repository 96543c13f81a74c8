import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { feeDeadline, type FeeTerms, isOpenOn } from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'

/** Text of an owed fee for a timeline: the student's turn with the days left, or that the last day has passed. */
export function feeStep(opening: FeeTerms | null, { say, today }: Speaking) {
  if (opening === null || !isOpenOn(opening, today))
    return { isOver: true, detail: say(text['late-date-passed']) }
  const until = feeDeadline(opening, today)
  const left = until && daysLeft(say, { today, until })
  const detail = left ? say(text['your-turn-left'], { left }) : say(applyingMessages['your-turn'])
  return { isOver: false, detail }
}
