import type { RawBuilder } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { PrintSubject } from './print-type.ts'

/** Keys of pages, as a query names them in its column `key`, in its order. */
export async function keysOf(
  reader: Reader,
  query: RawBuilder<{ readonly key: string }>,
): Promise<readonly string[]> {
  const { rows } = await query.execute(reader)
  return rows.map(({ key }) => key)
}

/** The newest subjects of a query with `id` and `name`, in its order. */
export async function subjectsOf(
  reader: Reader,
  query: RawBuilder<{ readonly id: number; readonly name: Message }>,
): Promise<readonly PrintSubject[]> {
  const { rows } = await query.execute(reader)
  return rows
}
