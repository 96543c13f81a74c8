import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const documentRevoke = contract({
  slug: 'paper_revoke',
  input: v.object({
    n_issued_paper_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_issued_paper', parameter: 'n_issued_paper_ID' },
})

export const documentRestore = contract({
  slug: 'paper_restore',
  input: v.object({
    n_issued_paper_ID: argument.integer(),
  }),
  recordParameter: { table: 'n_issued_paper', parameter: 'n_issued_paper_ID' },
})
