import * as v from 'valibot'
import { calendarDay, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { statementImport } from '#features/payments/wire/processes.ts'

const settlement = v.object({
  id: v.number(),
  fileName: v.string(),
  firstDay: calendarDay,
  lastDay: calendarDay,
  lines: v.number(),
  /** Paid by students; the wallet deducts `charge`. */
  amount: money,
  charge: money,
  importedBy: v.string(),
  /** ISO time. */
  imported: v.string(),
  state: v.picklist(['waits', 'in-the-bank', 'taken-back']),
})
export type Settlement = v.InferOutput<typeof settlement>

const transaction = { line: v.number(), number: v.string(), day: calendarDay, amount: money }
const unknown = v.object(transaction)
export type UnknownTransaction = v.InferOutput<typeof unknown>
const person = { partnerId: v.number(), name: message }
const differs = v.object({ ...transaction, own: money, ...person })
export type DifferingTransaction = v.InferOutput<typeof differs>

const missing = v.object({
  paymentId: v.number(),
  number: v.string(),
  day: calendarDay,
  amount: money,
  ...person,
})
export type MissingPayment = v.InferOutput<typeof missing>

const arrival = v.object({
  lineId: v.number(),
  number: v.string(),
  day: calendarDay,
  remarks: v.string(),
})
export type Arrival = v.InferOutput<typeof arrival>

const counted = v.object({ n: v.number(), sum: money })

const compared = v.object({
  settlement,
  agree: counted,
  suspense: counted,
  /** The counts and sums of the whole file; of the lists the first rows are sent. */
  differs: v.object({ ...counted.entries, rows: list(differs) }),
  unknown: v.object({ ...counted.entries, rows: list(unknown) }),
  missing: v.object({ ...counted.entries, rows: list(missing) }),
  /** The line in which it arrived; null: it is not linked. */
  link: v.nullable(
    v.object({
      ...arrival.entries,
      by: v.string(),
      /** ISO time. */
      linked: v.string(),
      /** Undoing it waits for its second person. */
      isProposed: v.boolean(),
    }),
  ),
  /** Free lines of its net amount, near its days. */
  arrivals: list(arrival),
})
export type ComparedSettlement = v.InferOutput<typeof compared>

const id = { wallet_settlement_ID: argument.integer() }
const recordParameter = { table: 'wallet_settlement', parameter: 'wallet_settlement_ID' } as const

export const settlementImport = statementImport('wallet_settlement_import')

export const settlements = contract({
  slug: 'wallet_settlements',
  input: v.object({}),
  output: v.object({ settlements: list(settlement) }),
})

export const settlementRead = contract({
  slug: 'wallet_settlement',
  input: v.object(id),
  output: v.object({ compared }),
  recordParameter,
})

/** The deposit in which it arrived; the wallet owes it no more. */
export const settlementLink = contract({
  slug: 'wallet_settlement_link',
  input: v.object({ ...id, bank_statement_line_ID: argument.integer() }),
  recordParameter,
})

/** Proposes to undo the link. */
export const settlementUnlink = contract({
  slug: 'wallet_settlement_unlink',
  input: v.object({ ...id, reason: argument.text() }),
  recordParameter,
})

/** A transaction that the portal does not know waits in suspense. */
export const settlementNote = contract({
  slug: 'wallet_settlement_note',
  input: v.object({ ...id, line: argument.integer() }),
  recordParameter,
})

export const settlementTakeBack = contract({
  slug: 'wallet_settlement_take_back',
  input: v.object(id),
  recordParameter,
})
