/** Rows of a table that a person chooses for one action. */
export type RowChoice<Row> = {
  readonly isChosen: (row: Row) => boolean
  /** All rows that are chosen now, in the order of the table. */
  readonly onChoose: (rows: readonly Row[]) => void
  /** Name of a row, for screen readers. */
  readonly nameOf: (row: Row) => string
  /** The box of the head chooses so many of the first; absent: all. */
  readonly most?: number
}

/** From one place of a list to another, in either order; the second alone if the first is not in it (-1). */
export function between<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  if (one < 0) return items.slice(other, other + 1)
  return items.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Pressing one row chooses it, or no longer; the others of its range follow it. */
export function chosenAfter<Row>(
  rows: readonly Row[],
  { isChosen }: Pick<RowChoice<Row>, 'isChosen'>,
  pressed: { readonly row: Row; readonly range: readonly Row[] },
): readonly Row[] {
  const becomes = !isChosen(pressed.row)
  return rows.filter((row) => (pressed.range.includes(row) ? becomes : isChosen(row)))
}
