declare module '#platform/server/database/tables.ts' {
  interface Tables {
    audit_entry: {
      audit_entry_id: number
      at: Date
      ad_user_id: number
      role: string
      act: string
      subject: string
      record: string
      code: string
      /** The same within a second is one entry. */
      times: number
      previous_hash: string
      hash: string
    }
  }
}
