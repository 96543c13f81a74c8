import type { Generated } from 'kysely'
import type {
  DayColumn,
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { SessionLength } from '../rules/session-limits.ts'

export type SessionStage = 'login' | 'full' | 'reset'

export type AuthSessionTable = {
  auth_session_id: string
  ad_session_id: Key
  ad_user_id: number
  ad_role_id: Maybe<number>
  stage: SessionStage
  length: SessionLength
  language: 'en' | 'ne'
  started: Timestamp
  last_seen: Timestamp
  ended: MaybeTimestamp
  refresh_hash: Maybe<string>
  spent_refresh_hash: Maybe<string>
  /** When the second factor was proved; of staff. */
  code_at: MaybeTimestamp
  opened_from: Maybe<string>
  /** Browser and system by name. */
  device: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    ad_user: ModelBase & {
      ad_user_id: Key
      name: string
      email: string
      c_bpartner_id: Maybe<number>
      /** Of the privacy page under which the account was made; null: it was made by the office, or before there was one. */
      privacy_version: Maybe<string>
      /** The language last signed in with; mails are in it. */
      language: Generated<'en' | 'ne'>
    }
    ad_user_roles: { ad_user_id: number; ad_role_id: number }
    credential: {
      ad_user_id: number
      password_hash: string
      one_time_hash: Maybe<string>
      one_time_expires: MaybeTimestamp
      changed: Generated<Date>
      link_hash: Maybe<string>
      link_expires: MaybeTimestamp
      invited: MaybeTimestamp
      joined: MaybeTimestamp
    }
    auth_session: AuthSessionTable
    login_throttle: { account: string; misses: number; next_try: Timestamp }
    password_reset_request: {
      id: Key
      email: string
      birth_date: DayColumn
      language: 'en' | 'ne'
      address: string
      requested: Timestamp
      handled: MaybeTimestamp
      mailed: Generated<boolean>
    }
    used_captcha: { hash: string; expires: Timestamp }
  }
}
