import type { ColumnType, Generated } from 'kysely'

/** A primary key the database assigns. */
export type Key = Generated<number>
/** A point in time: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type MaybeTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** A calendar day `yyyy-mm-dd`. */
export type DayColumn = string
/** The columns `like model_base` adds to a table. */
export type ModelBase = {
  ad_client_id: Generated<number>
  ad_org_id: Generated<number>
  isactive: Generated<boolean>
  created: ColumnType<Date, Date | string | undefined, Date | string>
  createdby: Generated<number>
  updated: ColumnType<Date, Date | string | undefined, Date | string>
  updatedby: Generated<number>
}
/** Nullable and optional when inserting. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
