import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { withReason } from '#features/desk/wire/reason.ts'

/** A fee of a student that may be paid in cash now, or the reason why not. */
const cashFee = v.object({
  paymentType: v.string(),
  referenceId: v.number(),
  name: message,
  owed: money,
  /** Null: it may be paid. */
  refused: v.nullable(message),
})
export type CashFee = v.InferOutput<typeof cashFee>

export const cashFees = contract({
  slug: 'cash_fees',
  input: v.object({ C_BPartner_ID: argument.integer() }),
  output: v.object({
    student: v.object({ id: v.number(), name: message }),
    fees: list(cashFee),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

/** `owed`: the rest of the fee as the cashier saw it. */
export const cashTake = contract({
  slug: 'cash_take',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    payment_type: argument.text(),
    payment_reference_id: argument.integer(),
    amount: argument.amount(),
    owed: argument.amount(),
    to_credit: v.optional(argument.flag()),
  }),
  output: v.object({ c_payment_ID: v.number(), receipt: v.string(), toCredit: money }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

const counter = v.object({
  /** Id of the cashier's account. */
  id: v.number(),
  name: v.string(),
  /** Of the days that were asked for. */
  taken: money,
  takenBack: money,
  toBank: money,
  /** Counted more than the ledger had; negative: less. */
  difference: money,
  /** Cash that the counter has now. */
  balance: money,
  /** Everything until the last of the days is in a count. */
  isCounted: v.boolean(),
})
export type CashCounter = v.InferOutput<typeof counter>

const receipt = v.object({
  paymentId: v.number(),
  number: v.string(),
  /** ISO time. */
  taken: v.string(),
  takenBy: v.string(),
  partnerId: v.number(),
  student: message,
  forWhat: message,
  amount: money,
  state: v.picklist(['valid', 'reversal-waits', 'reversed']),
})
export type CashReceipt = v.InferOutput<typeof receipt>

const count = v.object({
  id: v.number(),
  counter: v.string(),
  countedBy: v.string(),
  /** ISO time. */
  countedAt: v.string(),
  counted: money,
  expected: money,
  reason: v.string(),
})
export type CashCount = v.InferOutput<typeof count>

export const cashCounters = contract({
  slug: 'cash_counters',
  input: v.object({ first_day: argument.text(), last_day: argument.text() }),
  output: v.object({
    counters: list(counter),
    receipts: list(receipt),
    /** False: there are more receipts, of which these are the newest. */
    isWhole: v.boolean(),
    counts: list(count),
  }),
})

/** Numbers of notes by value; `expected`: the cash of the ledger that the cashier compared with. */
export const cashCount = contract({
  slug: 'cash_count',
  input: v.object({
    counter: argument.integer(),
    notes_1000: v.optional(argument.integer()),
    notes_500: v.optional(argument.integer()),
    notes_100: v.optional(argument.integer()),
    notes_50: v.optional(argument.integer()),
    notes_20: v.optional(argument.integer()),
    notes_10: v.optional(argument.integer()),
    notes_5: v.optional(argument.integer()),
    notes_2: v.optional(argument.integer()),
    notes_1: v.optional(argument.integer()),
    expected: argument.amount(),
    reason: v.optional(argument.text()),
  }),
})

export const cashToBank = contract({
  slug: 'cash_to_bank',
  input: v.object({
    counter: argument.integer(),
    amount: argument.amount(),
    slip_number: argument.text(argument.nameLength),
    day: argument.text(),
  }),
})

export const cashReverse = contract({
  slug: 'cash_reverse',
  input: withReason({ c_payment_ID: argument.integer() }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})

/** A counter whose cash was not counted since an entry, and the day of that entry. */
export const uncountedCounter = v.object({ id: v.number(), name: v.string(), since: calendarDay })
