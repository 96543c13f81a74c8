import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { auditEntry } from './entry.ts'

export const auditEntries = contract({
  slug: 'audit_entries',
  input: v.object({
    before: v.optional(argument.integer()),
    ad_user_ID: v.optional(argument.integer()),
    act: v.optional(argument.text()),
    day: v.optional(argument.text()),
    typed: v.optional(argument.text()),
  }),
  output: v.object({ entries: list(auditEntry), isWhole: v.boolean() }),
})

/** Everyone whose entries can be asked for. */
export const auditStaff = contract({
  slug: 'audit_staff',
  input: v.object({}),
  output: v.object({ staff: list(v.object({ id: v.number(), name: v.string() })) }),
})

export const auditVerify = contract({
  slug: 'audit_verify',
  input: v.object({}),
  output: v.object({
    verdict: v.variant('is', [
      v.object({ is: v.literal('whole'), entries: v.number(), hash: v.string() }),
      v.object({ is: v.literal('broken'), entry: v.number() }),
    ]),
    /** ISO timestamp. */
    checked: v.string(),
  }),
})
