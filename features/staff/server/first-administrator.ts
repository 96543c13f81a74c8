import type { Database } from '#platform/server/database/database.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { createAccount, newHashes, newOneTimePassword } from './accounts.ts'

export type FirstAdministrator = { readonly email: string; readonly oneTimePassword: string }

/** Creates an administrator if there is none. Printed once, the password works once. Null if there is one. */
export async function makeFirstAdministrator(
  database: Database,
  { email, nowMs }: { readonly email: string; readonly nowMs: number },
): Promise<FirstAdministrator | null> {
  const there = await database.kysely
    .selectFrom('ad_user_roles')
    .select('ad_user_id')
    .where('ad_role_id', '=', roleIds.administrator)
    .limit(1)
    .executeTakeFirst()
  if (there !== undefined) return null
  const oneTimePassword = newOneTimePassword()
  const hashes = await newHashes(await createPasswords(), oneTimePassword)
  const person = { name: 'Administrator', email, roles: ['administrator'], hashes } as const
  const made = await database.transaction((transaction) =>
    createAccount(transaction, person, nowMs),
  )
  if (made === 'email-taken')
    throw new Error(`ADMIN_EMAIL: somebody without that role signs in with ${email} already`)
  return { email, oneTimePassword }
}
