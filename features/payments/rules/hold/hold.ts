import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, plus } from '#platform/pure/money/money.ts'
import type { Due } from '../account/account-statement.ts'

/** Documents that may be held. */
export const holdable = ['admitCard', 'gradesheet'] as const
export type Holdable = (typeof holdable)[number]

/** From which sum and age of unpaid fees on which documents are held. */
export type HoldTerms = Readonly<Record<Holdable, boolean>> & {
  readonly fromInPaisa: number
  /** Age from which a fee counts, in days since it was asked for. */
  readonly days: number
}

export type Hold = {
  readonly owed: Money
  /** Day on which the oldest of the fees was asked for. */
  readonly since: Day
  /** Fees that count, the oldest first. */
  readonly dues: readonly Due[]
}

/**
 * The hold of a document; null: it is given out. A lift holds until its day, that day included. Fees that are not old enough
 * do not count, nor does the fee of an entrance, which is paid or lapses.
 */
export function findHold({
  document,
  dues,
  terms,
  liftedUntil,
  today,
}: {
  readonly document: Holdable
  readonly dues: readonly Due[]
  readonly terms: HoldTerms
  readonly liftedUntil: Day | null
  readonly today: Day
}): Hold | null {
  if (!terms[document]) return null
  if (liftedUntil !== null && today <= liftedUntil) return null
  const counted = dues
    .filter(({ paymentType, days }) => paymentType !== 'ENTRANCE' && days >= terms.days)
    .toSorted((one, other) => one.since.localeCompare(other.since))
  const [oldest] = counted
  const owed = plus(...counted.map((due) => due.owed))
  if (oldest === undefined || owed < terms.fromInPaisa) return null
  return { owed, since: oldest.since, dues: counted }
}
