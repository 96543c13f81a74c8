import { type Day } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import type { Step } from '#platform/browser/ui/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages, mayDownload } from '#features/applying/rules/facts.ts'
import { isEntranceOpen, nextDeadline } from '../rules/fee.ts'
import { entrancePageMessages as text } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { standingOf } from '../rules/standing.ts'

type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

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
  const title = say(text['step-card'])
  const card = { id: 'card', state: 'future', title } as const
  const standing = standingOf(application)
  if (standing === 'pending') return [card]
  if (standing === 'unpaid')
    return [{ id: 'checked', state: 'future', title: say(text['step-checked']) }, card]
  if (mayDownload(application.status))
    return [{ ...card, state: 'done', detail: cardDetail(application, say) }]
  const approval = {
    id: 'approval',
    state: 'waiting',
    title: say(text['step-approval']),
    detail: say(applyingMessages['with-the-university']),
  } as const
  return [approval, card]
}

function cardDetail({ symbolNumber: roll, centre }: AppliedEntrance, say: Say): string {
  if (roll === '') return say(text['card-ready'])
  return centre === ''
    ? say(text['roll-number'], { roll })
    : say(text['roll-and-centre'], { roll, centre })
}
