import type { Database } from '#platform/server/database/database.ts'
import { type Passwords, PasswordsBusy } from './passwords.ts'

type Proved = { readonly userId: number; readonly password: string; readonly hash: string }

/**
 * Stores the hash of a password that was just proved with today's parameters, if it has others. While too many are
 * hashed, the next sign-in does it; a password that was changed meanwhile stays.
 */
export async function renewHash(
  { userId, password, hash }: Proved,
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
): Promise<void> {
  if (passwords.isOfToday(hash)) return
  try {
    const fresh = await passwords.hash(password)
    await database.kysely
      .updateTable('credential')
      .set({ password_hash: fresh })
      .where('ad_user_id', '=', userId)
      .where('password_hash', '=', hash)
      .execute()
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error
  }
}
