import type { Day } from '#platform/pure/calendar/day.ts'
import type { PartName, PaperOutcome } from '../course-result.ts'
import type { Promotion } from '../promotion.ts'

/** A result as its student reads it. */
export type PublishedResult = {
  readonly id: number
  readonly registrationId: number
  readonly version: number
  readonly publishedOn: Day | null
  readonly outcome: 'PASS' | 'FAIL'
  readonly promotion: Promotion
  readonly sgpa: number
  readonly cgpa: number
  readonly creditsEarned: number
  readonly lines: readonly PublishedLine[]
  /** Ids of exam papers that could not be read; absent if all were read. */
  readonly unreadable?: readonly string[]
}

export type PublishedPart = {
  readonly name: PartName
  /** Null: not sat. */
  readonly obtained: number | null
  readonly full: number
  readonly pass: number
}

/** An exam paper of a published result. */
export type PublishedLine = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly credits: number
  /** The parts the course has. */
  readonly parts: readonly PublishedPart[]
  readonly grace: number
  readonly total: number | null
  readonly full: number
  readonly grade: string
  readonly point: number
  readonly outcome: PaperOutcome
  /** Before retotaling; '' when nothing was retotaled. */
  readonly formerGrade: string
  readonly formerTotal: number | null
}

/** Reason why an exam paper is not passed, with the obtained and the needed marks. */
export type WhyFailed =
  | { readonly is: 'absent' | 'cancelled' | 'total' }
  | { readonly is: PartName; readonly have: number; readonly need: number }

/** Every part below its pass mark; else the total was too low for a grade. None for what is passed. */
export function whyFailed({ outcome, parts }: PublishedLine): readonly WhyFailed[] {
  if (outcome === 'PASS') return []
  if (outcome === 'ABSENT') return [{ is: 'absent' }]
  if (outcome === 'CANCELLED') return [{ is: 'cancelled' }]
  const low = parts.flatMap(({ name, obtained, pass }) =>
    obtained !== null && obtained < pass ? [{ is: name, have: obtained, need: pass }] : [],
  )
  return low.length > 0 ? low : [{ is: 'total' }]
}
