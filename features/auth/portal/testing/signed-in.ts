import { onTestFinished } from 'vitest'
import { authData } from '../session.ts'
import type { SignedInUser } from '#features/auth/wire/login.ts'

/** Sita is signed in on this device until the test is over. */
export function signInSita(): SignedInUser {
  const user = {
    clientId: 1_000_000,
    adUserId: 1_000_007,
    adRoleId: 1_000_006,
    adOrgId: 1_000_000,
    cBpartnerId: 1_000_011,
    email: 'sita@ltu.example',
    fullName: 'Sita Kumari Shrestha',
  }
  authData.set({ user, token: 'first', finalToken: 'token' })
  onTestFinished(() => authData.set(null))
  return user
}
