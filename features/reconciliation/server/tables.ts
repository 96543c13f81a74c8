import type { Timestamp } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    reconciliation_link: {
      c_payment_id: number
      bank_statement_line_id: number
      linked_by: number
      linked: Timestamp
      reason: string
    }
    reconciliation_apart: {
      bank_statement_line_id: number
      c_payment_id: number
      decided_by: number
      decided: Timestamp
    }
  }
}
