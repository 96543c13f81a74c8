import type { Key } from '#platform/server/database/columns.ts'
import type { Generated } from 'kysely'

/** Wire names of the models whose records have attachments in this table. */
export type AttachedModel = 'n_bpaca_info' | 'n_correction'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    attachment: {
      attachment_id: Key
      model: AttachedModel
      record_id: number
      name: string
      stored_file_id: number
      created: Generated<Date>
    }
    refused_upload: {
      refused_upload_id: Key
      ad_user_id: number
      created: Generated<Date>
    }
  }
}
