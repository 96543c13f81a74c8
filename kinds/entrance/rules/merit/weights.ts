import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { hundredths } from '#features/results/rules/facts.ts'

/** Share of a part of the exam in the score that ranks, with the least score needed in it. */
export type PartWeight = {
  /** `ownScore`, or the name of a part. */
  readonly part: string
  /** Per cent, up to two decimals; the weights of a rule set are 100 together. */
  readonly weight: number
  /** Applicants below it are left out; 0: none. */
  readonly minimum: number
}

/** Stands for the score of the entrance itself among the parts; no part has this name. */
export const ownScore = ''

/** Scores of an applicant: of the entrance (null: absent), and of parts by name. */
export type ScoredParts = {
  readonly score: number | null
  readonly parts: Readonly<Record<string, number>>
}

type Weights = readonly PartWeight[]

/** Score in a weighted part; null: none is entered. */
export function scoreIn({ score, parts }: ScoredParts, part: string): number | null {
  return part === ownScore ? score : (parts[part] ?? null)
}

/**
 * Score that ranks an applicant: the entrance's own without weights, else their sum, rounded half up to hundredths. Null:
 * absent. A part without a score counts as 0.
 */
export function countedScore(applicant: ScoredParts, weights: Weights): number | null {
  if (applicant.score === null || weights.length === 0) return applicant.score
  // Whole hundredths of marks times whole hundredths of per cent: nothing is lost before the one rounding.
  const sum = weights.reduce(
    (total, { part, weight }) =>
      total + hundredths(scoreIn(applicant, part) ?? 0) * hundredths(weight),
    0,
  )
  return Math.floor((sum + 5_000) / 10_000) / 100
}

/** Scores of the weighted parts, in the order of the weights. */
export function weightedScores(applicant: ScoredParts, weights: Weights) {
  return weights.flatMap(({ part }) => {
    const score = scoreIn(applicant, part)
    return score === null ? [] : [{ part, score }]
  })
}

export type BelowPart = {
  readonly part: string
  readonly score: number
  readonly minimum: number
}

/** The first weighted part in which an applicant is below its minimum; null: there is none. */
export function belowPart(applicant: ScoredParts, weights: Weights): BelowPart | null {
  for (const { part, minimum } of weights) {
    const score = scoreIn(applicant, part) ?? 0
    if (score < minimum) return { part, score, minimum }
  }
  return null
}

/** The first weighted part that applicants have no score in, and how many; absent ones need none. */
export function missingPart(applicants: readonly ScoredParts[], weights: Weights) {
  const present = applicants.filter(({ score }) => score !== null)
  for (const { part } of weights) {
    const n = present.filter((each) => scoreIn(each, part) === null).length
    if (n > 0) return { part, n }
  }
  return null
}

export type WeightsReason =
  | 'part-unknown'
  | 'part-twice'
  | 'weight-wrong'
  | 'weights-sum'
  | 'part-minimum'

/** Decides if weights fit an entrance with this full score and these parts. */
export function decideWeights(
  weights: Weights,
  { full, parts }: { readonly full: number; readonly parts: readonly string[] },
): Decision<WeightsReason, Readonly<Record<string, string | number>>> {
  for (const [index, { part, weight, minimum }] of weights.entries()) {
    if (part !== ownScore && !parts.includes(part)) return refuse('part-unknown', { part })
    if (weights.findIndex((each) => each.part === part) !== index)
      return refuse('part-twice', { part })
    if (!(weight > 0 && weight <= 100 && isInHundredths(weight)))
      return refuse('weight-wrong', { part })
    if (!(minimum >= 0 && minimum <= full)) return refuse('part-minimum', { part, full })
  }
  const sum = weights.reduce((total, { weight }) => total + hundredths(weight), 0)
  return weights.length === 0 || sum === 10_000
    ? allowed
    : refuse('weights-sum', { sum: sum / 100 })
}

function isInHundredths(value: number): boolean {
  return Math.abs(value * 100 - hundredths(value)) < 1e-6
}
