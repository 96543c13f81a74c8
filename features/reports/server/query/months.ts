import { type RawBuilder, sql } from 'kysely'
import { dayOf, withinDays } from '#platform/server/database/nepal-days.ts'
import { bsMonths } from '#platform/pure/calendar/format.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { text } from '../columns.ts'
import type { FilterValues } from '../report.ts'

/** Month of a row of `monthRows`. */
export const monthColumn = text('month', { en: 'Month', ne: 'महिना' }, { nepali: 'month_ne' })

/**
 * Months of the fiscal year as rows `month (place, name, name_ne, first_day, last_day)` for the `from` of a query, so that
 * a month in which nothing happened has its row too.
 */
export function monthRows({ months }: FilterValues): RawBuilder<unknown> {
  const rows = months.map(
    ({ year, month, first, last }, place) =>
      sql`(${place}::integer, ${`${bsMonths.en[month - 1]} ${year}`}::text,
        ${`${bsMonths.ne[month - 1]} ${devanagariDigits(String(year))}`}::text, ${first}::date, ${last}::date)`,
  )
  return sql`(values ${sql.join(rows)}) as month (place, name, name_ne, first_day, last_day)`
}

/** True in the days of the fiscal year. */
export function inYear(column: string, { months }: FilterValues): RawBuilder<boolean> {
  return sql`${dayOf(column)} between ${months[0]?.first}::date and ${months.at(-1)?.last}::date`
}

/** True on the chosen days. */
export function inDays(column: string, { from, to }: FilterValues): RawBuilder<boolean> {
  return withinDays(column, { first: from, last: to })
}
