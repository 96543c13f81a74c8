import type { Transaction } from '#platform/server/database/database.ts'
import { type Role, roleIds } from '#features/roles/rules/facts.ts'

/** A member of staff who can sign in; they have no partner. Without a secret they must set one up. */
export async function storeStaff(
  transaction: Transaction,
  person: {
    readonly name: string
    readonly email: string
    readonly roles: readonly Role[]
    readonly passwordHash: string
    /** Secret of their authenticator app (RFC 6238). */
    readonly codeSecret?: string
  },
): Promise<number> {
  const { ad_user_id } = await transaction
    .insertInto('ad_user')
    .values({ name: person.name, email: person.email })
    .returning('ad_user_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('credential')
    .values({ ad_user_id, password_hash: person.passwordHash })
    .execute()
  const roles = person.roles.map((role) => ({ ad_user_id, ad_role_id: roleIds[role] }))
  await transaction.insertInto('ad_user_roles').values(roles).execute()
  if (person.codeSecret !== undefined)
    await transaction
      .insertInto('second_factor')
      .values({ ad_user_id, secret: person.codeSecret, confirmed: new Date(0) })
      .execute()
  return ad_user_id
}
