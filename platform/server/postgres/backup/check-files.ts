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
  for (const first of namesIn(root).filter((name) => name.length === 2))
    for (const second of namesIn(join(root, first)))
      for (const name of namesIn(join(root, first, second))) {
        const content = await readFile(join(root, first, second, name))
        if (createHash('sha256').update(content).digest('hex') !== name)
          broken.push(`The upload ${name} is damaged`)
      }
  return broken
}

/** The table that names every stored upload by its hash. Hashes in other tables say something else. */
export type UploadRegistry = { readonly table: string; readonly column: string }

/** Uploads that the registry names and the backup does not have. */
export async function missingFiles(
  { kysely }: Pick<Database, 'kysely'>,
  folder: string,
  { table, column }: UploadRegistry,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${sql.ref(column)} as name from ${sql.table(table)}`.execute(kysely)
  return rows.flatMap(({ name }) => {
    const path = join(filesOf(folder), name.slice(0, 2), name.slice(2, 4), name)
    return existsSync(path) ? [] : [`The upload ${name}, named in ${table}, is missing`]
  })
}
