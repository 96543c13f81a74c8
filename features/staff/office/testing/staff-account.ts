import type { StaffAccount } from '../../wire/staff-accounts.ts'

/** An account of staff as the list gives it. */
export function aStaffAccount(differs: Partial<StaffAccount> = {}): StaffAccount {
  return {
    id: 31,
    name: 'Gita Rana',
    email: 'gita@ltu.example',
    roles: ['cashier'],
    isLocked: false,
    hasSecondFactor: true,
    invitation: null,
    mailProblem: null,
    lastSeen: null,
    needsSecond: false,
    ...differs,
  }
}
