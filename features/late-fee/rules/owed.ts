import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import {
  type Application,
  entrancePaymentStatus,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'
import { feeDeadline, feeOn, type FeeTerms, isFree, isOpenOn } from './fee-terms.ts'

/** An application with the terms of what it was made for; null when these can no longer be read. */
export type Charged = Pick<Application, 'id' | 'status' | 'withdrawal' | 'paying'> & {
  readonly opening: FeeTerms | null
}

/** It is paid, pending or unpaid, also when a part is paid (SPEC §4); paid where nothing is charged at all. */
export function statusOf({
  paying,
  opening,
}: Pick<Charged, 'paying' | 'opening'>): 'paid' | 'pending' | 'unpaid' {
  if (paying.total === 0 && opening !== null && isFree(opening)) return 'paid'
  const { is } = entrancePaymentStatus(paying)
  return is === 'partly' ? 'unpaid' : is
}

/** True if the fee can be paid today: the application takes a payment, and its opening's late day has not passed. */
export function isPayable(application: Charged, today: Day): boolean {
  const { opening } = application
  return !takesNoPayment(application) && opening !== null && isOpenOn(opening, today)
}

/** It is the student's turn: the fee is owed, and can be paid. */
export function owes(application: Charged, today: Day): boolean {
  return statusOf(application) === 'unpaid' && isPayable(application, today)
}

/** Unpaid part of today's fee; 0 for an application that takes no payment. */
export function payableOn(
  opening: FeeTerms,
  application: Pick<Charged, 'paying' | 'status' | 'withdrawal'>,
  today: Day,
): Money {
  return takesNoPayment(application)
    ? nothing
    : remaining(feeOn(opening, today), application.paying.paid)
}

/** Amount left to pay today. */
export function restOf(application: Charged, today: Day): Money {
  const { opening, paying } = application
  if (paying.isPaid || takesNoPayment(application)) return nothing
  return opening === null
    ? remaining(paying.total, paying.paid)
    : payableOn(opening, application, today)
}

/** Today's fee while unpaid; afterwards the charged fee. */
export function shownFee(application: Charged, today: Day): Money {
  const { opening, paying } = application
  return statusOf(application) === 'unpaid' && opening !== null
    ? feeOn(opening, today)
    : paying.total
}

/** The last day at today's fee; null where there is none, or its terms can no longer be read. */
export function payBy({ opening }: Pick<Charged, 'opening'>, today: Day): Day | null {
  return opening && feeDeadline(opening, today)
}

/** Key to order by: owed applications by nearest deadline, then the others, newest first; compares as text. */
export function urgencyOf(application: Charged, today: Day): string {
  return owes(application, today)
    ? `0${payBy(application, today) ?? ''}`
    : `1${String(9_999_999_999 - application.id)}`
}
