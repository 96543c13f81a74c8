import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const auditEntries = contract({
  slug: 'audit_entries',
  input: v.object({
    before: v.optional(argument.integer()),
    ad_user_ID: v.optional(argument.integer()),
    act: v.optional(argument.text()),
    day: v.optional(argument.text()),
    typed: v.optional(argument.text()),
  }),
})

export const auditVerify = contract({
  slug: 'audit_verify',
  input: v.object({}),
})
