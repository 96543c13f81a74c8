import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Academics, Application } from '#features/applying/rules/facts.ts'

/** An entrance exam that may be applied for (SPEC §3 Entrance opening). */
export type EntranceOpening = {
  readonly id: number
  readonly name: string
  /** Last day of the regular fee (apply_to); null: no regular period. */
  readonly lastRegularDay: Day | null
  /** Last day on which one may apply or pay at all (apply_uptolate). */
  readonly lastLateDay: Day | null
  readonly examFee: Money
  readonly lateFee: Money
  readonly examDay: Day | null
  /** `11:00`, 24 hours, Nepal time; '' when not set. */
  readonly examTime: string
  readonly academics: Academics
}

/** A student's application (SPEC §3 Applied entrance). */
export type EntranceApplication = Application & {
  readonly eligible: boolean
  readonly quotas: readonly string[]
  /** Exam roll number, once the office has assigned it. */
  readonly symbolNumber: string
  readonly centre: string
}
