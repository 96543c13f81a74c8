import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentType } from '#features/applying/rules/facts.ts'

/** A part of a fee, as a receipt lists it. */
export type FeeItem = { readonly label: Message; readonly amount: Money }

/** What payments must know about the application that is paid for. */
export type PayableDocument = {
  readonly referenceId: number
  readonly partnerId: number
  /** What the student calls it, e.g. the entrance's name. */
  readonly name: string
  /** The whole fee as it stands today. */
  readonly fee: Money
  /** What `fee` is made of. */
  readonly items: readonly FeeItem[]
  /** The fee noted on the document: at application, or when the last payment was started. */
  readonly assessed: Money
  readonly paid: Money
  readonly isPaid: boolean
  readonly isPending: boolean
  /** Last day on which a payment may be started; null: no end. */
  readonly payUntil: Day | null
  /** Why no payment may be started now, though something is owed; money that arrives all the same is credited. */
  readonly blocked?: Refusal
}

/** What the ledger says about a document's money, written onto it so that lists can read it (READINGS R-35). */
export type DocumentStanding = { readonly paid: Money; readonly isPending: boolean }

/** Columns of c_payment that refer to applications; admissions and course registrations share theirs. */
export type ReferenceColumn = 'n_entrance_reg_id' | 'n_program_creg_id'

/** How payments reach one kind of application, without knowing the kind. */
export type PayableKind = {
  readonly paymentType: PaymentType
  readonly documentType: string
  /** Where the browser goes after a wallet payment. */
  readonly portalPath: `/${string}`
  /** Column of c_payment that refers to the application. */
  readonly referenceColumn: ReferenceColumn
  /** The document as it is now, for who only tells of it; null when there is none. */
  readonly read: (
    reader: Reader,
    referenceId: number,
    today: Day,
  ) => Promise<PayableDocument | null>
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
    standing: DocumentStanding,
  ) => Promise<void>
}

/** What one kind of application adds to the server. */
export type ServerKind = {
  readonly id: string
  readonly title: Message
  readonly processes: readonly Process[]
  readonly payable: PayableKind
}
