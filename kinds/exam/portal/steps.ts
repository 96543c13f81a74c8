import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import type { Step } from '#platform/browser/ui/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import {
  applyingMessages,
  feeStanding,
  mayDownload,
  mayPayOn,
} from '#features/applying/rules/facts.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { examPageMessages as text } from '../rules/messages.ts'
import type { AppliedExam } from './exam.queries.ts'

type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

type Known = AppliedExam & { readonly opening: ExamOpening | null }

/** The timeline of an exam registration: after the fee it is approved, then there is an admit card. */
export function examTimeline(application: Known, at: Speaking): readonly Step[] {
  const standing = feeStanding(application.paying)
  return applicationSteps(application, at, {
    standing,
    fee: feeOf(application, at),
    follows: standing === 'paid' ? followsPaid(application, at.say) : [cardStep(at.say)],
  })
}

function feeOf({ opening }: Known, { say, language, today }: Speaking) {
  const until = opening?.window.to ?? null
  if (until === null)
    return { isOver: opening !== null, detail: say(applyingMessages['your-turn']) }
  const day = formatShortDay(until, language, today)
  if (opening !== null && !mayPayOn(opening, today))
    return { isOver: true, detail: say(text['payment-ended-on'], { day }) }
  const left = daysLeft(say, language, { today, until })
  return {
    isOver: false,
    detail: say(left ? text['your-turn-left'] : text['your-turn-to'], { left: left ?? '', day }),
  }
}

function cardStep(say: Say): Step {
  return { id: 'card', state: 'future', title: say(text['step-card']) }
}

function followsPaid({ status, symbolNumber }: Known, say: Say): readonly Step[] {
  const card = cardStep(say)
  if (mayDownload(status))
    return symbolNumber === ''
      ? [{ ...card, state: 'waiting', detail: say(text['card-later']) }]
      : [{ ...card, state: 'done', detail: say(text['card-roll'], { roll: symbolNumber }) }]
  const approval = {
    id: 'approval',
    state: 'waiting',
    title: say(text['step-approval']),
    detail: say(applyingMessages['with-the-university']),
  } as const
  return [approval, card]
}
