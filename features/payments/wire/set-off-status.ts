import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'

/** Money of a student that may be set off, with the process and its parameter. Amounts in rupees. */
export const spendable = v.object({
  process: v.string(),
  parameter: v.string(),
  id: v.number(),
  name: v.union([v.string(), message]),
  left: v.number(),
})
export type Spendable = v.InferOutput<typeof spendable>

/** A fee a student still owes. */
export const owedFee = v.object({
  payment_type: v.string(),
  payment_reference_id: v.number(),
  name: message,
  owed: v.number(),
})
export type OwedFee = v.InferOutput<typeof owedFee>

/** Facts shown to the cashier before money is set off or paid out. */
export const setOffStatus = v.object({
  /** The part that is credit, which may be paid out too. */
  credit: v.number(),
  sources: list(spendable),
  fees: list(owedFee),
})
export type SetOffStatus = v.InferOutput<typeof setOffStatus>
