/** The fixed login selection (SPEC §9). */
export const loginSelection = {
  clientId: 1000000,
  roleId: 1000006,
  organizationId: 1000000,
  warehouseId: 1000000,
  language: 'en_GB',
} as const

/** The probe that tells whether a token still counts uses this fixed filter date (SPEC §9). */
export const probeDay = '2025-07-27'

/** What the browser keeps under `auth_data` (SPEC §3). */
export type AuthData = {
  readonly user: SignedInUser
  /** First-stage token. */
  readonly token: string
  readonly finalToken: string
  readonly refreshToken?: string
  /** Of the request that spends the refresh token: kept before it is sent, so that a repeat after a lost answer is the same. */
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
