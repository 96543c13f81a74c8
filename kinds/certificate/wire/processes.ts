import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import { contract, recordContract } from '#platform/pure/rest-dialect/contract.ts'

const request = { table: 'n_certificate_reg' } as const

export const certificateIssue = recordContract('certificate_issue', request, {})
export const certificateReady = recordContract('certificate_ready', request, {})
export const certificateHandOver = recordContract('certificate_hand_over', request, {
  how: v.picklist(['COLLECTED', 'POSTED']),
})

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
