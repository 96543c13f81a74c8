import { type Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import type { Step } from '#platform/browser/ui/Timeline.tsx'
import { applyingMessages, mayDownload } from '#features/applying/rules/facts.ts'
import { isVoucher, returnedReason } from '#features/payments/rules/facts.ts'
import { isEntranceOpen, nextDeadline } from '../rules/fee.ts'
import { entrancePageMessages as text } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { standingOf } from './standing.ts'

type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

/** The timeline of one application: what is done, whose turn it is, what follows. */
export function applicationSteps(
  application: AppliedEntrance,
  speaking: Speaking,
): readonly Step[] {
  const { say, language } = speaking
  const applied: Step = {
    id: 'applied',
    state: 'done',
    title: say(text['step-applied']),
    detail: application.appliedOn && formatShortDay(application.appliedOn, language),
  }
  const rest = { paid: paidSteps, pending: pendingSteps, unpaid: unpaidSteps } as const
  const standing = standingOf(application)
  if (application.status === 'CL' && standing !== 'paid') return [applied, closedStep(say)]
  return [applied, ...rest[standing](application, speaking)]
}

/** The university turned it away: no fee is asked for any more. */
function closedStep(say: Say): Step {
  return {
    id: 'closed',
    state: 'closed',
    title: say(applyingMessages['closed-by-university']),
    detail: say(applyingMessages['closed-ask']),
  }
}

function unpaidSteps(application: AppliedEntrance, { say, language, today }: Speaking): Step[] {
  const { opening } = application
  const open = opening !== null && isEntranceOpen(opening, today)
  const until = open ? nextDeadline(opening, today) : null
  const left = until && daysLeft(say, language, { today, until })
  const yourTurn = left ? say(text['your-turn-left'], { left }) : say(applyingMessages['your-turn'])
  const returned = returnedReason(application.payments)
  const state = open ? (returned === null ? 'turn' : 'problem') : 'closed'
  return [
    {
      id: 'pay',
      state,
      title: say(text[application.paying.paid > 0 ? 'step-pay-rest' : 'step-pay']),
      detail: open
        ? returned === null
          ? yourTurn
          : say(text['voucher-returned'], { reason: returned })
        : say(text['late-date-passed']),
    },
    {
      id: 'checked',
      state: 'future',
      title: say(text['step-checked']),
      detail: say(applyingMessages['with-the-university']),
    },
    { id: 'card', state: 'future', title: say(text['step-card']) },
  ]
}

function pendingSteps({ payments }: AppliedEntrance, { say, language }: Speaking): Step[] {
  const voucher = payments.find((payment) => isVoucher(payment) && payment.status === 'DR')
  return [
    {
      id: 'voucher',
      state: 'done',
      title: say(text['step-voucher']),
      detail: voucher?.paidOn && formatShortDay(voucher.paidOn, language),
    },
    {
      id: 'checking',
      state: 'waiting',
      title: say(text['step-checking']),
      detail: say(text['two-days']),
    },
    { id: 'card', state: 'future', title: say(text['step-card']) },
  ]
}

function paidSteps(application: AppliedEntrance, { say, language }: Speaking): Step[] {
  const payment = application.payments.find(({ status }) => status === 'CO' || status === 'AP')
  const paid: Step = {
    id: 'paid',
    state: 'done',
    title: say(text['step-paid']),
    detail: payment?.paidOn && formatShortDay(payment.paidOn, language),
  }
  if (mayDownload(application.status))
    return [
      paid,
      {
        id: 'card',
        state: 'done',
        title: say(text['step-card']),
        detail: cardDetail(application, say),
      },
    ]
  return [
    paid,
    {
      id: 'approval',
      state: 'waiting',
      title: say(text['step-approval']),
      detail: say(applyingMessages['with-the-university']),
    },
    { id: 'card', state: 'future', title: say(text['step-card']) },
  ]
}

function cardDetail({ symbolNumber: roll, centre }: AppliedEntrance, say: Say): string {
  if (roll === '') return say(text['card-ready'])
  return centre === ''
    ? say(text['roll-number'], { roll })
    : say(text['roll-and-centre'], { roll, centre })
}
