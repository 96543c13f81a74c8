import type { Message } from '#platform/pure/message.ts'
import type { LeftOutReason } from '../rules/statements/statement-rows.ts'
import type { StatementCheck } from '../rules/statements/statement-checks.ts'
import type { ColumnRole } from '../rules/statements/statement-columns.ts'
import type { DayFormat } from '../rules/statements/statement-days.ts'

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
  /** ISO timestamp. */
  readonly imported: string
  readonly takenBackBy: string | null
  readonly takenBack: string | null
}

/** A file that was tried: counts, sums, checks and every problem, before anything is imported. */
export type FoundInStatement = {
  /** ISO days; '' while the format of the days is not chosen. */
  readonly firstDay: string
  readonly lastDay: string
  readonly rows: number
  readonly lines: number
  /** In paisa. */
  readonly amount: number
  readonly leftOut: readonly {
    readonly why: LeftOutReason
    readonly n: number
    /** In paisa. */
    readonly sum: number
  }[]
  readonly withoutNumber: number
  /** Vouchers that wait and whose number is in it. */
  readonly waiting: number
  /** Format of the days; null while a person has to choose among `dayChoices`. */
  readonly dayFormat: DayFormat | null
  readonly dayChoices: readonly DayFormat[]
  readonly columns: readonly {
    readonly heading: string
    readonly role: ColumnRole
    readonly sample: string
  }[]
  readonly checks: readonly StatementCheck[]
  /** Number of all problems; only the first ones are listed. */
  readonly problemCount: number
  readonly problems: readonly {
    readonly line: number
    readonly value: string
    readonly words: Message
  }[]
}
