declare module '#platform/server/database/tables.ts' {
  interface Tables {
    ledger_head: { ledger_line_id: number; place: number; head: string; amount: number }
    ledger_entry: {
      ledger_line_id: number
      ledger_transaction_id: number
      payment_type: string | null
      reference_id: number | null
      account: string
      head: string
      amount: number
    }
  }
}
