import { type RawBuilder, sql } from 'kysely'

/** Version of a record without a number of its own: microseconds of its last change since 1970. */
export function versionSql(updated: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${updated}) * 1000000)::bigint`
}

/** Version of a record that is changed at a time. */
export function versionAt(nowMs: number): number {
  return nowMs * 1_000
}
