import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { filesOf, namesIn } from './backup-folder.ts'

/** Uploads of a backup whose content is not what their name says. */
export async function brokenFiles(folder: string): Promise<readonly string[]> {
  const root = filesOf(folder)
  const broken: string[] = []
  for (const first of namesIn(root))
    for (const second of namesIn(join(root, first)))
      for (const name of namesIn(join(root, first, second))) {
        const content = await readFile(join(root, first, second, name))
        if (createHash('sha256').update(content).digest('hex') !== name)
          broken.push(`The upload ${name} is damaged`)
      }
  return broken
}

/** Uploads that rows name, in whatever table, and the backup does not have. */
export async function missingFiles(
  { kysely }: Pick<Database, 'kysely'>,
  folder: string,
): Promise<readonly string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%sha256' and table_name <> 'schema_migration'`.execute(
    kysely,
  )
  const missing: string[] = []
  for (const { table, column } of columns.rows) {
    const named = await sql<{ name: string }>`
      select distinct ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      kysely,
    )
    for (const { name } of named.rows)
      if (!existsSync(join(filesOf(folder), name.slice(0, 2), name.slice(2, 4), name)))
        missing.push(`The upload ${name}, named in ${table}, is missing`)
  }
  return missing
}
