import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { refundStates, refundWays } from '../rules/refunds/refund-state.ts'
import { transferList } from './transfer-lists.ts'

const state = v.picklist(refundStates)
const way = v.picklist(refundWays)

const refund = v.object({
  id: v.number(),
  partnerId: v.number(),
  name: message,
  amount: money,
  way,
  state,
  /** Item that the payment was for; null for credit in general. */
  forWhat: v.nullable(message),
  bank: v.string(),
  holder: v.string(),
  /** As typed. */
  number: v.string(),
  /** Transaction of Khalti; '' for a bank transfer. */
  transactionId: v.string(),
  reason: v.string(),
  proposedBy: v.string(),
  approvedBy: v.string(),
  /** ISO time. */
  approved: v.string(),
  listId: v.nullable(v.number()),
  sentOn: v.nullable(calendarDay),
  /** Times that Khalti was asked for it. */
  tries: v.number(),
  /** Khalti's last answer; '' without one. */
  answer: v.string(),
  maySendAgain: v.boolean(),
  mayCancel: v.boolean(),
  /** Khalti gave back a part of it, of which its status does not say how much. */
  mayNotePart: v.boolean(),
  /** A proposal about it waits for its second person. */
  isProposed: v.boolean(),
})
export type ShownRefund = v.InferOutput<typeof refund>

/** States as one filters them. */
export const refundFilters = ['open', 'sent', 'ended'] as const
export type RefundFilter = (typeof refundFilters)[number]

const found = v.object({
  refunds: list(refund),
  /** More than the list shows. */
  total: v.number(),
  sum: money,
  /** Ready to be put on a list. */
  toList: v.object({ count: v.number(), sum: money }),
  lists: list(transferList),
})
export type Refunds = v.InferOutput<typeof found>

export const refunds = contract({
  slug: 'refunds',
  input: v.object({
    /** `open`, `sent` or `ended`. */
    show: argument.text(),
    most: v.optional(argument.integer()),
  }),
  output: v.object({ found }),
})

/** A bank account that money goes to. */
export const accountArguments = {
  bank: argument.text(argument.nameLength),
  account_holder: argument.text(argument.nameLength),
  account_number: argument.text(argument.nameLength),
}

/** Proposes to give a payment back, whole or in part. */
export const paymentRefund = contract({
  slug: 'payment_refund',
  input: v.object({
    c_payment_ID: argument.integer(),
    amount: argument.amount(),
    /** `bank` or `khalti`. */
    way: argument.text(),
    /** `fee`: its fee is owed again; `credit`: the student's credit. */
    taken_from: argument.text(),
    bank: v.optional(accountArguments.bank),
    account_holder: v.optional(accountArguments.account_holder),
    account_number: v.optional(accountArguments.account_number),
    reason: argument.text(),
  }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})

const refundable = v.object({
  paymentId: v.number(),
  name: message,
  tender: v.picklist(['Voucher', 'Khalti', 'Cash']),
  paidOn: calendarDay,
  amount: money,
  /** Not refunded yet. */
  left: money,
  /** Paid of its fee now. */
  paidOfFee: money,
  /** Khalti may still be asked for a refund of it. */
  byKhalti: v.boolean(),
})
export type Refundable = v.InferOutput<typeof refundable>

/** Payments of a student that may be refunded, their credit, and the account of the last refund. */
export const refundablePayments = contract({
  slug: 'payments_refundable',
  input: v.object({ C_BPartner_ID: argument.integer() }),
  output: v.object({
    payments: list(refundable),
    credit: money,
    account: v.nullable(v.object({ bank: v.string(), holder: v.string(), number: v.string() })),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

const ofRefund = { table: 'refund', parameter: 'refund_ID' } as const

/** Proposes the bank account of a refund that has none. */
export const refundAccount = contract({
  slug: 'refund_account',
  input: v.object({ refund_ID: argument.integer(), ...accountArguments }),
  recordParameter: ofRefund,
})

/** Proposes that the bank gave a sent refund back; `reason` is a key of `chosenReasons`. */
export const refundReturn = contract({
  slug: 'refund_return',
  input: v.object({ refund_ID: argument.integer(), reason: argument.text() }),
  recordParameter: ofRefund,
})

/** Proposes how much of a refund Khalti gave back; `seen`: where that was read. */
export const refundPartLeft = contract({
  slug: 'refund_part_left',
  input: v.object({
    refund_ID: argument.integer(),
    amount: argument.amount(),
    seen: argument.text(),
  }),
  recordParameter: ofRefund,
})

/** Takes a refund back that has not left; `reason` is a key of `chosenReasons`. */
export const refundCancel = contract({
  slug: 'refund_cancel',
  input: v.object({ refund_ID: argument.integer(), reason: argument.text() }),
  recordParameter: ofRefund,
})

/** Asks Khalti now, first for its status; `again`: also for the refund, if the status shows none. */
export const refundAsk = contract({
  slug: 'refund_ask',
  input: v.object({ refund_ID: argument.integer(), again: v.optional(argument.flag()) }),
  output: v.object({ state }),
  recordParameter: ofRefund,
})
