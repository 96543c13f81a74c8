import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Quota } from '#features/applying/rules/facts.ts'

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

/** Rules of a merit list, data of the university (READINGS R-97). A saved version never changes. */
export type RuleSet = {
  readonly name: string
  /** In the order in which their seats are given. */
  readonly quotas: readonly QuotaSeats[]
  /** Tried one after another; applicants who are equal in all are ranked by the number of their application. */
  readonly ties: readonly TieRule[]
  /** Applicants below it are left out. */
  readonly minimum: number
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
  | 'part-unknown'
  | 'minimum-outside'

const mostSeats = 5_000

type Limits = {
  /** Names in the register of quotas. */
  readonly quotas: readonly Quota[]
  /** Full score of the entrance. */
  readonly full: number
  /** Seats of the programme; null: it has no limit. */
  readonly programmeSeats: number | null
  /** Parts of the exam with scores. */
  readonly parts: readonly string[]
}

/** Decides if a merit list can be computed with these rules. `facts` has the quota or the numbers that do not fit. */
export function decideRuleSet(
  { name, quotas, ties, minimum }: RuleSet,
  { quotas: known, full, programmeSeats, parts }: Limits,
): Decision<RuleSetReason, Readonly<Record<string, string | number>>> {
  if (name.trim() === '') return refuse('name-missing')
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
  if (programmeSeats !== null && total > programmeSeats)
    return refuse('too-many-seats', { n: total, most: programmeSeats })
  const circle = quotas.find(({ quota }) => isInCircle(quota, quotas))
  if (circle !== undefined) return refuse('passes-in-circle', { quota: circle.quota })
  if (new Set(ties).size !== ties.length) return refuse('tie-twice')
  const part = ties.map(partOf).find((each) => each !== null && !parts.includes(each)) ?? null
  if (part !== null) return refuse('part-unknown', { part })
  if (!(minimum >= 0 && minimum <= full)) return refuse('minimum-outside', { full })
  return allowed
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
