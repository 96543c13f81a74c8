import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import type { ExamType } from '../exam.ts'

/** Days and fees that the openings of a session share. */
export type SessionTerms = {
  readonly from: Day | null
  readonly to: Day | null
  /** Window of retotaling; both null: it is set later. */
  readonly retotalingFrom: Day | null
  readonly retotalingTo: Day | null
  readonly fees: Readonly<Record<ExamType, Money>>
  readonly retotalingFee: Money
}

export type TermsProblem = 'days-needed' | 'one-retotaling-day' | 'days-disordered' | 'wrong-fee'

const highestFee = rupees(1_000_000)

/** Registration has both days, then comes retotaling with both or none; fees are those an opening may have. */
export function findTermsProblem(terms: SessionTerms): TermsProblem | null {
  const { from, to, retotalingFrom, retotalingTo, fees, retotalingFee } = terms
  if (from === null || to === null) return 'days-needed'
  if ((retotalingFrom === null) !== (retotalingTo === null)) return 'one-retotaling-day'
  const days = [from, to, retotalingFrom, retotalingTo].filter((day) => day !== null)
  if (days.some((day, index) => index > 0 && day < (days[index - 1] ?? day)))
    return 'days-disordered'
  const isWrong = (fee: Money) => fee < 0 || fee > highestFee
  return [fees.REG, fees.BACK, retotalingFee].some(isWrong) ? 'wrong-fee' : null
}
