import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import type { Places } from '../places.ts'

export type Person = {
  readonly name: string
  readonly birthDate: Day
  readonly phone: string
  readonly student: StoredStudent
}

/** A payment that the crowd made, or a voucher of theirs that waits. */
export type CrowdPayment = {
  readonly student: StoredStudent
  readonly name: string
  readonly target: { readonly type: PaymentType; readonly referenceId: number }
  readonly daysAgo: number
  readonly amount: Money
  /** Default: by voucher. */
  readonly way?: PaymentWay
}

export type PaymentWay = 'voucher' | 'khalti' | 'cash'

/** Few by voucher: a slip takes most time to draw. */
const ways = [
  'khalti',
  'cash',
  'voucher',
  'khalti',
  'cash',
  'khalti',
] as const satisfies PaymentWay[]

/** Ways of paying take turns, by the number of a person. */
export function wayOf(place: number): PaymentWay {
  return ways[place % ways.length] ?? 'voucher'
}

export const entranceFee = rupees(1_500)

/** Quotas of an entrance by the number of a person: every other person is a woman. */
export function quotasOf(place: number): string {
  return quotas[place % quotas.length] ?? 'Open'
}

const quotas = ['Open,Female', 'Open', 'Open,Dalit', 'Open', 'Open,Female', 'Open,Local']

export type Storing = {
  readonly places: Places
  readonly today: Day
  readonly files: FileStore
  readonly passwordHash: string
}
