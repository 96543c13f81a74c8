import type { Message } from '#platform/pure/message.ts'
import { type Money, plus } from '#platform/pure/money/money.ts'
import { courseMessages as text } from './messages.ts'
import type { ProgramFees } from './program-opening.ts'

/** Admission + semester + library + practical fee; the lab fee is read but not included (SPEC §9). */
export function programFee({ admission, semester, library, practical }: ProgramFees): Money {
  return plus(admission, semester, library, practical)
}

export type FeeRow = {
  readonly part: keyof ProgramFees
  readonly label: Message
  readonly amount: Money
  /** False for the lab fee: it is shown beside the total, not in it. */
  readonly summed: boolean
}

const parts = [
  'admission',
  'semester',
  'library',
  'practical',
  'lab',
] as const satisfies readonly (keyof ProgramFees)[]

/** The charged parts of the fee, as a screen or form lists them; the total is `programFee`. */
export function feeRows(fees: ProgramFees): readonly FeeRow[] {
  return parts
    .map((part) => ({
      part,
      label: text[`fee-${part}`],
      amount: fees[part],
      summed: part !== 'lab',
    }))
    .filter(({ amount }) => amount !== 0)
}
