import type { DayColumn, Key, Timestamp } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    hold_lift: {
      hold_lift_id: Key
      c_bpartner_id: number
      until: DayColumn
      reason: string
      lifted_by: number
      lifted: Timestamp
    }
  }
}
