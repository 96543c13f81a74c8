import { addDays, type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { fiscalMonths, fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'

/** Both days belong to them. */
export type BookDays = { readonly first: Day; readonly last: Day }

export const bookSpans = ['day', 'month', 'year'] as const
export type BookSpan = (typeof bookSpans)[number]

/** The day, the Nepali month or the fiscal year that a day belongs to; the day alone outside of the calendar's table. */
export function spanOf(span: BookSpan, day: Day): BookDays {
  const months = fiscalMonths(fiscalYear(day) ?? '')
  const [beginning, end] = [months?.at(0), months?.at(-1)]
  if (span === 'year' && beginning && end) return { first: beginning.first, last: end.last }
  const bs = toBs(day)
  const month = months?.find((each) => each.month === bs?.month)
  if (span === 'month' && month) return { first: month.first, last: month.last }
  return { first: day, last: day }
}

/** The next or previous days: of the same span if they are one, else as many days. */
export function moved({ first, last }: BookDays, by: 1 | -1): BookDays {
  const beside = by === 1 ? addDays(last, 1) : addDays(first, -1)
  const span = bookSpans.find((each) => isSame(spanOf(each, first), { first, last }))
  if (span !== undefined) return spanOf(span, beside)
  const more = daysBetween(first, last)
  return by === 1
    ? { first: beside, last: addDays(beside, more) }
    : { first: addDays(beside, -more), last: beside }
}

function isSame(one: BookDays, other: BookDays): boolean {
  return one.first === other.first && one.last === other.last
}
