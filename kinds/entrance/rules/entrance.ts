import type { Day } from '#platform/pure/calendar/day.ts'
import type { Academics, Application } from '#features/applying/rules/facts.ts'
import type { FeeTerms } from '#features/late-fee/rules/facts.ts'

/** An entrance exam that may be applied for (SPEC §3 Entrance opening). */
export type EntranceOpening = FeeTerms & {
  readonly id: number
  readonly name: string
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

/** An application with what it was made for; null when that can no longer be read. */
export type ApplicationAndOpening = EntranceApplication & {
  readonly opening: EntranceOpening | null
}
