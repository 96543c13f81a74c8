import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages, feeStatus, mayPayOn } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { retotalingPageMessages as text } from '../rules/messages.ts'
import { retotalingOutcomeKeys } from '../rules/outcome.ts'
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
    title: say(text[isDone ? 'step-rechecked' : 'step-recheck']),
    detail: isDone
      ? decidedDay(application, at)
      : isPaid && say(applyingMessages['with-the-university']),
  }
  const outcome: Step = {
    id: 'outcome',
    state: isDone ? 'done' : 'future',
    title: say(text['step-outcome']),
    detail: isDone && outcomeText(application, say),
  }
  return applicationSteps(application, at, {
    feeNow,
    fee: feeOf(opening, at),
    follows: [recheck, outcome],
  })
}

/** Last day on which a course of it was decided; '' where that is not known. */
function decidedDay({ courses }: AppliedRetotaling, { language, today }: Speaking): string {
  const last = courses
    .flatMap(({ outcome }) => outcome?.decidedOn ?? [])
    .toSorted()
    .at(-1)
  return last === undefined ? '' : formatShortDay(last, language, today)
}

/** The number of courses whose marks went up, down or stayed, as far as they are decided. */
function outcomeText({ courses }: AppliedRetotaling, say: Say): string {
  const counted = retotalingOutcomeKeys.map((is) => {
    const n = courses.filter(({ outcome }) => outcome?.is === is).length
    return n === 0 ? [] : [say(text[`marks-${is}`], { n })]
  })
  return counted.flat().join(' · ')
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
