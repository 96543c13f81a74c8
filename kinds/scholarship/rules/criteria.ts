import type { Money } from '#platform/pure/money/money.ts'
import type { Quota } from '#features/applying/rules/facts.ts'

/** Criteria of a committee, as far as a scholarship sets them: they inform and order, and exclude no applicant. */
export type Criteria = {
  /** Quotas it is meant for; none: for all students. */
  readonly quotas: readonly Quota[]
  readonly leastCgpa: number | null
  /** Per cent. */
  readonly leastAttendance: number | null
  /** Yearly income of the family at most; asks for a proof. */
  readonly mostIncome: Money | null
}

/** Known facts about an applicant; null: not known, which is not a zero. */
export type ApplicantFacts = {
  readonly quotas: readonly Quota[]
  readonly cgpa: number | null
  readonly attendance: number | null
  /** True if the office has seen the proofs the scholarship asks for. */
  readonly proofSeen: boolean
}

export const criterionIds = ['quota', 'cgpa', 'attendance', 'income'] as const
export type CriterionId = (typeof criterionIds)[number]
export const fits = ['met', 'not-met', 'unknown'] as const
export type Fit = (typeof fits)[number]

/** The criteria a scholarship names, each with how an applicant fits it. */
export function fitOf(
  criteria: Criteria,
  status: ApplicantFacts,
): readonly { readonly criterion: CriterionId; readonly fit: Fit }[] {
  const { quotas, leastCgpa, leastAttendance, mostIncome } = criteria
  const isMeant = quotas.some((quota) => status.quotas.includes(quota))
  return [
    ...(quotas.length > 0
      ? [{ criterion: 'quota', fit: isMeant ? 'met' : 'not-met' } as const]
      : []),
    ...reaches('cgpa', leastCgpa, status.cgpa),
    ...reaches('attendance', leastAttendance, status.attendance),
    ...(mostIncome === null
      ? []
      : [{ criterion: 'income', fit: status.proofSeen ? 'met' : 'unknown' } as const]),
  ]
}

function reaches(criterion: CriterionId, least: number | null, have: number | null) {
  if (least === null) return []
  const fit: Fit = have === null ? 'unknown' : have >= least ? 'met' : 'not-met'
  return [{ criterion, fit }]
}

/** One applicant as a committee ranks them. */
export type Ranked = {
  /** Mean of the members' scores; null while there is none. */
  readonly score: number | null
  /** Number of criteria met. */
  readonly met: number
  readonly cgpa: number | null
  /** The order of applying. */
  readonly id: number
}

/** The best score first; then who meets more, has the better CGPA, applied earlier. */
export function byRank(one: Ranked, other: Ranked): number {
  return (
    (other.score ?? -1) - (one.score ?? -1) ||
    other.met - one.met ||
    (other.cgpa ?? -1) - (one.cgpa ?? -1) ||
    one.id - other.id
  )
}
