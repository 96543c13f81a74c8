import type { UseOnce } from '#platform/server/captcha/captcha.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Remembers used captcha solutions in the database, so that one passes once across processes and restarts. */
export function useOnceIn(database: Database): UseOnce {
  return async (hash, expiresAtMs) => {
    const row = await database.kysely
      .insertInto('used_captcha')
      .values({ hash, expires: new Date(expiresAtMs) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst()
    return row !== undefined
  }
}

/** Removes solutions that have expired: their date makes them invalid anyway. */
export async function removeExpiredCaptchas(database: Database, nowMs: number): Promise<void> {
  await database.kysely
    .deleteFrom('used_captcha')
    .where('expires', '<', new Date(nowMs - 60_000))
    .execute()
}
