import type { Generated } from 'kysely'
import type { Key, MaybeTimestamp, Timestamp } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    test_mail: {
      test_mail_id: Key
      ad_user_id: number
      channel: Generated<'mail' | 'text'>
      mail_outbox_id: number
      recipient: string
      code: string
      sent: Timestamp
      /** Wrong codes typed so far. */
      tries: Generated<number>
      arrived: MaybeTimestamp
    }
  }
}
