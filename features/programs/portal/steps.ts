import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Step } from '#platform/browser/ui/Timeline.tsx'
import {
  amountPaymentStanding,
  applyingMessages,
  mayDownload,
} from '#features/applying/rules/facts.ts'
import { returnedReason, waitingVoucher } from '#features/payments/rules/facts.ts'
import { programPageMessages as text } from '../rules/page-messages.ts'
import type { AppliedProgram } from './program.queries.ts'

type Speaking = {
  readonly say: Say
  readonly language: Language
  /** Until when its opening is open; null when that is over or not known. */
  readonly openUntil: Day | null
}

/** The timeline of one application: applied, the fee, the university's approval; or that it was closed. */
export function applicationSteps(application: AppliedProgram, at: Speaking): readonly Step[] {
  const { say, language } = at
  const { appliedOn } = application
  return [
    {
      id: 'applied',
      state: 'done',
      title: say(text['step-applied']),
      detail: appliedOn && formatShortDay(appliedOn, language),
    },
    ...(application.status === 'CL'
      ? closedSteps(application, at)
      : [feeStep(application, at), approvalStep(application, at)]),
  ]
}

/** A closed application asks for no fee any more, and nothing follows. */
function closedSteps(application: AppliedProgram, at: Speaking): readonly Step[] {
  const { say } = at
  const isPaid = amountPaymentStanding(application.paying).is === 'paid'
  return [
    ...(isPaid ? [feeStep(application, at)] : []),
    {
      id: 'closed',
      state: 'closed',
      title: say(applyingMessages['closed-by-university']),
      detail: say(applyingMessages['closed-ask']),
    },
  ]
}

function feeStep(application: AppliedProgram, at: Speaking): Step {
  const { say, language } = at
  const { paying, payments } = application
  const standing = amountPaymentStanding(paying)
  if (standing.is === 'paid' || paying.total === 0)
    return { id: 'fee', state: 'done', title: say(text['step-paid']) }
  if (paying.isPending)
    return {
      id: 'fee',
      state: 'waiting',
      title: say(text['step-checking']),
      detail: joined(sentOn(payments, at), say(text['two-days'])),
    }
  const returned = returnedReason(payments)
  if (returned !== null)
    return {
      id: 'fee',
      state: 'problem',
      title: say(text['step-pay']),
      detail: say(text['voucher-returned'], { reason: returned }),
    }
  return {
    id: 'fee',
    state: 'turn',
    title: say(text[standing.is === 'partly' ? 'step-pay-rest' : 'step-pay']),
    detail: joined(
      standing.is === 'partly'
        ? say(text['remaining-now'], { fee: formatRs(standing.remaining, language) })
        : say(applyingMessages['your-turn']),
      at.openUntil && say(text['last-day'], { day: formatShortDay(at.openUntil, language) }),
    ),
  }
}

function sentOn(payments: AppliedProgram['payments'], { say, language }: Speaking): string | null {
  const day = waitingVoucher(payments)?.paidOn ?? null
  return day && say(text['voucher-sent'], { day: formatShortDay(day, language) })
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}

function approvalStep({ status, paying }: AppliedProgram, { say }: Speaking): Step {
  if (mayDownload(status))
    return {
      id: 'approval',
      state: 'done',
      title: say(text['step-approved']),
      detail: say(text['form-ready']),
    }
  const waits = amountPaymentStanding(paying).is === 'paid'
  return {
    id: 'approval',
    state: waits ? 'waiting' : 'future',
    title: say(text['step-approval']),
    detail: waits ? say(applyingMessages['with-the-university']) : undefined,
  }
}
