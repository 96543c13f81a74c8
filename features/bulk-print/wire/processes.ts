import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { printActions, printOrders, printStates } from '../rules/bulk-print.ts'

const printType = v.object({
  id: v.string(),
  name: message,
  orders: list(v.picklist(printOrders)),
  subjects: list(v.object({ id: v.number(), name: message })),
})
export type PrintTypeChoice = v.InferOutput<typeof printType>

/** Types that the caller may print for many, with their subjects. */
export const bulkPrintChoices = contract({
  slug: 'bulk_print_choices',
  input: v.object({}),
  output: v.object({ types: list(printType) }),
})

const wanted = {
  type: argument.text(),
  subject: argument.integer(),
  /** `seat`, `programme` or `number`; absent: the usual one of the type. */
  order: v.optional(argument.text()),
} as const

/** Number of pages that a file would have now. */
export const bulkPrintCount = contract({
  slug: 'bulk_print_count',
  input: v.object(wanted),
  output: v.object({ pages: v.number() }),
})

/** Fixes the pages of a file, which is drawn in the background. */
export const bulkPrintMake = contract({
  slug: 'bulk_print_make',
  input: v.object(wanted),
  output: v.object({ bulk_print_ID: v.number() }),
})

const bulkPrint = v.object({
  id: v.number(),
  name: message,
  subject: message,
  order: v.picklist(printOrders),
  by: v.string(),
  created: v.string(),
  state: v.picklist(printStates),
  actions: list(v.picklist(printActions)),
  pages: v.number(),
  drawn: v.number(),
  leftOut: v.number(),
  /** Size of the finished file; null before. */
  bytes: v.nullable(v.number()),
})
export type BulkPrint = v.InferOutput<typeof bulkPrint>

/** The latest files of types that the caller may print. */
export const bulkPrints = contract({
  slug: 'bulk_prints',
  input: v.object({}),
  output: v.object({ prints: list(bulkPrint) }),
})

const which = { bulk_print_ID: argument.integer() } as const

/** Pages that are not in a file, with the reason; at most 200. */
export const bulkPrintLeftOut = contract({
  slug: 'bulk_print_left_out',
  input: v.object(which),
  output: v.object({ pages: list(v.object({ place: v.number(), reason: message })) }),
})

/** Pauses, continues or ends a print: `pause`, `continue`, `end`. */
export const bulkPrintChange = contract({
  slug: 'bulk_print_change',
  input: v.object({ ...which, action: argument.text() }),
})

/** Address of a finished file. */
export function bulkPrintFile(id: number | ':id'): string {
  return `/api/v1/bulk-prints/${id}/file`
}
