import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import { criterionIds, fits } from '../rules/criteria.ts'

/** Committee in the `data` of the committee's processes; amounts in rupees. */
export const committee = v.object({
  n_scholarship_open_ID: v.number(),
  name: message,
  applicants: v.number(),
  awarded: v.number(),
  seats: v.nullable(v.number()),
  /** True if the reader is a member of the committee. */
  isMember: v.boolean(),
})
export type Committee = v.InferOutput<typeof committee>

export const person = v.object({
  AD_User_ID: v.number(),
  name: v.string(),
})
export type Person = v.InferOutput<typeof person>

export const rankedApplicant = v.object({
  n_scholarship_reg_ID: v.number(),
  Name: v.string(),
  regrollno: v.nullable(v.string()),
  DocStatus: v.string(),
  quotas: v.string(),
  cgpa: v.nullable(v.number()),
  attendance: v.nullable(v.number()),
  criteria: list(
    v.object({
      criterion: v.picklist(criterionIds),
      fit: v.picklist(fits),
    }),
  ),
  /** Mean of the members' scores. */
  score: v.nullable(v.number()),
  scores: list(
    v.object({
      member: v.string(),
      score: v.number(),
      note: v.nullable(v.string()),
      isMine: v.boolean(),
    }),
  ),
  awarded: v.nullable(v.number()),
  /** The award that waits for its second member. */
  proposal: v.nullable(
    v.object({
      n_proposal_ID: v.number(),
      by: v.string(),
      isOwn: v.boolean(),
      amount: v.number(),
      reason: v.string(),
    }),
  ),
})
export type RankedApplicant = v.InferOutput<typeof rankedApplicant>

export const ranking = v.object({
  name: message,
  amount: v.number(),
  seats: v.nullable(v.number()),
  awarded: v.number(),
  isMember: v.boolean(),
  members: list(person),
  /** Accounts that may become members; sent only to users who choose the members. */
  staff: list(person),
  applicants: list(rankedApplicant),
})
export type Ranking = v.InferOutput<typeof ranking>
