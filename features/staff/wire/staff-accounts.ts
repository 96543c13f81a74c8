import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import { accountActions } from '../rules/account-action.ts'
import { invitationStates } from '../rules/invitation.ts'

export const staffAccount = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  roles: list(v.string()),
  isLocked: v.boolean(),
  hasSecondFactor: v.boolean(),
  /** Null: the owner has joined, or was not invited by mail. */
  invitation: v.nullable(
    v.object({
      state: v.picklist(invitationStates),
      /** ISO timestamp until which the link works; null: it was withdrawn. */
      until: v.nullable(v.string()),
    }),
  ),
  /** Answer of the mail server to the newest mail that did not leave; null: none waits. */
  mailProblem: v.nullable(v.string()),
  lastSeen: v.nullable(v.string()),
  /** True when changes to it, except locking, are proposed and wait. */
  needsSecond: v.boolean(),
})
export type StaffAccount = v.InferOutput<typeof staffAccount>

/** An open proposal about an account. */
export const accountProposal = v.object({
  id: v.number(),
  /** The account; null: it is to be made. */
  userId: v.nullable(v.number()),
  name: v.string(),
  email: v.string(),
  act: v.picklist(accountActions),
  enteredBy: v.string(),
  isOwn: v.boolean(),
  /** ISO timestamp from which its proposer may carry it out; null: another administrator confirms it. */
  aloneFrom: v.nullable(v.string()),
})
export type AccountProposal = v.InferOutput<typeof accountProposal>

/** The page of staff accounts. */
export const staffList = v.object({
  accounts: list(staffAccount),
  proposals: list(accountProposal),
  /** Roles that make an account one which needs a second administrator. */
  confirmingRoles: list(v.string()),
})
export type StaffList = v.InferOutput<typeof staffList>

/** An open session of staff. */
export const openSession = v.object({
  id: v.number(),
  name: v.string(),
  role: v.string(),
  /** ISO timestamps. */
  started: v.string(),
  lastSeen: v.string(),
  from: v.string(),
  isThis: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof openSession>
