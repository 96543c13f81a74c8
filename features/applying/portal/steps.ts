import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import {
  type Payment,
  returnedVoucher,
  waitingVoucher,
  wasReversed,
} from '#features/payments/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import {
  type Application,
  applyingMessages,
  isOffered,
  isReturned,
  isWithdrawn,
  type Paying,
  type PaymentStatus,
  type Returnable,
} from '../rules/facts.ts'
import { stepMessages as text } from '../rules/step-messages.ts'

type Applied = Returnable &
  Pick<Application, 'withdrawal'> & {
    readonly appliedOn: Day | null
    readonly paying: Paying
    readonly payments: readonly Payment[]
  }

/** Facts of a kind about the steps of its application. */
type StepFacts = {
  readonly feeNow: PaymentStatus['is']
  /** While the fee is owed: until when it is the student's turn, or why it can no longer be paid. */
  readonly fee: { readonly isOver: boolean; readonly detail: string }
  /** Steps after the fee at present, up to the final document or result. */
  readonly follows: readonly Step[]
}

/** The timeline of an application: what is done, whose turn it is, what follows. */
export function applicationSteps(
  application: Applied,
  speaking: Speaking,
  facts: StepFacts,
): readonly Step[] {
  const { status } = application
  const applied = appliedStep(application, speaking)
  // A closed application asks for no fee any more, and nothing follows.
  if (isWithdrawn(application)) return [applied, withdrawnStep(speaking)]
  if (status === 'CL' && facts.feeNow !== 'paid') return [applied, closedStep(speaking)]
  const fee = feeSteps(application, speaking, facts)
  if (status === 'CL') return [applied, ...fee, closedStep(speaking)]
  if (isOffered(application)) {
    const isOwed = facts.feeNow === 'unpaid' || facts.feeNow === 'partly'
    return [applied, ...(isOwed ? [] : fee), offeredStep(speaking)]
  }
  return [applied, ...fee, ...(isReturned(application) ? [returnedStep(speaking)] : facts.follows)]
}

/** It was applied for, on which day. */
export function appliedStep(
  { appliedOn }: Pick<Applied, 'appliedOn'>,
  { say, language, today }: Speaking,
): Step {
  return {
    id: 'applied',
    state: 'done',
    title: say(text['step-applied']),
    detail: appliedOn && formatShortDay(appliedOn, language, today),
  }
}

/** It waits on the student, who changes what is asked. */
export function returnedStep({ say }: Speaking): Step {
  return {
    id: 'returned',
    state: 'problem',
    title: say(text['step-returned']),
    detail: say(text['step-returned-help']),
  }
}

/** It was withdrawn; its reason is shown above. */
export function withdrawnStep({ say }: Speaking): Step {
  return { id: 'closed', state: 'closed', title: say(text['step-withdrawn']) }
}

/** It no longer holds; the reason and the way to the credit are shown above. */
function offeredStep({ say }: Speaking): Step {
  return { id: 'offered', state: 'problem', title: say(text['step-offered']) }
}

function closedStep({ say }: Speaking): Step {
  return {
    id: 'closed',
    state: 'closed',
    title: say(applyingMessages['closed-by-university']),
    detail: say(applyingMessages['closed-ask']),
  }
}

function feeSteps(application: Applied, speaking: Speaking, facts: StepFacts): readonly Step[] {
  if (facts.feeNow === 'paid') return [paidStep(application, speaking)]
  if (facts.feeNow === 'pending') return checkingSteps(application, speaking)
  return [owedStep(application, speaking, facts.fee)]
}

function paidStep({ payments }: Applied, { say, language, today }: Speaking): Step {
  const payment = payments.find(({ status }) => status === 'CO' || status === 'AP')
  return {
    id: 'fee',
    state: 'done',
    title: say(text['step-paid']),
    detail: payment?.paidOn && formatShortDay(payment.paidOn, language, today),
  }
}

function checkingSteps({ payments }: Applied, { say, language, today }: Speaking): readonly Step[] {
  const sentOn = waitingVoucher(payments)?.paidOn
  return [
    {
      id: 'voucher',
      state: 'done',
      title: say(text['step-voucher']),
      detail: sentOn && formatShortDay(sentOn, language, today),
    },
    {
      id: 'fee',
      state: 'waiting',
      title: say(text['step-checking']),
      detail: say(text['two-days']),
    },
  ]
}

/** The student's turn; a voucher that came back says why, and what can no longer be paid says that. */
function owedStep(
  { paying, payments }: Applied,
  { say }: Speaking,
  { isOver, detail }: StepFacts['fee'],
): Step {
  const title = say(text[paying.paid > 0 ? 'step-pay-rest' : 'step-pay'])
  const returned = returnedVoucher(payments)
  if (isOver || returned === null)
    return { id: 'fee', state: isOver ? 'closed' : 'turn', title, detail }
  const reason = returned.comments
  const why = wasReversed(returned) ? reason : say(text['voucher-returned'], { reason })
  return { id: 'fee', state: 'problem', title, detail: why }
}
