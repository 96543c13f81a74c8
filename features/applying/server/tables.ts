import type { Generated } from 'kysely'
import type {
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'

/** An application that its student withdrew, or that no longer holds. */
export type WithdrawalTable = ModelBase & {
  n_application_withdrawal_id: Key
  c_bpartner_id: number
  /** The application's table and id. */
  model: string
  record_id: number
  /** `student`: the student's own request; `facts`: a fact that it was decided by has changed. */
  cause: 'student' | 'facts'
  reason: string
  reason_ne: string
  found: Timestamp
  /** Null while it is an offer: money is in the application. */
  carried_out: MaybeTimestamp
  /** The part that became the student's credit, in paisa. */
  credited: Generated<number>
}

/** A person whose open applications are decided again from `due` on. */
export type RecheckTable = {
  application_recheck_id: Key
  c_bpartner_id: number
  due: Timestamp
}

/** An opening that the university withdrew. */
export type OpeningWithdrawalTable = {
  opening_withdrawal_id: Key
  opening_table: string
  opening_id: number
  reason: string
  reason_ne: string
  withdrawn: Timestamp
  proposed_by: number
  confirmed_by: number
  /** Use of the money that was paid. */
  money: Generated<'credit' | 'refund'>
}

/** A change of an opening that two people agreed on, as its applicants read it. */
export type OpeningChangeTable = {
  opening_change_id: Key
  opening_table: string
  opening_id: number
  message: string
  message_ne: string
  changed: Timestamp
  proposed_by: number
  confirmed_by: number
}

/** A draft that is published by itself at a time; `refused`: why it was not. */
export type OpeningPublicationTable = {
  opening_publication_id: Key
  opening_table: string
  opening_id: number
  publish_at: Timestamp
  planned_by: number
  refused: Maybe<string>
  refused_ne: Maybe<string>
}

/** A quota that applicants may claim. */
export type QuotaTable = ModelBase & {
  n_quota_id: Key
  name: string
  name_ne: string
  /** Null: any. */
  gender: Maybe<string>
  /** Proofs that an applicant brings, in both languages; empty: none. */
  proofs: Generated<string>
  proofs_ne: Generated<string>
}

/** A person who is still to be notified of a change. */
export type OpeningChangeNoticeTable = { opening_change_id: number; c_bpartner_id: number }

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_application_withdrawal: WithdrawalTable
    n_quota: QuotaTable
    application_recheck: RecheckTable
    opening_withdrawal: OpeningWithdrawalTable
    opening_publication: OpeningPublicationTable
    opening_change: OpeningChangeTable
    opening_change_notice: OpeningChangeNoticeTable
    n_application_return: ModelBase & {
      n_application_return_id: Key
      c_bpartner_id: number
      /** The application's table and id. */
      model: string
      record_id: number
      reason: string
      reason_ne: string
      returned: Timestamp
      sent_again: MaybeTimestamp
    }
  }
}
