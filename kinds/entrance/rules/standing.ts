import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { entrancePaymentStanding, type Paying } from '#features/applying/rules/facts.ts'
import type { EntranceApplication, EntranceOpening } from './entrance.ts'
import { isEntranceOpen } from './fee.ts'
import { entrance } from './kind.ts'

/** An application with what it was made for; null when that can no longer be read. */
export type ApplicationAndOpening = EntranceApplication & {
  readonly opening: EntranceOpening | null
}

/** An entrance is paid, pending or unpaid, also when a part is paid (SPEC §4). */
export function standingOf({ paying }: { readonly paying: Paying }): 'paid' | 'pending' | 'unpaid' {
  const { is } = entrancePaymentStanding(paying)
  return is === 'partly' ? 'unpaid' : is
}

/** Whether the fee can still be paid today: the university has not closed the application, nor the late day the entrance. */
export function isPayable({ opening, status }: ApplicationAndOpening, today: Day): boolean {
  return status !== 'CL' && opening !== null && isEntranceOpen(opening, today)
}

/** It is the student's turn: the fee is owed, and can be paid. */
export function owes(application: ApplicationAndOpening, today: Day): boolean {
  return standingOf(application) === 'unpaid' && isPayable(application, today)
}

/** What is left to pay today. */
export function restOf(application: ApplicationAndOpening, today: Day): Money {
  const { opening, paying, status } = application
  if (paying.isPaid || status === 'CL') return nothing
  return opening === null
    ? remaining(paying.total, paying.paid)
    : entrance.payable({ opening, application, today })
}
