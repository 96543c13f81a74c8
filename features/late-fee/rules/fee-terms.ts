import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { DatedAmount } from '#platform/pure/money/dated-amounts.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** A regular fee until a day, then a late one until another, after which it is closed (SPEC §9 Entrance fee). */
export type FeeTerms = {
  /** Last day of the regular fee (apply_to); null: no regular period. */
  readonly lastRegularDay: Day | null
  /** Last day on which one may apply or pay at all (apply_uptolate). */
  readonly lastLateDay: Day | null
  readonly regularFee: Money
  readonly lateFee: Money
  /** Late fees one after another, the last one until the last late day; none: `lateFee` for all late days. */
  readonly lateSteps?: readonly DatedAmount[]
}

/** The regular fee up to and including its last day, otherwise the late fee of the day. */
export function feeOn(terms: FeeTerms, today: Day): Money {
  if (isRegularOn(terms, today)) return terms.regularFee
  const { lateSteps = [], lateFee } = terms
  return (stepOn(lateSteps, today) ?? lateSteps.at(-1))?.amount ?? lateFee
}

/** Nothing is charged, regular or late. */
export function isFree({ regularFee, lateFee, lateSteps = [] }: FeeTerms): boolean {
  return [regularFee, lateFee, ...lateSteps.map(({ amount }) => amount)].every((fee) => fee === 0)
}

/** The step of a day; undefined: it is after the last one. */
export function stepOn(steps: readonly DatedAmount[], today: Day): DatedAmount | undefined {
  return steps.find(({ until }) => today <= until)
}

/** The regular fee still applies on its last day itself. */
export function isRegularOn({ lastRegularDay }: FeeTerms, today: Day): boolean {
  return lastRegularDay !== null && today <= lastRegularDay
}

/** Listed and payable while the late day is today or later; without that day it was never open (SPEC §9). */
export function isOpenOn({ lastLateDay }: Pick<FeeTerms, 'lastLateDay'>, today: Day): boolean {
  return lastLateDay !== null && today <= lastLateDay
}

/** The day a student must have paid by at today's fee: the regular day, then that of the late fee. */
export function feeDeadline(terms: FeeTerms, today: Day): Day | null {
  if (isRegularOn(terms, today)) return terms.lastRegularDay
  const { lateSteps = [], lastLateDay } = terms
  return stepOn(lateSteps, today)?.until ?? lastLateDay
}

type NextFee = { readonly fee: Money; readonly from: Day; readonly to: Day }

/** The fee that follows today's, with its first and last day; null: today's is the last one. */
export function nextFee(terms: FeeTerms, today: Day): NextFee | null {
  const until = feeDeadline(terms, today)
  if (until === null || terms.lastLateDay === null || until >= terms.lastLateDay) return null
  const from = addDays(until, 1)
  return { fee: feeOn(terms, from), from, to: feeDeadline(terms, from) ?? from }
}

/** All fees that follow today's, one after another. */
export function laterFees(terms: FeeTerms, today: Day): readonly NextFee[] {
  const next = nextFee(terms, today)
  return next === null ? [] : [next, ...laterFees(terms, next.from)]
}
