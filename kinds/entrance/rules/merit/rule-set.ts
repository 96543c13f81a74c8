import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { decideWeights, type PartWeight, type WeightsReason } from './weights.ts'

/** Rules for equal scores that every entrance has: date of birth, or the time of the application. */
export const tieRules = ['older', 'younger', 'applied-first'] as const

/** The higher score in a part of the exam is first. */
export type PartTie = `part:${string}`

/** Compares applicants with equal scores. */
export type TieRule = (typeof tieRules)[number] | PartTie

/** Name of the part that a rule compares; null: it compares something else. */
export function partOf(tie: string): string | null {
  return tie.startsWith('part:') ? tie.slice('part:'.length) : null
}

export function tieOf(part: string): PartTie {
  return `part:${part}`
}

export function isTieRule(text: string): text is TieRule {
  return tieRules.some((each) => each === text) || (partOf(text) ?? '') !== ''
}

export type QuotaSeats = {
  readonly quota: Quota
  readonly seats: number
  /** True: all applicants compete for these seats, whatever they claim. */
  readonly isForAll: boolean
  /** Quota that gets the seats for which there is no applicant; null: they stay empty. */
  readonly passesTo: Quota | null
}

/** Programme of a seat; null: the entrance's own. */
export type SeatProgram = number | null

/** Seats of a further programme of the entrance. */
export type ProgramSeats = {
  readonly program: number
  readonly quotas: readonly QuotaSeats[]
}

/** Rules of a merit list, data of the university (READINGS R-97). A saved version never changes. */
export type RuleSet = {
  readonly name: string
  /** In the order in which their seats are given, of the entrance's own programme. */
  readonly quotas: readonly QuotaSeats[]
  /** Seats of the further programmes, under the same rules for equal scores and the same minimum; absent: there are none. */
  readonly further?: readonly ProgramSeats[] | undefined
  /** Tried one after another; applicants who are equal in all are ranked by the number of their application. */
  readonly ties: readonly TieRule[]
  /** Applicants below it are left out. */
  readonly minimum: number
  /** Parts that the score is counted from; absent or empty: the entrance's own score alone. */
  readonly weights?: readonly PartWeight[] | undefined
}

export type RuleSetReason =
  | 'name-missing'
  | 'quota-unknown'
  | 'quota-twice'
  | 'seats-wrong'
  | 'no-seats'
  | 'too-many-seats'
  | 'passes-outside'
  | 'passes-in-circle'
  | 'tie-twice'
  | 'minimum-outside'
  | WeightsReason
  | 'program-unknown'
  | 'program-twice'
  | 'program-missing'

const mostSeats = 5_000

type Limits = {
  /** Names in the register of quotas. */
  readonly quotas: readonly Quota[]
  /** Full score of the entrance. */
  readonly full: number
  /** Seats of the programme; null: it has no limit. */
  readonly programmeSeats: number | null
  /** Further programmes of the entrance with their seats; absent: it has none. */
  readonly further?: readonly { readonly program: number; readonly seats: number | null }[]
  /** Parts of the exam with scores. */
  readonly parts: readonly string[]
}

type RuleSetDecision = Decision<RuleSetReason, Readonly<Record<string, string | number>>>

/**
 * Decides if a merit list can be computed with these rules. `facts` has the quota or the numbers that do not fit, and the
 * further programme that they are about.
 */
export function decideRuleSet(rules: RuleSet, limits: Limits): RuleSetDecision {
  const { name, quotas, ties, minimum, weights = [] } = rules
  const { full, programmeSeats, parts } = limits
  if (name.trim() === '') return refuse('name-missing')
  const own = decideQuotas(quotas, { known: limits.quotas, most: programmeSeats })
  const programs = own.is === 'refused' ? own : decideFurther(rules, limits)
  if (programs.is === 'refused') return programs
  if (new Set(ties).size !== ties.length) return refuse('tie-twice')
  const part = ties.map(partOf).find((each) => each !== null && !parts.includes(each)) ?? null
  if (part !== null) return refuse('part-unknown', { part })
  if (!(minimum >= 0 && minimum <= full)) return refuse('minimum-outside', { full })
  return decideWeights(weights, limits)
}

/** The rules have the seats of each further programme of the entrance, once. */
function decideFurther({ further = [] }: RuleSet, limits: Limits): RuleSetDecision {
  const offered = limits.further ?? []
  for (const [index, { program, quotas }] of further.entries()) {
    const known = offered.find((each) => each.program === program)
    if (known === undefined) return refuse('program-unknown', { program })
    if (further.findIndex((each) => each.program === program) !== index)
      return refuse('program-twice', { program })
    const decision = decideQuotas(quotas, { known: limits.quotas, most: known.seats })
    if (decision.is === 'refused') return refuse(decision.reason, { ...decision.facts, program })
  }
  const missing = offered.find((each) => further.every(({ program }) => program !== each.program))
  return missing === undefined ? allowed : refuse('program-missing', { program: missing.program })
}

function decideQuotas(
  quotas: readonly QuotaSeats[],
  { known, most }: { readonly known: readonly Quota[]; readonly most: number | null },
): RuleSetDecision {
  for (const [index, { quota, seats, passesTo }] of quotas.entries()) {
    if (!known.includes(quota)) return refuse('quota-unknown', { quota })
    if (quotas.findIndex((each) => each.quota === quota) !== index)
      return refuse('quota-twice', { quota })
    if (!Number.isSafeInteger(seats) || seats < 0 || seats > mostSeats)
      return refuse('seats-wrong', { quota, most: mostSeats })
    if (passesTo !== null && !quotas.some((each) => each.quota === passesTo))
      return refuse('passes-outside', { quota })
  }
  const total = seatsOf(quotas)
  if (total === 0) return refuse('no-seats')
  if (most !== null && total > most) return refuse('too-many-seats', { n: total, most })
  const circle = quotas.find(({ quota }) => isInCircle(quota, quotas))
  return circle === undefined ? allowed : refuse('passes-in-circle', { quota: circle.quota })
}

/** The programmes of the rules, the entrance's own first. */
export function programsOf({
  quotas,
  further = [],
}: Pick<RuleSet, 'quotas' | 'further'>): readonly {
  readonly program: SeatProgram
  readonly quotas: readonly QuotaSeats[]
}[] {
  return [{ program: null, quotas }, ...further]
}

/** Quotas of a programme in their order; none for one that the rules do not have. */
export function quotasOf(rules: RuleSet, program: SeatProgram): readonly QuotaSeats[] {
  return programsOf(rules).find((each) => each.program === program)?.quotas ?? []
}

/** Seats of all programmes. */
export function allSeatsOf(rules: RuleSet): number {
  return programsOf(rules).reduce((sum, { quotas }) => sum + seatsOf(quotas), 0)
}

export function seatsOf(quotas: readonly { readonly seats: number }[]): number {
  return quotas.reduce((sum, { seats }) => sum + seats, 0)
}

/** True if the seats of a quota come back to it when they are passed on. */
function isInCircle(quota: string, quotas: RuleSet['quotas']): boolean {
  const next = new Map(quotas.map((each) => [each.quota, each.passesTo]))
  const seen = new Set<string>()
  for (let at = next.get(quota) ?? null; at !== null && !seen.has(at); at = next.get(at) ?? null) {
    if (at === quota) return true
    seen.add(at)
  }
  return false
}

/** The quota and those that its unfilled seats are passed to, one after another. */
export function passedAlong(quota: Quota, quotas: readonly QuotaSeats[]): readonly Quota[] {
  const next = new Map(quotas.map((each) => [each.quota, each.passesTo]))
  const chain: Quota[] = []
  for (let at: Quota | null = quota; at !== null; at = next.get(at) ?? null) chain.push(at)
  return chain
}

/** Quotas of the rules that an applicant competes for, in the order of the rules. */
export function competesFor(
  claims: readonly Quota[],
  { quotas }: Pick<RuleSet, 'quotas'>,
): readonly Quota[] {
  return quotas
    .filter(({ quota, isForAll }) => isForAll || claims.includes(quota))
    .map(({ quota }) => quota)
}
