import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages, feeStatus, mayPayOn } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#features/institution/portal/speaking.ts'
import { retotalingPageMessages as text } from '../rules/messages.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import type { AppliedRetotaling } from './retotaling.queries.ts'

/** The timeline of a retotaling: after the fee the marks are added up again, then there is an outcome. */
export function retotalingTimeline(
  application: AppliedRetotaling,
  opening: RetotalingOpening | null,
  at: Speaking,
): readonly Step[] {
  const { say } = at
  const { status, paying } = application
  const feeNow = feeStatus(paying)
  const isPaid = feeNow === 'paid'
  const isDone = status === 'CO'
  const recheck: Step = {
    id: 'recheck',
    state: isDone ? 'done' : isPaid ? 'waiting' : 'future',
    title: say(text['step-recheck']),
    detail: isPaid && !isDone && say(applyingMessages['with-the-university']),
  }
  const outcome: Step = {
    id: 'outcome',
    state: isDone ? 'done' : 'future',
    title: say(text['step-outcome']),
  }
  return applicationSteps(application, at, {
    feeNow,
    fee: feeOf(opening, at),
    follows: [recheck, outcome],
  })
}

function feeOf(opening: RetotalingOpening | null, { say, language, today }: Speaking) {
  const until = opening?.window.to ?? null
  if (opening === null || until === null)
    return { isOver: false, detail: say(applyingMessages['your-turn']) }
  const day = formatShortDay(until, language, today)
  return mayPayOn(opening, today)
    ? { isOver: false, detail: say(text['your-turn-to'], { day }) }
    : { isOver: true, detail: say(text['payment-ended-on'], { day }) }
}
