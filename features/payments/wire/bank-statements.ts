import type { Message } from '#platform/pure/message.ts'

/** A statement that was imported, as its list shows it. */
export type BankStatement = {
  readonly id: number
  readonly fileName: string
  readonly firstDay: string
  readonly lastDay: string
  readonly lines: number
  /** In paisa. */
  readonly amount: number
  /** Vouchers approved against its lines. */
  readonly matched: number
  readonly importedBy: string
  /** ISO instant. */
  readonly imported: string
  readonly takenBackBy: string | null
  readonly takenBack: string | null
}

/** What an import finds in a file, before it is one. */
export type FoundInStatement = {
  readonly firstDay: string
  readonly lastDay: string
  readonly lines: number
  /** In paisa. */
  readonly amount: number
  /** Vouchers that wait and whose number is in it. */
  readonly waiting: number
  /** How many problems there are; the first ones of them are listed. */
  readonly problemCount: number
  readonly problems: readonly {
    readonly line: number
    readonly value: string
    readonly words: Message
  }[]
}
