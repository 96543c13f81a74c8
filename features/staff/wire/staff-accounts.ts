import type { AccountAction } from '../rules/account-action.ts'

export type StaffAccount = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly isLocked: boolean
  readonly hasSecondFactor: boolean
  readonly lastSeen: string | null
  /** True when changes to it, except locking, are proposed and wait. */
  readonly needsSecond: boolean
}

/** An open proposal about an account. */
export type AccountProposal = {
  readonly id: number
  /** The account; null: it is to be made. */
  readonly userId: number | null
  readonly name: string
  readonly email: string
  readonly act: AccountAction
  readonly enteredBy: string
  readonly isOwn: boolean
  /** ISO timestamp from which its proposer may carry it out; null: another administrator confirms it. */
  readonly aloneFrom: string | null
}

/** The page of staff accounts. */
export type StaffList = {
  readonly accounts: readonly StaffAccount[]
  readonly proposals: readonly AccountProposal[]
  /** Roles that make an account one which needs a second administrator. */
  readonly confirmingRoles: readonly string[]
}
