import type { Day } from '#platform/pure/calendar/day.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { partOf, type RuleSet, type SeatProgram, type TieRule } from './rule-set.ts'

export type MeritApplicant = {
  /** In the order of applying. */
  readonly applicationId: number
  /** Null: absent. */
  readonly score: number | null
  /** Claims whose proof was approved. */
  readonly claims: readonly Quota[]
  /** Date of birth, if the profile has one. */
  readonly bornOn: Day | null
  /** Scores of parts of the exam, by the part's name. */
  readonly parts: Readonly<Record<string, number>>
  /** Programmes in the order of preference; absent: the entrance's own only. */
  readonly preferences?: readonly SeatProgram[]
  /** The result is withheld; absent: it is not. */
  readonly isWithheld?: boolean
  /** Place in that order from which on the applicant competes: who stays in a seat does not move up. Absent: 1. */
  readonly firstPlace?: number
}

export type ScoredApplicant = MeritApplicant & { readonly score: number }

/** The reason why an applicant stands before the next one with the same score: a rule, or the number of the application. */
export type TieSolvedBy = TieRule | 'number'

/** The best first: by score, then by the tie rules, then by the number of the application. */
export function rankedBy(
  ties: RuleSet['ties'],
  applicants: readonly ScoredApplicant[],
): readonly ScoredApplicant[] {
  return applicants.toSorted(
    (one, other) =>
      other.score - one.score ||
      (ties.map((tie) => compareBy(tie, one, other)).find((order) => order !== 0) ??
        one.applicationId - other.applicationId),
  )
}

/** Rule that put an applicant before the next one with the same score; null: their scores differ. */
export function tieSolvedBy(
  ties: RuleSet['ties'],
  one: ScoredApplicant,
  next: ScoredApplicant | undefined,
): TieSolvedBy | null {
  if (next === undefined || one.score !== next.score) return null
  return ties.find((tie) => compareBy(tie, one, next) !== 0) ?? 'number'
}

function compareBy(tie: TieRule, one: ScoredApplicant, other: ScoredApplicant): number {
  if (tie === 'older') return compareDays(one, other, 1)
  if (tie === 'younger') return compareDays(one, other, -1)
  const part = partOf(tie)
  if (part === null) return one.applicationId - other.applicationId
  // Without a score of the part an applicant stands after those with one.
  return (other.parts[part] ?? -1) - (one.parts[part] ?? -1)
}

/** An applicant without a date of birth stands after those with one. */
function compareDays(one: ScoredApplicant, other: ScoredApplicant, direction: 1 | -1): number {
  if (one.bornOn === other.bornOn) return 0
  if (one.bornOn === null) return 1
  if (other.bornOn === null) return -1
  return one.bornOn < other.bornOn ? -direction : direction
}
