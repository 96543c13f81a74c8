import type { Quota } from '#features/applying/rules/facts.ts'
import {
  type MeritApplicant,
  rankedBy,
  type ScoredApplicant,
  type TieSolvedBy,
  tieSolvedBy,
} from './ranked.ts'
import { competesFor, passedAlong, type RuleSet } from './rule-set.ts'

export type LeftOut = 'absent' | 'below-minimum' | 'no-quota'

/** A seat in the order of giving; `quota` is the one that it is counted for in the rules. */
export type MeritSeat = {
  readonly quota: Quota
  /** Quota by which it was given; another one than `quota` if it was passed on. Null: it stays empty. */
  readonly givenBy: Quota | null
  readonly applicationId: number | null
}

export type RankedApplicant = {
  readonly applicationId: number
  readonly rank: number
  readonly score: number
  /** Quotas the applicant competes for. */
  readonly quotas: readonly Quota[]
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

type Competing = { readonly applicant: ScoredApplicant; readonly quotas: readonly Quota[] }

/**
 * Ranks the applicants and gives the seats of each quota, in the order of the rules, to the best of those who compete for
 * it and have none. Seats that remain are passed on. The order of `applicants` does not matter.
 */
export function meritList(applicants: readonly MeritApplicant[], rules: RuleSet): MeritList {
  const leftOut: MeritList['leftOut'][number][] = []
  const scored: ScoredApplicant[] = []
  for (const applicant of applicants) {
    const { score, applicationId } = applicant
    const reason = reasonToLeaveOut(applicant, rules)
    if (reason !== null) leftOut.push({ applicationId, reason })
    else if (score !== null) scored.push({ ...applicant, score })
  }
  const ranked = rankedBy(rules.ties, scored)
  const competing = ranked.map((applicant) => {
    return { applicant, quotas: competesFor(applicant.claims, rules) }
  })
  const seats = giveSeats(competing, rules)
  const seated = new Set(seats.map(({ applicationId }) => applicationId))
  let waiting = 0
  return {
    ranked: competing.map(({ applicant, quotas }, index) => {
      const { applicationId, score } = applicant
      const tie = tieSolvedBy(rules.ties, applicant, ranked[index + 1])
      const position = seated.has(applicationId) ? null : ++waiting
      return { applicationId, rank: index + 1, score, quotas, tie, waiting: position }
    }),
    seats,
    leftOut: leftOut.toSorted((one, other) => one.applicationId - other.applicationId),
  }
}

function reasonToLeaveOut({ score, claims }: MeritApplicant, rules: RuleSet): LeftOut | null {
  if (score === null) return 'absent'
  if (score < rules.minimum) return 'below-minimum'
  return competesFor(claims, rules).length === 0 ? 'no-quota' : null
}

function giveSeats(competing: readonly Competing[], { quotas }: RuleSet): readonly MeritSeat[] {
  const takeNext = queues(competing)
  const first = quotas.flatMap(({ quota, seats }) =>
    Array.from({ length: seats }, (): MeritSeat => {
      const applicationId = takeNext(quota)
      return { quota, givenBy: applicationId === null ? null : quota, applicationId }
    }),
  )
  return first.map((seat) => {
    if (seat.givenBy !== null) return seat
    for (const givenBy of passedAlong(seat.quota, quotas)) {
      const applicationId = takeNext(givenBy)
      if (applicationId !== null) return { quota: seat.quota, givenBy, applicationId }
    }
    return seat
  })
}

/** Gives the best applicant of a quota who has no seat yet, each applicant once; null: there is none. */
function queues(competing: readonly Competing[]): (quota: Quota) => number | null {
  const seated = new Set<number>()
  const places = new Map<Quota, number>()
  return (quota) => {
    for (let index = places.get(quota) ?? 0; index < competing.length; index++) {
      const next = competing[index]
      places.set(quota, index + 1)
      if (next === undefined || !next.quotas.includes(quota)) continue
      const { applicationId } = next.applicant
      if (seated.has(applicationId)) continue
      seated.add(applicationId)
      return applicationId
    }
    return null
  }
}
