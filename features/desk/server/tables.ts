import type { Language } from '#platform/pure/message.ts'
import type {
  DayColumn,
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { ReasonEnding } from '../rules/own-reason-messages.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_return_reason: ModelBase & {
      n_return_reason_id: Key
      queue: string
      ending: ReasonEnding
      name: string
      name_ne: string
      message: string
      message_ne: string
    }
    desk_item: {
      model: string
      record_id: number
      locked_by: Maybe<number>
      locked_until: MaybeTimestamp
      locked_since: MaybeTimestamp
      assigned_to: Maybe<number>
      asked_by: Maybe<number>
      asked_of: Maybe<number>
      question: Maybe<string>
      answer: Maybe<string>
      held_by: Maybe<number>
      held_until: Maybe<DayColumn>
      held_reason: Maybe<string>
    }
    desk_item_tab: {
      model: string
      record_id: number
      tab: string
      ad_user_id: number
      seen: Timestamp
    }
    desk_take_over: {
      desk_take_over_id: Key
      queue: string
      model: string
      record_id: number
      from_user: number
      by_user: number
      taken: Timestamp
      read: MaybeTimestamp
    }
    desk_judgement: {
      model: string
      record_id: number
      check_key: string
      judged_by: number
      judged: Timestamp
    }
    owed_translation: {
      owed_translation_id: Key
      c_bpartner_id: number
      model: string
      record_id: number
      to_language: Language
      said: string
      words: string
      stands: string
      role: string
      owed_by: number
      owed: Timestamp
      translation: Maybe<string>
      translated_by: Maybe<number>
      translated: MaybeTimestamp
    }
    student_note: {
      student_note_id: Key
      c_bpartner_id: number
      ad_user_id: number
      words: string
      created: Timestamp
    }
    own_keys: { ad_user_id: number; is_on: boolean }
    desk_decision: {
      desk_decision_id: Key
      queue: string
      record_id: number
      waited_since: Timestamp
      decided: Timestamp
    }
  }
}
