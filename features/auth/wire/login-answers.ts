import { idOf, type WireRecord } from '#features/applying/wire/record.ts'

/** Business partner of an ad_user record; 0 when the account is not linked to one (SPEC §5 Login). */
export function partnerIdFromWire(user: WireRecord): number {
  return idOf(user, 'C_BPartner_ID') ?? 0
}

/** The answer's userId, else the token's AD_User_ID claim (idempiere-dialect §10). */
export function userIdFromWire(answer: WireRecord, claims: WireRecord): number | null {
  return idOf(answer, 'userId') ?? idOf(claims, 'AD_User_ID')
}
