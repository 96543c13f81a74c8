import type { CriterionId, Fit } from '../rules/criteria.ts'

/** Committee in the `data` of the committee's processes; amounts in rupees. */
export type Committee = {
  readonly n_scholarship_open_ID: number
  readonly name: string
  readonly applicants: number
  readonly awarded: number
  readonly seats: number | null
  /** True if the reader is a member of the committee. */
  readonly isMember: boolean
}

export type RankedApplicant = {
  readonly n_scholarship_reg_ID: number
  readonly Name: string
  readonly regrollno: string | null
  readonly DocStatus: string
  readonly quotas: string
  readonly cgpa: number | null
  readonly attendance: number | null
  readonly criteria: readonly { readonly criterion: CriterionId; readonly fit: Fit }[]
  /** Mean of the members' scores. */
  readonly score: number | null
  readonly scores: readonly {
    readonly member: string
    readonly score: number
    readonly note: string | null
    readonly isMine: boolean
  }[]
  readonly awarded: number | null
  /** The award that waits for its second member. */
  readonly proposal: {
    readonly n_proposal_ID: number
    readonly by: string
    readonly isOwn: boolean
    readonly amount: number
    readonly reason: string
  } | null
}

export type Person = { readonly AD_User_ID: number; readonly name: string }

export type Ranking = {
  readonly name: string
  readonly amount: number
  readonly seats: number | null
  readonly awarded: number
  readonly isMember: boolean
  readonly members: readonly Person[]
  /** Accounts that may become members; sent only to users who choose the members. */
  readonly staff: readonly Person[]
  readonly applicants: readonly RankedApplicant[]
}
