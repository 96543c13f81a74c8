import type { Key, MaybeTimestamp, Timestamp } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    year_plan: {
      year_plan_id: Key
      created: Timestamp
      createdby: number
      from_year_id: number
      to_year_id: number
      /** JSON of StoredOpening[]. */
      openings: string
      executed: MaybeTimestamp
    }
    year_copy: { table_name: string; from_id: number; year_id: number; to_id: number }
  }
}
