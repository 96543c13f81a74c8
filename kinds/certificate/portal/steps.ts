import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages, feeStatus } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { handedWays } from '../rules/certificate.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import type { OwnCertificate } from './certificate.queries.ts'

/** The timeline of a request: asked, paid, checked, signed, ready, collected or posted. */
export function certificateTimeline(own: OwnCertificate, at: Speaking): readonly Step[] {
  const { say } = at
  const feeNow = feeStatus(own.paying)
  const isChecked = own.status === 'AP' || own.status === 'CO'
  const waits = (isNext: boolean) => (isNext ? 'waiting' : 'future')
  const isPaid = feeNow === 'paid'
  const check: Step = {
    id: 'check',
    state: isChecked ? 'done' : waits(isPaid),
    title: say(page[isChecked ? 'step-checked' : 'step-check']),
    detail: isPaid && !isChecked && say(applyingMessages['with-the-university']),
  }
  const sign: Step = {
    id: 'sign',
    state: own.issuedOn === null ? waits(isChecked) : 'done',
    title: say(page['step-sign']),
    detail: own.issuedOn !== null && `${own.number} · ${dayOf(own.issuedOn, at)}`,
  }
  const ready: Step = {
    id: 'ready',
    state: own.readyOn === null ? waits(own.issuedOn !== null) : 'done',
    title: say(page['step-ready']),
    detail: own.readyOn && dayOf(own.readyOn, at),
  }
  return applicationSteps(own, at, {
    feeNow,
    fee: { isOver: false, detail: say(applyingMessages['your-turn']) },
    follows: [check, sign, ready, handedStep(own, at)],
  })
}

function handedStep({ readyOn, handedOn, handedHow }: OwnCertificate, at: Speaking): Step {
  const { say } = at
  if (handedOn !== null)
    return {
      id: 'handed',
      state: 'done',
      title: say(handedWays[handedHow ?? 'COLLECTED']),
      detail: dayOf(handedOn, at),
    }
  return {
    id: 'handed',
    state: readyOn === null ? 'future' : 'turn',
    title: say(page['step-collect']),
    detail: readyOn !== null && say(page['collect-where']),
  }
}

function dayOf(day: Day, { language, today }: Speaking): string {
  return formatShortDay(day, language, today)
}
