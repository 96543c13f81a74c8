import type { Say } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import type { Step } from '#platform/browser/ui/Timeline.tsx'
import { admitCardAhead, admitCardSteps } from '#features/applying/portal/admit-card-steps.ts'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { Speaking } from '#features/institution/portal/speaking.ts'
import { isEntranceOpen, nextDeadline } from '../rules/fee.ts'
import { entrancePageMessages as text } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { standingOf } from '../rules/standing.ts'

/** The timeline of an entrance application: after the fee the form is approved, then there is an admit card. */
export function entranceTimeline(application: AppliedEntrance, at: Speaking): readonly Step[] {
  const standing = standingOf(application)
  const fee = feeOf(application, at)
  return applicationSteps(application, at, { standing, fee, follows: follows(application, at.say) })
}

function feeOf({ opening }: AppliedEntrance, { say, language, today }: Speaking) {
  if (opening === null || !isEntranceOpen(opening, today))
    return { isOver: true, detail: say(text['late-date-passed']) }
  const until = nextDeadline(opening, today)
  const left = until && daysLeft(say, language, { today, until })
  const detail = left ? say(text['your-turn-left'], { left }) : say(applyingMessages['your-turn'])
  return { isOver: false, detail }
}

function follows(application: AppliedEntrance, say: Say): readonly Step[] {
  const standing = standingOf(application)
  if (standing === 'paid')
    return admitCardSteps(application, say, { state: 'done', detail: cardDetail(application, say) })
  const checked = { id: 'checked', state: 'future', title: say(text['step-checked']) } as const
  return [...(standing === 'unpaid' ? [checked] : []), admitCardAhead(say)]
}

function cardDetail({ symbolNumber: roll, centre }: AppliedEntrance, say: Say): string {
  if (roll === '') return say(text['card-ready'])
  return centre === ''
    ? say(stepMessages['exam-roll'], { roll })
    : say(text['roll-and-centre'], { roll, centre })
}
