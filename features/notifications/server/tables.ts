import type { Key, ModelBase } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    ad_note: ModelBase & { ad_note_id: Key; ad_user_id: number; textmsg: string }
  }
}
