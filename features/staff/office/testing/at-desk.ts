import { onTestFinished } from 'vitest'
import type { StaffRole } from '../../rules/roles.ts'
import { desk } from '../session.ts'

/** Mina Rai sits at this desk, in a role, until the test is over. */
export function sitAtDesk(role: StaffRole = 'exam-office'): void {
  desk.set({
    token: 'token',
    refreshToken: 'refresh',
    userId: 1_000_021,
    name: 'Mina Rai',
    email: 'mina@ltu.example',
    role,
    lastSignIn: null,
  })
  onTestFinished(() => desk.set(null))
}
