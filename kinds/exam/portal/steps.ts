import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Say } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { admitCardAhead, admitCardSteps } from '#features/applying/portal/admit-card-steps.ts'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages, feeStatus, mayPayOn } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { feeDeadline } from '#features/late-fee/rules/facts.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { examPageMessages as text } from '../rules/messages.ts'
import type { AppliedExam } from './exam.queries.ts'

type Known = AppliedExam & { readonly opening: ExamOpening | null }

/** The timeline of an exam registration: after the fee it is approved, then there is an admit card. */
export function examTimeline(application: Known, at: Speaking): readonly Step[] {
  const feeNow = feeStatus(application.paying)
  return applicationSteps(application, at, {
    feeNow,
    fee: feeOf(application, at),
    follows:
      feeNow === 'paid'
        ? admitCardSteps(application, at.say, cardOf(application, at.say))
        : [admitCardAhead(at.say)],
  })
}

function feeOf({ opening }: Known, { say, language, today }: Speaking) {
  const until = opening && feeDeadline(opening.fees, today)
  if (until === null)
    return { isOver: opening !== null, detail: say(applyingMessages['your-turn']) }
  const day = formatShortDay(until, language, today)
  if (opening !== null && !mayPayOn(opening, today))
    return { isOver: true, detail: say(text['payment-ended-on'], { day }) }
  const left = daysLeft(say, { today, until })
  return {
    isOver: false,
    detail: say(left ? text['your-turn-left'] : text['your-turn-to'], { left: left ?? '', day }),
  }
}

/** An approved registration has a card once the server says so. */
function cardOf(application: Known, say: Say): Pick<Step, 'state' | 'detail'> {
  const { isCardReady, symbolNumber: roll } = application
  return isCardReady
    ? { state: 'done', detail: say(stepMessages['exam-roll'], { roll }) }
    : { state: 'waiting', detail: say(text['card-later']) }
}
