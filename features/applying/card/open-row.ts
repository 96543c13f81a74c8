import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { ButtonState } from '#features/applying/rules/facts.ts'

/** One line of a list of openings, as the kind's rule decided it. */
export type OpenRow<Opening extends { readonly id: number; readonly name: string }> = {
  readonly opening: Opening
  /** Day on its calendar tile: the last one to apply at the present cost; null: none. */
  readonly closes: Day | null
  readonly button: ButtonState<'apply'>
}

type AnyRow = OpenRow<{ readonly id: number; readonly name: string }>

/** Puts finished openings last, the others by the day on their tile. */
export function nearestFirst<Row extends AnyRow>(rows: readonly Row[]): readonly Row[] {
  const done = ({ button }: Row) => Number(button.action === null && button.done === true)
  return rows.toSorted(
    (one, other) => done(one) - done(other) || (one.closes ?? '').localeCompare(other.closes ?? ''),
  )
}

/** The nearest that can be applied for. */
export function nearestToApply<Row extends AnyRow>(rows: readonly Row[]): Row | undefined {
  return nearestFirst(rows).find(({ button }) => button.action === 'apply')
}

/** The days on the leaves of what can be applied for; `label` says what for, with `{name}`. */
export function closingDays<Row extends AnyRow>(
  rows: readonly Row[],
  label: (row: Row) => Message,
) {
  return rows.flatMap((row) =>
    row.button.action === 'apply' && row.closes !== null
      ? [{ label: label(row), values: { name: row.opening.name }, day: row.closes }]
      : [],
  )
}
