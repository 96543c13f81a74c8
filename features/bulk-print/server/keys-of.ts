import type { RawBuilder } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'

/** Keys of pages, as a query names them in its column `key`, in its order. */
export async function keysOf(
  reader: Reader,
  query: RawBuilder<{ readonly key: string }>,
): Promise<readonly string[]> {
  const { rows } = await query.execute(reader)
  return rows.map(({ key }) => key)
}
