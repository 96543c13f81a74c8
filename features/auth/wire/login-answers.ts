import { referenceId } from '#platform/pure/reference.ts'

/** Business partner of an ad_user record; 0 when the account is not linked to one (SPEC §5 Login). */
export function partnerIdFromWire(user: unknown): number {
  return referenceId(column(user, 'C_BPartner_ID')) ?? 0
}

/** The answer's userId, else the token's AD_User_ID claim (idempiere-dialect §10). */
export function userIdFromWire(answer: unknown, claims: unknown): number | null {
  return referenceId(column(answer, 'userId')) ?? referenceId(column(claims, 'AD_User_ID'))
}

function column(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined
}
