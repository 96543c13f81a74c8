import type { ColumnType, Generated } from 'kysely'
import type {
  DayColumn,
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { SimulatedOrder } from './khalti-simulator/orders.ts'
import type { AttemptState } from '../rules/payment-state.ts'

/** Columns of c_payment that refer to what is paid for. Each owner of such documents adds its own by declaration merging. */
// eslint-disable-next-line typescript/no-empty-interface -- filled by the folders that are paid for
export interface PaymentReferenceColumns {}

export type PaymentTable = ModelBase &
  PaymentReferenceColumns & {
    c_payment_id: Key
    c_bpartner_id: number
    payment_type: string
    c_doctype_id: string
    tendertype: 'Khalti' | 'Voucher' | 'Cash'
    payamt: number
    dateacct: DayColumn
    docstatus: string
    comments: Maybe<string>
    description: string
    description_ne: Generated<string>
    orig_trxid: Maybe<string>
  }

export type AttemptTable = {
  payment_attempt_id: string
  c_bpartner_id: number
  payment_type: string
  reference_id: number
  amount: number
  state: AttemptState
  pidx: Maybe<string>
  payment_url: Maybe<string>
  expires: MaybeTimestamp
  transaction_id: Maybe<string>
  checks: Generated<number>
  next_check: MaybeTimestamp
  /** Asked of the provider for its student; see look-first.ts. */
  looked: MaybeTimestamp
  look: Maybe<'asking' | 'answered' | 'unanswered'>
  created: Timestamp
  updated: Timestamp
}

export type LedgerAccount =
  | 'khalti'
  | 'bank'
  | 'charges'
  | 'cash'
  | 'cash-difference'
  | 'scholarship'
  | 'retotaling'
  | 'fees'
  | 'suspense'
  | 'unclaimed'
  | 'opening'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    c_payment: PaymentTable
    payment_attempt: AttemptTable
    payment_event: {
      payment_event_id: Key
      payment_attempt_id: string
      state: AttemptState
      cause: string
      detail: ColumnType<unknown, string, never>
      happened: Timestamp
    }
    simulated_payment: { pidx: string; facts: ColumnType<SimulatedOrder, string, string> }
    voucher: {
      c_payment_id: number
      stored_file_id: number
      sha256: string
      state: 'SUBMITTED' | 'APPROVED' | 'RETURNED' | 'HELD' | 'REVERSED'
      submitted_by: number
      decided_by: Maybe<number>
      decided: MaybeTimestamp
      approved_amount: Maybe<number>
      reason: Maybe<string>
      reversed: MaybeTimestamp
      reversed_by: Maybe<number>
      bank: Maybe<string>
      branch: Maybe<string>
      slip_number: Maybe<string>
      slip_key: Generated<string>
      /** 0: `slip_key` was made by an earlier rule. */
      key_form: Generated<number>
      slip_day: Maybe<DayColumn>
      bank_statement_line_id: Maybe<number>
      /** Account that the student paid into; null: not known. */
      n_bank_account_id: Maybe<number>
    }
    bank_statement: {
      bank_statement_id: Key
      file_name: string
      sha256: string
      first_day: DayColumn
      last_day: DayColumn
      lines: number
      amount: number
      /** Account of ours that it is of; null: not known. */
      n_bank_account_id: Maybe<number>
      imported_by: number
      imported: Timestamp
      taken_back_by: Maybe<number>
      taken_back: MaybeTimestamp
    }
    bank_statement_line: {
      bank_statement_line_id: Key
      bank_statement_id: number
      line: number
      number: string
      number_key: string
      /** 0: `number_key` was made by an earlier rule. */
      key_form: Generated<number>
      day: DayColumn
      amount: number
      remarks: string
      occurrence: Generated<number>
    }
    bank_statement_mapping: {
      account: string
      /** JSON, read as an object. */
      mapping: ColumnType<unknown, string, string>
      updated: Timestamp
      updatedby: number
    }
    bank_line_suspense: {
      bank_line_suspense_id: Key
      bank_statement_line_id: number
      moved_by: Maybe<number>
      moved: Timestamp
      reason: string
      ended: MaybeTimestamp
      ended_by: Maybe<number>
      outcome: Maybe<'back' | 'linked' | 'placed' | 'written-off' | 'paid-back'>
      c_bpartner_id: Maybe<number>
    }
    voucher_report: {
      voucher_report_id: Key
      c_payment_id: number
      earlier_payment_id: number
      reported_by: number
      reported: Timestamp
      settled: MaybeTimestamp
      settled_by: Maybe<number>
      outcome: Maybe<string>
    }
    n_suspense: {
      n_suspense_id: number
      c_bpartner_id: number | null
      reference_id: number | null
      amount: number
      source: string
    }
    receipt: { c_payment_id: number; number: string; issued: Timestamp }
    day_close: {
      day_close_id: Key
      first_day: DayColumn
      last_day: DayColumn
      transactions: number
      debit: number
      proposed_by: number
      closed_by: number
      closed: Timestamp
    }
    ledger_transaction: {
      ledger_transaction_id: Key
      source: string
      posted: Timestamp
      memo: string
    }
    ledger_line: {
      ledger_line_id: Key
      ledger_transaction_id: number
      account: LedgerAccount
      payment_type: Maybe<string>
      reference_id: Maybe<number>
      c_bpartner_id: Maybe<number>
      amount: number
    }
  }
}
