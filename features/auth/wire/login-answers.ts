import { idOf, type WireRecord } from '#features/applying/wire/record.ts'

/** Business partner of an ad_user record; 0 when the account is not linked to one (SPEC §5 Login). */
export function partnerIdFromWire(user: WireRecord): number {
  return idOf(user, 'C_BPartner_ID') ?? 0
}

/** The answer's userId, else the token's AD_User_ID claim (idempiere-dialect §10). */
export function userIdFromWire(answer: WireRecord, finalToken: string): number | null {
  return idOf(answer, 'userId') ?? idOf(claimsOf(finalToken), 'AD_User_ID')
}

function claimsOf(token: string): WireRecord {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(part))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {} // an opaque token has no claims to read
  }
}
