/** The fixed login selection (SPEC §9). */
export const loginSelection = {
  clientId: 1000000,
  roleId: 1000006,
  organizationId: 1000000,
  warehouseId: 1000000,
  language: 'en_GB',
} as const

/** The probe that checks if a token is still valid uses this fixed filter date (SPEC §9). */
export const probeDay = '2025-07-27'

/** Value that the browser stores under `auth_data` (SPEC §3). */
export type AuthData = {
  readonly user: SignedInUser
  /** First-stage token. */
  readonly token: string
  readonly finalToken: string
  readonly refreshToken?: string
  /** Idempotency key of the refresh, stored before it is sent: a repeat after a lost answer sends the same key. */
  readonly refreshKey?: string
  /** Signed in with a mailed one-time password: only a new password may be set (SECURITY, Reset rule 3). */
  readonly mustChangePassword?: true
}

export type SignedInUser = {
  readonly clientId: number
  readonly adUserId: number
  readonly adRoleId: number
  readonly adOrgId: number
  readonly cBpartnerId: number
  readonly email: string
  readonly fullName: string
}

export const authDataKey = 'auth_data'
export const redirectAfterLoginKey = 'redirectAfterLogin'
export const authGuardDelayMs = 100
