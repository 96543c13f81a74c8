import type { Day } from '#platform/pure/calendar/day.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import type { RuleSet, TieRule } from './rule-set.ts'

export type MeritApplicant = {
  /** In the order of applying. */
  readonly applicationId: number
  /** Null: absent. */
  readonly score: number | null
  /** Claims whose proof was approved. */
  readonly claims: readonly Quota[]
  /** Date of birth, if the profile has one. */
  readonly bornOn: Day | null
}

export type ScoredApplicant = MeritApplicant & { readonly score: number }

/** The reason why an applicant stands before the next one with the same score: a rule, or the number of the application. */
export type TieSolvedBy = TieRule | 'number'

type Compare = (one: ScoredApplicant, other: ScoredApplicant) => number

const comparisons = {
  older: (one, other) => compareDays(one, other, 1),
  younger: (one, other) => compareDays(one, other, -1),
  'applied-first': (one, other) => one.applicationId - other.applicationId,
} as const satisfies Record<TieRule, Compare>

/** The best first: by score, then by the tie rules, then by the number of the application. */
export function rankedBy(
  ties: RuleSet['ties'],
  applicants: readonly ScoredApplicant[],
): readonly ScoredApplicant[] {
  return applicants.toSorted(
    (one, other) =>
      other.score - one.score ||
      (ties.map((tie) => comparisons[tie](one, other)).find((order) => order !== 0) ??
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
  return ties.find((tie) => comparisons[tie](one, next) !== 0) ?? 'number'
}

/** An applicant without a date of birth stands after those with one. */
function compareDays(one: ScoredApplicant, other: ScoredApplicant, direction: 1 | -1): number {
  if (one.bornOn === other.bornOn) return 0
  if (one.bornOn === null) return 1
  if (other.bornOn === null) return -1
  return one.bornOn < other.bornOn ? -direction : direction
}
