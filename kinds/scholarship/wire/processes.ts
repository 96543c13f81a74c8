import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { committee, ranking } from './committee.ts'

export const scholarshipAward = contract({
  slug: 'scholarship_award',
  input: v.object({
    n_scholarship_reg_ID: argument.integer(),
    amount: v.optional(argument.amount()),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_scholarship_reg', parameter: 'n_scholarship_reg_ID' },
})

export const scholarshipDecline = contract({
  slug: 'scholarship_decline',
  input: v.object({
    n_scholarship_reg_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_scholarship_reg', parameter: 'n_scholarship_reg_ID' },
})

export const scholarshipCommittees = contract({
  slug: 'scholarship_committees',
  input: v.object({}),
  output: v.object({ committees: list(committee) }),
})

export const scholarshipMember = contract({
  slug: 'scholarship_member',
  input: v.object({
    n_scholarship_open_ID: argument.integer(),
    AD_User_ID: argument.integer(),
    is_member: argument.flag(),
  }),
  recordParameter: { table: 'n_scholarship_open', parameter: 'n_scholarship_open_ID' },
})

export const scholarshipRanking = contract({
  slug: 'scholarship_ranking',
  input: v.object({
    n_scholarship_open_ID: argument.integer(),
  }),
  output: ranking,
  recordParameter: { table: 'n_scholarship_open', parameter: 'n_scholarship_open_ID' },
})

export const scholarshipScore = contract({
  slug: 'scholarship_score',
  input: v.object({
    n_scholarship_reg_ID: argument.integer(),
    score: argument.text(),
    note: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_scholarship_reg', parameter: 'n_scholarship_reg_ID' },
})
