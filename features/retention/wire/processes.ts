import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** Proposes that everything personal of a person who never enrolled is erased, as they asked. */
export const studentErase = contract({
  slug: 'student_erase',
  input: v.object({ C_BPartner_ID: argument.integer(), reason: argument.text() }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})
