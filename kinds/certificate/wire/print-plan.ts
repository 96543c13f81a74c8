import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { printSteps } from '../rules/print-plan.ts'

const planned = v.object({
  n_certificate_reg_ID: v.number(),
  student: message,
  type: message,
  copies: v.number(),
  /** '' until it is issued. */
  number: v.string(),
  /** Null: it is left out. */
  step: v.nullable(v.picklist(printSteps)),
  why: v.nullable(message),
})

const plan = v.object({
  id: v.number(),
  pages: v.number(),
  /** Certificates that get their numbers. */
  issues: v.number(),
  certificates: list(planned),
})
export type CertificatePrintPlan = v.InferOutput<typeof plan>

/** Plans a print of several certificates, in the order of the open ones, and stores it. */
export const certificatePrintPlan = contract({
  slug: 'certificate_print_plan',
  input: v.object({ certificates: argument.ids() }),
  output: v.object({ plan }),
})

/** Issues and prints as planned, all or none, once. */
export const certificatePrintTogether = contract({
  slug: 'certificate_print_together',
  input: v.object({ certificate_print_plan_ID: argument.integer() }),
  output: v.object({ bulk_print_ID: v.number(), pages: v.number() }),
})
