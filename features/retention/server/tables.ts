import type { DayColumn } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    retention_run: { day: DayColumn; retained: string; removed: number }
  }
}
