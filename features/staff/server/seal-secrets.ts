import type { Database } from '#platform/server/database/database.ts'
import { type CodeVault, isSealed } from './code-vault.ts'

/** Seals secrets stored in the clear; gives the number of those that another key has sealed: they cannot be opened. */
export async function sealSecrets({ kysely }: Database, vault: CodeVault): Promise<number> {
  const rows = await kysely.selectFrom('second_factor').select(['ad_user_id', 'secret']).execute()
  let foreign = 0
  for (const { ad_user_id: userId, secret } of rows) {
    if (isSealed(secret)) {
      if (vault.open(secret, userId) === null) foreign++
      continue
    }
    await kysely
      .updateTable('second_factor')
      .set({ secret: vault.seal(secret, userId) })
      .where('ad_user_id', '=', userId)
      .where('secret', '=', secret)
      .execute()
  }
  return foreign
}
