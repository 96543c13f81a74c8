import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { admitCardAhead, admitCardSteps } from '#features/applying/portal/admit-card-steps.ts'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { feeStep } from '#features/late-fee/portal/fee-step.ts'
import { statusOf } from '#features/late-fee/rules/facts.ts'
import { ownSeatText } from '../rules/layout/own-messages.ts'
import { entrancePageMessages as text } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'

/** The timeline of an entrance application: after the fee the form is approved, then there is an admit card. */
export function entranceTimeline(application: AppliedEntrance, at: Speaking): readonly Step[] {
  const feeNow = statusOf(application)
  const fee = feeStep(application.opening, at)
  return applicationSteps(application, at, { feeNow, fee, follows: follows(application, at) })
}

function follows(application: AppliedEntrance, at: Speaking): readonly Step[] {
  const { say } = at
  const feeNow = statusOf(application)
  if (feeNow === 'paid')
    return admitCardSteps(application, say, { state: 'done', detail: cardDetail(application, at) })
  const checked = { id: 'checked', state: 'future', title: say(text['step-checked']) } as const
  return [...(feeNow === 'unpaid' ? [checked] : []), admitCardAhead(say)]
}

function cardDetail(
  { symbolNumber: roll, centre, sitting }: AppliedEntrance,
  { say, language }: Speaking,
): string {
  if (roll === '') return say(text['card-ready'])
  if (sitting !== null) {
    const time = momentText(sitting.day, sitting.from, language)
    return say(ownSeatText['roll-seat-time'], { roll, centre, time })
  }
  return centre === ''
    ? say(stepMessages['exam-roll'], { roll })
    : say(text['roll-and-centre'], { roll, centre })
}
