import type { Day } from '#platform/pure/calendar/day.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Payment } from './payment.ts'

/** A fee, or a part of it, that an award or the student's credit paid. */
export type SetOff = {
  /** Of the entry in the ledger. */
  readonly id: number
  readonly documentType: string
  /** Item that the fee was for. */
  readonly description: Message
  readonly amount: Money
  readonly on: Day | null
  readonly by: 'award' | 'credit'
  /** Name of the award. */
  readonly award: string
}

export type TypeCount = { readonly type: string; readonly count: number }

/** Each distinct document type with how many payments it has, in the order they first appear. */
export function countByType(
  payments: readonly Pick<Payment, 'documentType'>[],
): readonly TypeCount[] {
  const counts = new Map<string, number>()
  for (const { documentType } of payments)
    counts.set(documentType, (counts.get(documentType) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count }))
}

/** Payments of a type ('' for all), newest first; those of one day by their number. */
export function paymentsOfType<Row extends Pick<Payment, 'documentType' | 'id' | 'paidOn'>>(
  payments: readonly Row[],
  type: string,
): readonly Row[] {
  return payments
    .filter((payment) => type === '' || payment.documentType === type)
    .toSorted(
      (one, other) => (other.paidOn ?? '').localeCompare(one.paidOn ?? '') || other.id - one.id,
    )
}

/** A set-off as a line among the payments; its number is below 0, as no payment's is. */
export function asPayment(setOff: SetOff, tenderName: string, language: Language): Payment {
  const { id, documentType, description, amount, on } = setOff
  return {
    id: -id,
    documentType,
    tenderType: 'SetOff',
    tenderName,
    amount,
    paidOn: on,
    status: 'CO',
    comments: '',
    description: description[language],
    transactionId: '',
    receiptNumber: '',
    isReceiptReady: false,
    references: {},
  }
}

/** `7hQx4F…9fK`: long ids are shortened in the middle; the whole is copied. */
export function shortId(id: string): string {
  return id.length <= 12 ? id : `${id.slice(0, 6)}…${id.slice(-3)}`
}
