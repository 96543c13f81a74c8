import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { StoredImport } from '../plan/stored-import.ts'

/** Files of a zip that are not read yet; 0 for a table, and once the import was carried out. */
export async function countUnread(
  reader: Reader,
  { id, committed, target }: StoredImport,
): Promise<number> {
  if (committed !== null || target !== 'pictures') return 0
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from import_row r where r.import_id = ${id} and not exists (
      select from import_picture p where p.import_id = r.import_id and p.line = r.line
    )`.execute(reader)
  return rows[0]?.n ?? 0
}
