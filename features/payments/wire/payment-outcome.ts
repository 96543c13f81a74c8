import type { Message } from '#platform/pure/message.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import {
  dayOf,
  idOf,
  messageOf,
  moneyOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { PaymentOutcome } from '../rules/payment-state.ts'

/** Result of a wallet payment attempt, as far as the server knows. */
export type OutcomeReport = {
  readonly outcome: PaymentOutcome
  readonly amount: Money
  /** Name of the item that was paid for, e.g. the entrance's name. */
  readonly name: Message
  /** Short enough to read out on the phone. */
  readonly reference: string
  /** Id of the application that was to be paid; null if the server does not send it. */
  readonly referenceId: number | null
  /** The credited payment and its receipt's number; null and '' before. */
  readonly paymentId: number | null
  readonly receiptNumber: string
  /** The part of the amount that was more than owed: it is the student's credit. */
  readonly toCredit: Money
  /** The provider's transaction id; '' until there is one. */
  readonly transactionId: string
  /** Day and `10:44` of the start, Nepal time. */
  readonly startedOn: Day | null
  readonly startedAt: string
}

/** Address of GET, with the attempt's own order id; the browser never reports the outcome, it asks. */
export function outcomePath(orderId: string): string {
  return `/nou/khaltipay/status?purchase_order_id=${encodeURIComponent(orderId)}`
}

/**
 * Address of POST with an empty body: has the server ask the provider about the student's open payments. It answers how
 * many have moved since they were last read: `{settled: 1}`.
 */
export const openPaymentsPath = '/nou/khaltipay/open'

/** Number of attempts that have moved; 0 for an answer that does not say. */
export function settledFromWire(record: WireRecord): number {
  const { settled } = record
  return typeof settled === 'number' ? settled : 0
}

const outcomes = [
  'paid',
  'not-completed',
  'not-known',
  'held',
] as const satisfies readonly PaymentOutcome[]

/** Reads {outcome, amount (rupees), name, transaction_id, started}; an unknown outcome counts as not known. */
export function outcomeFromWire(record: WireRecord): OutcomeReport {
  const started = textOf(record, 'started')
  return {
    outcome: outcomes.find((each) => each === textOf(record, 'outcome')) ?? 'not-known',
    amount: moneyOf(record, 'amount'),
    name: messageOf(record, 'name'),
    reference: textOf(record, 'reference'),
    referenceId: idOf(record, 'payment_reference_id'),
    paymentId: idOf(record, 'payment_id'),
    receiptNumber: textOf(record, 'receipt_no'),
    toCredit: moneyOf(record, 'to_credit'),
    transactionId: textOf(record, 'transaction_id'),
    startedOn: dayOf(record, 'started'),
    startedAt: started.slice(11, 16),
  }
}

/** The server's side of the same answer. `started` in Nepal time with its offset. */
export type OutcomeAnswer = {
  readonly outcome: PaymentOutcome
  readonly amount: number
  readonly name: Message
  readonly transaction_id: string
  readonly started: string
  readonly reference: string
  readonly payment_reference_id: number
  readonly payment_id?: number
  readonly receipt_no?: string
  readonly to_credit?: number
}
