import type { Instant, Key } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    student_note: {
      student_note_id: Key
      c_bpartner_id: number
      ad_user_id: number
      words: string
      created: Instant
    }
  }
}
