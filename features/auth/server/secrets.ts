import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'

export type SecretName = 'tokens' | 'captcha' | 'devices' | 'documents' | 'acts' | 'push'

/** A key made once per database (random unless `make` says otherwise) and shared by all its processes. */
export async function loadSecret(
  database: Database,
  name: SecretName,
  make: () => string = () => randomBytes(64).toString('base64url'),
): Promise<string> {
  await database.kysely
    .insertInto('server_secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await database.kysely
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
