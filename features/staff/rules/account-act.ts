import type { StaffRole } from '#features/roles/rules/facts.ts'

/** Done to an account of staff by an administrator. */
export type AccountAct = 'create' | 'roles' | 'password' | 'lock' | 'unlock' | 'second-factor'

/** An account as it is read and compared by who confirms a change of it. */
export type AccountState = {
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly isLocked: boolean
  readonly hasSecondFactor: boolean
}

/** An act as it is proposed, with the account as it is to be. */
export type ProposedAccount = AccountState & { readonly act: AccountAct }

/** The account as an act leaves it; a new one is given as it is wished for. */
export function stateAfter(act: AccountAct, now: AccountState): AccountState {
  if (act === 'lock' || act === 'unlock') return { ...now, isLocked: act === 'lock' }
  return act === 'second-factor' ? { ...now, hasSecondFactor: false } : now
}

/**
 * Whether an act waits for a second administrator: every one but locking, which only takes away, on an account that may
 * confirm what others propose, by a role it has or gets or by a seat it holds.
 */
export function needsSecondAdministrator(
  act: AccountAct,
  account: { readonly roles: readonly string[]; readonly isSeated: boolean },
  confirmingRoles: readonly string[],
): boolean {
  if (act === 'lock') return false
  return account.isSeated || account.roles.some((role) => confirmingRoles.includes(role))
}
