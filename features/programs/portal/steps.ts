import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import {
  amountPaymentStatus,
  applyingMessages,
  feeStatus,
  mayDownload,
  type PaymentStatus,
} from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { programPageMessages as text } from '../rules/page-messages.ts'
import type { AppliedProgram } from './program.queries.ts'

/** With until when its opening is open; null when that is over or not known. */
type AndOpen = Speaking & { readonly openUntil: Day | null }

/** The timeline of an admission or course registration: after the fee it is approved. */
export function programTimeline(application: AppliedProgram, at: AndOpen): readonly Step[] {
  const { paying } = application
  const feeNow = feeStatus(paying)
  return applicationSteps(application, at, {
    feeNow,
    fee: { isOver: false, detail: owedDetail(amountPaymentStatus(paying), at) },
    follows: [approvalStep(application, at.say, feeNow === 'paid')],
  })
}

/** Amount left after a part payment, and the last day while the opening is open. */
function owedDetail(amounts: PaymentStatus, at: AndOpen): string {
  const { say, language, today, openUntil } = at
  const turn =
    amounts.is === 'partly'
      ? say(text['remaining-now'], { fee: formatRs(amounts.remaining, language) })
      : say(applyingMessages['your-turn'])
  if (openUntil === null) return turn
  return `${turn} · ${say(text['last-day'], { day: formatShortDay(openUntil, language, today) })}`
}

function approvalStep({ status }: AppliedProgram, say: Say, isPaid: boolean): Step {
  if (mayDownload(status))
    return {
      id: 'approval',
      state: 'done',
      title: say(text['step-approved']),
      detail: say(text['form-ready']),
    }
  return {
    id: 'approval',
    state: isPaid ? 'waiting' : 'future',
    title: say(text['step-approval']),
    detail: isPaid ? say(applyingMessages['with-the-university']) : undefined,
  }
}
