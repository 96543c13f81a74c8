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
  /** Ids of the centres that applicants may ask for; a choice is offered when there are several. */
  readonly centreIds: readonly number[]
  /** True for several programmes, whose order the applicant chooses. */
  readonly isForMany: boolean
}

/** A student's application (SPEC §3 Applied entrance). */
export type EntranceApplication = Application & {
  readonly eligible: boolean
  readonly quotas: readonly string[]
  /** Exam roll number, once the office has assigned it. */
  readonly symbolNumber: string
  readonly centre: string
  /** When the applicant sits the exam, once the office has given a seat; 24 hours, Nepal time. */
  readonly sitting: { readonly day: Day; readonly from: string } | null
}

/** The entrance with the day and time at which this applicant sits it. */
export function inOwnSitting<Opening extends EntranceOpening>(
  opening: Opening,
  { sitting }: Pick<EntranceApplication, 'sitting'>,
): Opening {
  return sitting === null ? opening : { ...opening, examDay: sitting.day, examTime: sitting.from }
}

/** An application with what it was made for; null when that can no longer be read. */
export type ApplicationAndOpening = EntranceApplication & {
  readonly opening: EntranceOpening | null
}
