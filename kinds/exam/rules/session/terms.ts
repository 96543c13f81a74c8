import type { Day } from '#platform/pure/calendar/day.ts'
import type { DatedAmount } from '#platform/pure/money/dated-amounts.ts'
import { type Money, nothing, paisa, rupees } from '#platform/pure/money/money.ts'
import { stepsProblem } from '#features/late-fee/rules/facts.ts'
import type { ExamType } from '../exam.ts'

/** Days and fees that the openings of a session share. */
export type SessionTerms = {
  readonly from: Day | null
  readonly to: Day | null
  /** Window of retotaling; both null: it is set later. */
  readonly retotalingFrom: Day | null
  readonly retotalingTo: Day | null
  readonly fees: Readonly<Record<ExamType, Money>>
  /** Added to a fee after `to`, each until its day; absent in plans of before. */
  readonly lateFees?: readonly DatedAmount[]
  readonly retotalingFee: Money
}

export type TermsProblem =
  | 'days-needed'
  | 'one-retotaling-day'
  | 'days-disordered'
  | 'wrong-fee'
  | 'wrong-late-fees'

const highestFee = rupees(1_000_000)

/** Registration has both days, then comes retotaling with both or none; fees are those an opening may have. */
export function findTermsProblem(terms: SessionTerms): TermsProblem | null {
  const { from, to, retotalingFrom, retotalingTo, fees, lateFees = [], retotalingFee } = terms
  if (from === null || to === null) return 'days-needed'
  if ((retotalingFrom === null) !== (retotalingTo === null)) return 'one-retotaling-day'
  if (stepsProblem(lateFees, { until: to, amount: nothing }) !== null) return 'wrong-late-fees'
  const days = [from, lastDayOf(terms), retotalingFrom, retotalingTo].filter((day) => day !== null)
  if (days.some((day, index) => index > 0 && day < (days[index - 1] ?? day)))
    return 'days-disordered'
  const isWrong = (fee: Money) => fee < 0 || fee > highestFee
  const late = lateFees.map(({ amount }) => amount)
  return [fees.REG, fees.BACK, retotalingFee, ...late].some(isWrong) ? 'wrong-fee' : null
}

/** The last day of applying, with a late fee if there is one. */
export function lastDayOf({
  to,
  lateFees = [],
}: Pick<SessionTerms, 'to' | 'lateFees'>): Day | null {
  return lateFees.at(-1)?.until ?? to
}

/** Fees of an exam one after another; none if there is no late fee. */
export function feeStepsOf(
  { to, fees, lateFees = [] }: SessionTerms,
  type: ExamType,
): DatedAmount[] {
  const fee = fees[type]
  if (to === null || lateFees.length === 0) return []
  const late = lateFees.map(({ until, amount }) => ({ until, amount: paisa(fee + amount) }))
  return [{ until: to, amount: fee }, ...late]
}
