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
      /** Slug of the process; empty where there was none. */
      process: string
      /** JSON of the changed facts; empty for every other action. */
      before: string
      after: string
      previous_hash: string
      hash: string
    }
    refusal_words: { process: string; code: string; en: string; ne: string }
  }
}
