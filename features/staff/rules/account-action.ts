import type { StaffRole } from '#features/roles/rules/facts.ts'

/** Done to an account of staff by an administrator. */
export const accountActions = [
  'create',
  'roles',
  'password',
  'lock',
  'unlock',
  'second-factor',
] as const
export type AccountAction = (typeof accountActions)[number]

/** An account as it is read and compared by who confirms a change of it. */
export type AccountState = {
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly isLocked: boolean
  readonly hasSecondFactor: boolean
}

/** A proposed action, with the account as it will be. */
export type ProposedAccount = AccountState & { readonly act: AccountAction }

/** The account after an action; a new account is returned as requested. */
export function stateAfter(action: AccountAction, now: AccountState): AccountState {
  if (action === 'lock' || action === 'unlock') return { ...now, isLocked: action === 'lock' }
  return action === 'second-factor' ? { ...now, hasSecondFactor: false } : now
}

/**
 * True if an action needs a second administrator: every action except locking, which only takes away, on an account
 * that may confirm proposals, by a role it has or gets or by a seat it holds.
 */
export function needsSecondAdministrator(
  action: AccountAction,
  account: { readonly roles: readonly string[]; readonly isSeated: boolean },
  confirmingRoles: readonly string[],
): boolean {
  if (action === 'lock') return false
  return account.isSeated || account.roles.some((role) => confirmingRoles.includes(role))
}
