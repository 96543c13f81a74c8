import { addDays, type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { fiscalMonths, fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'

export const bookSpans = ['day', 'month', 'year'] as const
export type BookSpan = (typeof bookSpans)[number]

/** The day, the Nepali month or the fiscal year that a day belongs to; the day alone outside of the calendar's table. */
export function spanOf(span: BookSpan, day: Day): Days {
  const months = fiscalMonths(fiscalYear(day) ?? '')
  const [beginning, end] = [months?.at(0), months?.at(-1)]
  if (span === 'year' && beginning && end) return { first: beginning.first, last: end.last }
  const bs = toBs(day)
  const month = months?.find((each) => each.month === bs?.month)
  if (span === 'month' && month) return { first: month.first, last: month.last }
  return { first: day, last: day }
}

/** The next or previous days: of the same span if they are one, else as many days. */
export function moved({ first, last }: Days, by: 1 | -1): Days {
  const beside = by === 1 ? addDays(last, 1) : addDays(first, -1)
  const span = bookSpans.find((each) => isSame(spanOf(each, first), { first, last }))
  if (span !== undefined) return spanOf(span, beside)
  const more = daysBetween(first, last)
  return by === 1
    ? { first: beside, last: addDays(beside, more) }
    : { first: addDays(beside, -more), last: beside }
}

function isSame(one: Days, other: Days): boolean {
  return one.first === other.first && one.last === other.last
}
