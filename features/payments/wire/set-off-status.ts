import type { Message } from '#platform/pure/message.ts'

/** Money of a student that may be set off, with the process and its parameter. Amounts in rupees. */
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

/** Facts shown to the cashier before money is set off or paid out. */
export type SetOffStatus = {
  /** The part that is credit, which may be paid out too. */
  readonly credit: number
  readonly sources: readonly Spendable[]
  readonly fees: readonly OwedFee[]
}
