import { type RawBuilder, sql } from 'kysely'
import type { Days } from '#platform/pure/calendar/days.ts'

/** Nepal's calendar day of a timestamp, as a date. */
export function dayOf(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone 'Asia/Kathmandu')::date`
}

/** True for a timestamp from the first day to the last one, both in Nepal; an index of the column serves it. */
export function withinDays(column: string, { first, last }: Days): RawBuilder<boolean> {
  const at = sql.ref(column)
  return sql`(${at} >= ${first}::timestamp at time zone 'Asia/Kathmandu'
    and ${at} < (${last}::date + 1)::timestamp at time zone 'Asia/Kathmandu')`
}
