import type { Quota } from '#features/applying/rules/facts.ts'
import {
  passedAlong,
  programsOf,
  type QuotaSeats,
  type RuleSet,
  type SeatProgram,
} from './rule-set.ts'

/** A seat in the order of giving; `quota` is the one that it is counted for in the rules. */
export type MeritSeat = {
  readonly program: SeatProgram
  readonly quota: Quota
  /** Quota by which it was given; another one than `quota` if it was passed on. Null: it stays empty. */
  readonly givenBy: Quota | null
  readonly applicationId: number | null
}

/** A programme that an applicant competes for. */
export type MeritChoice = {
  readonly program: SeatProgram
  /** Its place in the applicant's order: 1 is preferred most. */
  readonly place: number
  readonly quotas: readonly Quota[]
}

/** An applicant with the programmes in the order of preference. */
export type Competing = {
  readonly applicationId: number
  readonly choices: readonly MeritChoice[]
}

/**
 * Gives the seats of all programmes. Each applicant asks for the first programme of the own order; a programme reserves its
 * seats for the best of those who asked so far, and who gets none there asks for the next one. The order in which
 * applicants ask does not matter, and with one programme its seats are given once.
 */
export function giveSeats(competing: readonly Competing[], rules: RuleSet): readonly MeritSeat[] {
  const programs = programsOf(rules)
  const given = new Map(programs.map((each) => [each.program, seatsOfProgram([], each)]))
  const asking = new Map<SeatProgram, ReadonlySet<number>>()
  const asked = competing.map(() => 0)
  let unseated: readonly number[] = competing.map((_, index) => index)
  while (unseated.length > 0) {
    const joining = askNext(unseated, competing, asked)
    const turnedAway: number[] = []
    for (const [program, newcomers] of joining) {
      const quotas = programs.find((each) => each.program === program)?.quotas ?? []
      const indexes = [...(asking.get(program) ?? []), ...newcomers]
      const candidates = indexes
        .toSorted((one, other) => one - other)
        .flatMap((index) => {
          const own = competing[index]?.choices.find((choice) => choice.program === program)
          const applicationId = competing[index]?.applicationId
          return own === undefined || applicationId === undefined
            ? []
            : [{ index, applicationId, quotas: own.quotas }]
        })
      const seats = seatsOfProgram(candidates, { program, quotas })
      const seated = new Set(seats.map(({ applicationId }) => applicationId))
      const stays = candidates.filter(({ applicationId }) => seated.has(applicationId))
      given.set(program, seats)
      asking.set(program, new Set(stays.map(({ index }) => index)))
      for (const { index, applicationId } of candidates)
        if (!seated.has(applicationId)) turnedAway.push(index)
    }
    unseated = turnedAway
  }
  return [...given.values()].flat()
}

/** Those who ask for the next programme of their order, by programme; an applicant whose order has ended asks no more. */
function askNext(
  unseated: readonly number[],
  competing: readonly Competing[],
  asked: number[],
): ReadonlyMap<SeatProgram, readonly number[]> {
  const joining = new Map<SeatProgram, number[]>()
  for (const index of unseated) {
    const choice = competing[index]?.choices[asked[index] ?? 0]
    if (choice === undefined) continue
    asked[index] = (asked[index] ?? 0) + 1
    const newcomers = joining.get(choice.program) ?? []
    newcomers.push(index)
    joining.set(choice.program, newcomers)
  }
  return joining
}

type Candidate = { readonly applicationId: number; readonly quotas: readonly Quota[] }

/**
 * Gives the seats of one programme to the candidates, who come by rank: those of each quota, in the order of the rules, to
 * the best who compete for it and have none. Seats that remain are passed on.
 */
function seatsOfProgram(
  candidates: readonly Candidate[],
  { program, quotas }: { readonly program: SeatProgram; readonly quotas: readonly QuotaSeats[] },
): readonly MeritSeat[] {
  const takeNext = queues(candidates)
  const first = quotas.flatMap(({ quota, seats }) =>
    Array.from({ length: seats }, (): MeritSeat => {
      const applicationId = takeNext(quota)
      return { program, quota, givenBy: applicationId === null ? null : quota, applicationId }
    }),
  )
  return first.map((seat) => {
    if (seat.givenBy !== null) return seat
    for (const givenBy of passedAlong(seat.quota, quotas)) {
      const applicationId = takeNext(givenBy)
      if (applicationId !== null) return { program, quota: seat.quota, givenBy, applicationId }
    }
    return seat
  })
}

/** Gives the best candidate of a quota who has no seat yet, each candidate once; null: there is none. */
function queues(candidates: readonly Candidate[]): (quota: Quota) => number | null {
  const seated = new Set<number>()
  const places = new Map<Quota, number>()
  return (quota) => {
    for (let index = places.get(quota) ?? 0; index < candidates.length; index++) {
      const next = candidates[index]
      places.set(quota, index + 1)
      if (next === undefined || !next.quotas.includes(quota)) continue
      const { applicationId } = next
      if (seated.has(applicationId)) continue
      seated.add(applicationId)
      return applicationId
    }
    return null
  }
}
