import type { Generated } from 'kysely'
import type { Timestamp, Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'
import type { NoticeTopic } from '../rules/topics.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    ad_note: ModelBase & {
      ad_note_id: Key
      ad_user_id: number
      sort: Generated<string>
      event_key: Maybe<string>
      textmsg: string
      textmsg_ne: string
    }
    ad_note_read: { ad_note_id: number; read: Timestamp }
    push_subscription: {
      push_subscription_id: Key
      auth_session_id: string
      ad_user_id: number
      endpoint: string
      p256dh: string
      auth: string
      created: Timestamp
    }
    notice_choice: { ad_user_id: number; topic: NoticeTopic; mail: boolean; text: boolean }
  }
}
