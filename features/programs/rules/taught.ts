/** Ids of the intakes of a course in a curriculum; null: from the beginning, or until further notice. */
export type TaughtIntakes = { readonly first: number | null; readonly last: number | null }

/** True if students of the intake are taught the course; without an intake, those who begin now. Ids rise with time. */
export function isTaught({ first, last }: TaughtIntakes, intake: number | null): boolean {
  if (intake === null) return last === null
  return (first ?? 0) <= intake && intake <= (last ?? Number.POSITIVE_INFINITY)
}

/** True if some intake is in both. */
export function overlap(one: TaughtIntakes, other: TaughtIntakes): boolean {
  const [end, otherEnd] = [one, other].map(({ last }) => last ?? Number.POSITIVE_INFINITY)
  return (one.first ?? 0) <= (otherEnd ?? 0) && (other.first ?? 0) <= (end ?? 0)
}
