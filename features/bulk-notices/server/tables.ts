import type {
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
  Timestamp,
} from '#platform/server/database/columns.ts'

export type BulkNoticeTable = {
  bulk_notice_id: Key
  created: Timestamp
  createdby: number
  message: string
  message_ne: string
  /** JSON of Audience. */
  audience: string
  audience_name: string
  audience_name_ne: string
  /** Null: as soon as it is confirmed. */
  send_at: MaybeTimestamp
  /** When its audience was fixed; null: it is a draft. */
  confirmed: MaybeTimestamp
  confirmed_by: Maybe<number>
  /** When the last student was notified. */
  finished: MaybeTimestamp
  taken_back: MaybeTimestamp
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_notice_template: ModelBase & {
      n_notice_template_id: Key
      name: string
      name_ne: string
      message: string
      message_ne: string
    }
    bulk_notice: BulkNoticeTable
    bulk_notice_reader: { bulk_notice_id: number; c_bpartner_id: number; sent: MaybeTimestamp }
  }
}
