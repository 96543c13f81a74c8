import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { HeadAmount } from '../../rules/heads/split-income.ts'
import type { DocumentType } from '../../rules/history-messages.ts'
import { findPaymentType, type PaymentType } from '../../rules/payment-type.ts'
import type { PaymentReference } from '../../wire/payment-reference.ts'
import type { PaymentReferenceColumns } from '../tables.ts'

/** A part of a fee, as a receipt lists it. */
export type FeeItem = { readonly label: Message; readonly amount: Money }

/** Facts about the paid application that payments need. */
export type PayableDocument = {
  readonly referenceId: number
  readonly partnerId: number
  /** Name as the student knows it, e.g. the entrance's name. */
  readonly name: Message
  /** The whole fee as of today. */
  readonly fee: Money
  /** Items that add up to `fee`. */
  readonly items: readonly FeeItem[]
  /** Parts of `fee` by head of income, in the order in which they are paid; absent: it has one head, its payment type. */
  readonly heads?: readonly HeadAmount[]
  /** The fee noted on the document: at application, or when the last payment was started. */
  readonly assessed: Money
  readonly paid: Money
  readonly isPaid: boolean
  readonly isPending: boolean
  /** Last day on which a payment may be started; null: no end. */
  readonly payUntil: Day | null
  /** Message after that day; absent: the general sentence. */
  readonly payEnded?: Message
  /** Why no payment may be started now, though something is owed; money that arrives all the same is credited. */
  readonly blocked?: Refusal
}

export type DocumentFee = Pick<PayableDocument, 'fee' | 'assessed' | 'paid' | 'payUntil'>

/** Money of a document according to the ledger, written onto it so that lists can read it (READINGS R-35). */
export type PayableStatus = { readonly paid: Money; readonly isPending: boolean }

/** A column of c_payment that refers to what is paid for; two kinds may share one. */
export type ReferenceColumn = keyof PaymentReferenceColumns

/** Table of a kind's documents, for checks of all their money; each has the columns of an application. */
export type PayableDocuments = {
  readonly table: string
  readonly key: string
  /** SQL condition for them if another kind uses the same table; null: all are. */
  readonly only: string | null
  /** Column of the day since when one is owed; absent: the day on which it was made. */
  readonly since?: string
}

/** Access of payments to one kind of application, without knowing the kind. */
export type PayableKind = {
  readonly paymentType: PaymentType
  readonly documentType: DocumentType
  /** Path to which the browser goes after a wallet payment. */
  readonly portalPath: `/${string}`
  /** Column of c_payment that refers to the application. */
  readonly referenceColumn: ReferenceColumn
  /** The same on the wire. */
  readonly reference: PaymentReference
  readonly documents: PayableDocuments
  /** The openings its applications name, and the column of the last day of a payment, to remind of it; absent: there is none. */
  readonly openings?: { readonly table: string; readonly lastDay?: string }
  /** While a voucher waits for the cashier the rest may be paid (READINGS R-85); absent: nothing more is. */
  readonly restWhileVoucherWaits?: true
  /** The document as it is now, without a lock, to be shown only; null if there is none. */
  readonly read: (
    reader: Reader,
    referenceId: number,
    today: Day,
  ) => Promise<PayableDocument | null>
  /** Of several documents, in their order: fee on a day, what was assessed and paid, last day; one query for all. */
  readonly readFees: (
    reader: Reader,
    wanted: readonly { readonly referenceId: number; readonly on: Day }[],
  ) => Promise<readonly (DocumentFee | null)[]>
  /** The document, its row locked until the transaction ends: whatever follows may count on it. */
  readonly lock: (
    transaction: Transaction,
    referenceId: number,
    today: Day,
  ) => Promise<PayableDocument | null>
  /** The fee that is owed from now on, when a payment is started at another than the noted one. */
  readonly assess: (transaction: Transaction, referenceId: number, fee: Money) => Promise<void>
  readonly settle: (
    transaction: Transaction,
    referenceId: number,
    status: PayableStatus,
  ) => Promise<void>
}

/** The kind whose documents are paid under a payment type; undefined for a text that is none, or a kind that is not there. */
export function findKind(
  kinds: ReadonlyMap<PaymentType, PayableKind>,
  paymentType: unknown,
): PayableKind | undefined {
  const type = findPaymentType(paymentType)
  return type === null ? undefined : kinds.get(type)
}

/** Page of the portal where a fee of a payment type is paid. */
export function portalPathOf(
  paymentType: string,
  kinds: ReadonlyMap<PaymentType, PayableKind>,
): string {
  return findKind(kinds, paymentType)?.portalPath ?? '/payment-history'
}
