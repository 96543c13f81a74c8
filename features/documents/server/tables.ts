import type {
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { ColumnType, Generated } from 'kysely'
import type { DocumentEnd, DocumentLine } from '../rules/document.ts'

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
    document_counter: { name: string; last: number }
    n_issued_paper: ModelBase & {
      n_issued_paper_id: Key
      sort: string
      record_id: number
      number: string
      former_number: Maybe<string>
      name: string
      name_ne: string
      c_bpartner_id: number
      version: Generated<number>
      ended: Maybe<DocumentEnd>
      ended_at: MaybeTimestamp
      reason: Maybe<string>
    }
    issued_version: {
      n_issued_paper_id: number
      version: number
      issued: Timestamp
      hash: string
      lines: ColumnType<readonly DocumentLine[], string, never>
      photo_id: Maybe<number>
    }
    started_upload: {
      upload_id: string
      ad_user_id: number
      bytes: number
      claimed: MaybeTimestamp
      writer: Maybe<string>
      writer_until: MaybeTimestamp
      created: Generated<Date>
    }
    refused_upload: {
      refused_upload_id: Key
      ad_user_id: number
      created: Generated<Date>
    }
  }
}
