import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'
import type { Generated } from 'kysely'
import type { RefundState, RefundWay } from '../../rules/refunds/refund-state.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    refund: {
      refund_id: Key
      source: string
      c_bpartner_id: number
      amount: number
      way: RefundWay
      state: RefundState
      c_payment_id: Maybe<number>
      from_fee: Generated<number>
      payment_attempt_id: Maybe<string>
      is_full: Generated<boolean>
      bank: Maybe<string>
      account_holder: Maybe<string>
      account_number: Maybe<string>
      reason: string
      proposed_by: number
      approved_by: number
      approved: Timestamp
      refund_list_id: Maybe<number>
      asked: MaybeTimestamp
      tries: Generated<number>
      next_check: MaybeTimestamp
      answer: Maybe<string>
      part_left: MaybeTimestamp
      sent_on: Maybe<DayColumn>
      ended: MaybeTimestamp
      ended_by: Maybe<number>
      end_reason: Maybe<string>
      updated: Timestamp
    }
    refund_list: {
      refund_list_id: Key
      made: Timestamp
      made_by: number
      sent_on: Maybe<DayColumn>
      sent_by: Maybe<number>
      dissolved: MaybeTimestamp
      dissolved_by: Maybe<number>
      reason: Maybe<string>
    }
  }
}
