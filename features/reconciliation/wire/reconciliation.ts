import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const bankItem = v.object({
  /** `line:12` of a statement, or `khalti:…`, the wallet's id of a payment. */
  key: v.string(),
  source: v.picklist(['bank', 'khalti']),
  /** As the bank prints it; '' without one. */
  number: v.string(),
  amount: money,
  day: calendarDay,
  remarks: v.string(),
  /** The person who asks imported its statement. */
  isOwn: v.boolean(),
})
export type ShownItem = v.InferOutput<typeof bankItem>

const claim = v.object({
  /** `payment:12`, or `attempt:…` of a wallet payment without a payment yet. */
  key: v.string(),
  tender: v.picklist(['Voucher', 'Khalti']),
  number: v.string(),
  amount: money,
  day: calendarDay,
  partnerId: v.number(),
  name: message,
  /** Its opening, or the kind of fee where there is no payment yet. */
  forWhat: message,
  state: v.picklist(['waiting', 'held', 'credited']),
  /** The person who asks sent it, or it is theirs. */
  isOwn: v.boolean(),
})
export type ShownClaim = v.InferOutput<typeof claim>

const pair = v.object({ item: bankItem, claim })
export type ShownPair = v.InferOutput<typeof pair>

const onlyBank = v.object({
  ...bankItem.entries,
  likely: v.nullable(claim),
  /** Open fees of this amount, where no claim looks like it; null: not counted. */
  openFees: v.nullable(v.number()),
})
export type OnlyBank = v.InferOutput<typeof onlyBank>

const inSuspense = v.object({
  ...bankItem.entries,
  likely: v.nullable(claim),
  /** Since when, and why; null: the wallet's money is there from its beginning. */
  since: v.nullable(calendarDay),
  reason: v.string(),
  /** A placement or a write-off waits for its second person. */
  isProposed: v.boolean(),
})
export type InSuspense = v.InferOutput<typeof inSuspense>

const writtenOff = v.object({
  ...bankItem.entries,
  /** Since when it is income of the university, and why. */
  since: calendarDay,
  reason: v.string(),
  /** A placement waits for its second person. */
  isProposed: v.boolean(),
})
export type WrittenOff = v.InferOutput<typeof writtenOff>

const onlyPortal = v.object({
  ...claim.entries,
  likely: v.nullable(bankItem),
  note: v.picklist(['seen-before', 'credited', 'no-statement', 'may-follow', 'not-seen']),
})
export type OnlyPortal = v.InferOutput<typeof onlyPortal>

const linked = v.object({
  paymentId: v.number(),
  day: calendarDay,
  amount: money,
  /** Number in the bank, and its remarks. */
  bank: v.string(),
  remarks: v.string(),
  /** Number on the slip. */
  portal: v.string(),
  partnerId: v.number(),
  name: message,
  forWhat: message,
  reason: v.string(),
  by: v.string(),
  /** ISO time. */
  linked: v.string(),
  /** A reversal waits for its second person. */
  isProposed: v.boolean(),
})
export type Linked = v.InferOutput<typeof linked>

const listNames = ['matched', 'onlyBank', 'onlyPortal', 'differs', 'suspense'] as const
const sums = v.object({
  inBank: money,
  matched: money,
  onlyBank: money,
  onlyPortal: money,
  differs: money,
  suspense: money,
})
const counts = v.object({
  matched: v.number(),
  onlyBank: v.number(),
  onlyPortal: v.number(),
  differs: v.number(),
  suspense: v.number(),
})
export type ListName = (typeof listNames)[number]

const answer = v.object({
  /** Accounts of the bank that may be chosen. */
  accounts: list(v.object({ id: v.number(), name: v.string() })),
  sums,
  counts,
  /** Last day of the imported statements; null: none is imported. */
  until: v.nullable(calendarDay),
  /** Day of the oldest money that no claim explains; null: there is none. */
  oldest: v.nullable(calendarDay),
  onlyBank: list(onlyBank),
  onlyPortal: list(onlyPortal),
  differs: list(pair),
  suspense: list(inSuspense),
  /** Income that no one claimed; a student may still claim it. */
  writtenOff: list(writtenOff),
  /** Made by hand, and not undone. */
  linked: list(linked),
  /** Days after which the oldest money moves to suspense; 0: never. */
  suspenseAfterDays: v.number(),
})
export type Reconciliation = v.InferOutput<typeof answer>

/** Of each list the first ones are sent. */
export const shownAtOnce = 100
export const mostShown = 5_000

/** Bank and portal side by side on some days, both included, as `2026-11-27`. */
export const reconciliation = contract({
  slug: 'reconciliation',
  input: v.object({
    first_day: argument.text(),
    last_day: argument.text(),
    /** Id of a bank account of ours, or `wallet`, all of the wallet; absent, '': all of them. */
    account: v.optional(argument.text()),
    most: v.optional(argument.integer()),
  }),
  output: v.object({ reconciliation: answer }),
})

/** Line and payment with the amounts that the person saw. */
const pairInput = {
  bank_statement_line_ID: argument.integer(),
  c_payment_ID: argument.integer(),
}
const ofPayment = { table: 'c_payment', parameter: 'c_payment_ID' } as const

/** Credits the line's amount to what the payment is for, once. */
export const reconciliationLink = contract({
  slug: 'reconciliation_link',
  input: v.object({
    ...pairInput,
    bank_amount: argument.amount(),
    portal_amount: argument.amount(),
    reason: argument.text(),
  }),
  recordParameter: ofPayment,
})

/** They are not the same payment: the pair is suggested no more. */
export const reconciliationApart = contract({
  slug: 'reconciliation_apart',
  input: v.object(pairInput),
  recordParameter: ofPayment,
})
