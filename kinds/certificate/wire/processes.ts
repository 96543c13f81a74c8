import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const n_certificate_reg_ID = argument.integer()
const recordParameter = {
  table: 'n_certificate_reg',
  parameter: 'n_certificate_reg_ID',
} as const

export const certificateIssue = contract({
  slug: 'certificate_issue',
  input: v.object({ n_certificate_reg_ID }),
  recordParameter,
})

export const certificateReady = contract({
  slug: 'certificate_ready',
  input: v.object({ n_certificate_reg_ID }),
  recordParameter,
})

export const certificateHandOver = contract({
  slug: 'certificate_hand_over',
  input: v.object({ n_certificate_reg_ID, how: argument.text() }),
  recordParameter,
})

/** Semesters of which the student who asks may have a duplicate gradesheet of a type. */
export const certificateSemesters = contract({
  slug: 'certificate_semesters',
  input: v.object({ n_certificate_open_ID: argument.integer() }),
  output: v.object({ semesters: list(v.object({ id: v.number(), name: message })) }),
})

/** Arguments of `certificate_semesters` for a type. */
export function semestersFor(openingId: number) {
  return { n_certificate_open_ID: openingId }
}

/** An approved request that has not reached its student. */
export const openCertificate = v.object({
  n_certificate_reg_ID: v.number(),
  student: message,
  partnerId: v.number(),
  type: message,
  copies: v.number(),
  purpose: v.string(),
  isUrgent: v.boolean(),
  /** Needs a second person to be issued. */
  byTwo: v.boolean(),
  /** ISO timestamp of the request. */
  asked: v.string(),
  /** '' until it is issued. */
  number: v.string(),
  isReady: v.boolean(),
  /** Person whose proposal waits for a second one; null: none waits. */
  proposedBy: v.nullable(v.string()),
})
export type OpenCertificate = v.InferOutput<typeof openCertificate>

export const certificatesOpen = contract({
  slug: 'certificates_open',
  input: v.object({}),
  output: v.object({ certificates: list(openCertificate) }),
})
