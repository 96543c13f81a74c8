import type { Quota } from '#features/applying/rules/facts.ts'
import { giveSeats, type MeritChoice, type MeritSeat } from './give-seats.ts'
import {
  type MeritApplicant,
  rankedBy,
  type ScoredApplicant,
  type TieSolvedBy,
  tieSolvedBy,
} from './ranked.ts'
import { competesFor, quotasOf, type RuleSet } from './rule-set.ts'
import { belowPart, countedScore } from './weights.ts'

export type LeftOut = 'withheld' | 'absent' | 'below-minimum' | 'below-part' | 'no-quota'

export type RankedApplicant = {
  readonly applicationId: number
  readonly rank: number
  /** The score that ranks: of the weighted parts where the rules have weights. */
  readonly score: number
  /** Quotas the applicant competes for, in any of the programmes. */
  readonly quotas: readonly Quota[]
  /** Programmes the applicant competes for, in the order of preference. */
  readonly choices: readonly MeritChoice[]
  /** Rule that put this applicant before the next one; null: there is no tie. */
  readonly tie: TieSolvedBy | null
  /** Position among those without a seat; null: has one. */
  readonly waiting: number | null
}

export type MeritList = {
  readonly ranked: readonly RankedApplicant[]
  readonly seats: readonly MeritSeat[]
  readonly leftOut: readonly { readonly applicationId: number; readonly reason: LeftOut }[]
}

/**
 * Ranks the applicants and gives the seats of each programme by its quotas, so that no applicant below has a seat that a
 * better one of the same quota prefers to the own. The order of `applicants` does not matter.
 */
export function meritList(applicants: readonly MeritApplicant[], rules: RuleSet): MeritList {
  const leftOut: MeritList['leftOut'][number][] = []
  const scored: ScoredApplicant[] = []
  for (const applicant of applicants) {
    const { applicationId } = applicant
    const score = countedScore(applicant, rules.weights ?? [])
    const reason = reasonToLeaveOut(applicant, score, rules)
    if (reason !== null) leftOut.push({ applicationId, reason })
    else if (score !== null) scored.push({ ...applicant, score })
  }
  const ranked = rankedBy(rules.ties, scored)
  const competing = ranked.map((applicant) => {
    const { applicationId } = applicant
    return { applicant, applicationId, choices: choicesOf(applicant, rules) }
  })
  const seats = giveSeats(competing, rules)
  const seated = new Set(seats.map(({ applicationId }) => applicationId))
  let waiting = 0
  return {
    ranked: competing.map(({ applicant, choices }, index) => {
      const { applicationId, score } = applicant
      const quotas = [...new Set(choices.flatMap((choice) => choice.quotas))]
      const tie = tieSolvedBy(rules.ties, applicant, ranked[index + 1])
      const position = seated.has(applicationId) ? null : ++waiting
      return { applicationId, rank: index + 1, score, quotas, choices, tie, waiting: position }
    }),
    seats,
    leftOut: leftOut.toSorted((one, other) => one.applicationId - other.applicationId),
  }
}

function reasonToLeaveOut(
  applicant: MeritApplicant,
  score: number | null,
  rules: RuleSet,
): LeftOut | null {
  if (applicant.isWithheld === true) return 'withheld'
  if (score === null) return 'absent'
  if (score < rules.minimum) return 'below-minimum'
  if (belowPart(applicant, rules.weights ?? []) !== null) return 'below-part'
  return choicesOf(applicant, rules).length === 0 ? 'no-quota' : null
}

/** Programmes whose quotas the applicant competes for, in the order of preference. */
function choicesOf(
  { claims, preferences = [null], firstPlace = 1 }: MeritApplicant,
  rules: RuleSet,
): readonly MeritChoice[] {
  return preferences.flatMap((program, index) => {
    const quotas = competesFor(claims, { quotas: quotasOf(rules, program) })
    const place = index + 1
    return place < firstPlace || quotas.length === 0 ? [] : [{ program, place, quotas }]
  })
}
