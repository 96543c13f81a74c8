import type { Money } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** An award of the university's, its row locked. */
export type Award = {
  readonly partnerId: number
  /** What the student calls it. */
  readonly name: string
  /** What of it is not set off yet. */
  readonly left: Money
}

/** Money the university gives, which may be set off against a fee; how payments reach it without knowing the kind. */
export type Aid = {
  /** Its table, and how a request names an award of it. */
  readonly table: string
  readonly parameter: string
  readonly lock: (transaction: Transaction, awardId: number) => Promise<Award | null>
  /** Notes that a part of what is left was set off. */
  readonly take: (transaction: Transaction, awardId: number, amount: Money) => Promise<void>
}
