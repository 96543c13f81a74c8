import * as v from 'valibot'
import { list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import { leftOutReasons } from '../rules/statements/statement-rows.ts'
import { dayFormats } from '../rules/statements/statement-days.ts'
import { columnRoles } from '../rules/statements/statement-columns.ts'

const dayFormat = v.picklist(dayFormats)

/** Compares the file's account with the expected one, and its total or balance with the lines read. */
const statementCheck = v.variant('is', [
  v.object({
    is: v.literal('account'),
    agrees: v.boolean(),
    found: v.string(),
  }),
  v.object({
    is: v.literal('total'),
    agrees: v.boolean(),
    found: money,
    read: money,
  }),
  v.object({
    is: v.literal('balance'),
    agrees: v.boolean(),
    line: v.number(),
  }),
  v.object({
    is: v.literal('earlier'),
    agrees: v.boolean(),
    n: v.number(),
    sum: money,
    number: v.string(),
    day: v.string(),
  }),
])

/** A file that was tried: counts, sums, checks and every problem, before anything is imported. */
export const foundInStatement = v.object({
  /** ISO days; '' while the format of the days is not chosen. */
  firstDay: v.string(),
  lastDay: v.string(),
  rows: v.number(),
  lines: v.number(),
  /** In paisa. */
  amount: v.number(),
  leftOut: list(
    v.object({
      why: v.picklist(leftOutReasons),
      n: v.number(),
      /** In paisa. */
      sum: v.number(),
    }),
  ),
  withoutNumber: v.number(),
  /** Vouchers that wait and whose number is in it. */
  waiting: v.number(),
  /** Format of the days; null while a person has to choose among `dayChoices`. */
  dayFormat: v.nullable(dayFormat),
  dayChoices: list(dayFormat),
  columns: list(
    v.object({
      heading: v.string(),
      role: v.picklist(columnRoles),
      sample: v.string(),
    }),
  ),
  checks: list(statementCheck),
  /** Accounts of ours that a bank's file may be of; none of a wallet's file. */
  accounts: list(v.object({ id: v.number(), name: v.string() })),
  /** The one that it is of; null: we have none. */
  account: v.nullable(v.number()),
  /** Number of all problems; only the first ones are listed. */
  problemCount: v.number(),
  problems: list(
    v.object({
      line: v.number(),
      value: v.string(),
      words: message,
      /** Place of the wrong cell, from 0; null where the row can only be left out. */
      column: v.nullable(v.number()),
    }),
  ),
})
export type FoundInStatement = v.InferOutput<typeof foundInStatement>

/** A statement that was imported, as its list shows it. */
export const bankStatement = v.object({
  id: v.number(),
  fileName: v.string(),
  /** Account of ours; '' is not known. */
  account: v.string(),
  firstDay: v.string(),
  lastDay: v.string(),
  lines: v.number(),
  /** In paisa. */
  amount: v.number(),
  /** Vouchers approved against its lines. */
  matched: v.number(),
  importedBy: v.string(),
  /** ISO timestamp. */
  imported: v.string(),
  takenBackBy: v.nullable(v.string()),
  takenBack: v.nullable(v.string()),
})
export type BankStatement = v.InferOutput<typeof bankStatement>
