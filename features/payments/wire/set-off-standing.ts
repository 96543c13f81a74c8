import type { Message } from '#platform/pure/message.ts'

/** Money of a student that may be set off: the process that does it and what it is told. Amounts in rupees. */
export type Spendable = {
  readonly process: string
  readonly parameter: string
  readonly id: number
  readonly name: string | Message
  readonly left: number
}

/** A fee a student still owes. */
export type OwedFee = {
  readonly payment_type: string
  readonly payment_reference_id: number
  readonly name: string
  readonly owed: number
}

/** What the cashier is told before anything is set off or paid out. */
export type SetOffStanding = {
  /** What of it is credit, which may be paid out too. */
  readonly credit: number
  readonly sources: readonly Spendable[]
  readonly fees: readonly OwedFee[]
}
