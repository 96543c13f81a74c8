import { addDays, type Day } from '#platform/pure/calendar/day.ts'

/** Days at which an opening changes for students; null: it has no such day. */
export type DaysOfOpening = {
  /** First day on which one may apply; null: from its publication. */
  readonly first: Day | null
  /** First day of a late fee. */
  readonly late: Day | null
  /** Last day on which one may apply. */
  readonly last: Day | null
}

export type PreviewDay = {
  readonly name: 'today' | 'first-day' | 'late-days' | 'after'
  readonly day: Day
}

/** Days on which a preview shows something of its own, the earliest first; none while there is no last day. */
export function previewDays(
  { first, late, last }: DaysOfOpening,
  today: Day,
): readonly PreviewDay[] {
  if (last === null) return []
  const days: PreviewDay[] = []
  if (today <= last) days.push({ name: 'today', day: today })
  if (first !== null && today < first && first <= last) days.push({ name: 'first-day', day: first })
  if (late !== null && today < late && late <= last) days.push({ name: 'late-days', day: late })
  return [...days, { name: 'after', day: today > last ? today : addDays(last, 1) }]
}
