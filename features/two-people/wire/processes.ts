import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { openProposal } from './open-proposal.ts'

export const proposalsOpen = contract({
  slug: 'proposals_open',
  input: v.object({}),
  output: v.object({ proposals: list(openProposal) }),
})

export const proposalConfirm = contract({
  slug: 'proposal_confirm',
  input: v.object({
    n_proposal_ID: argument.integer(),
    code: v.optional(argument.text()),
    digits: v.optional(argument.text()),
    qr_digits: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_proposal', parameter: 'n_proposal_ID' },
})

export const proposalRefuse = contract({
  slug: 'proposal_refuse',
  input: v.object({
    n_proposal_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_proposal', parameter: 'n_proposal_ID' },
})
