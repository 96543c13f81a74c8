import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type OpenOptions = {
  /** PostgreSQL connection string; absent: the embedded database. */
  readonly url?: string | undefined
  /** Folder that holds the embedded database (in `database/`), or 'memory://'. */
  readonly dataDir: string
  /** Told when a PostgreSQL connection is lost; the next use reconnects. */
  readonly onLost?: (error: Error) => void
}

/** The database the settings ask for, not yet migrated. Throws `FolderInUse` when another process has it. */
export async function openDatabase({
  url,
  dataDir,
  onLost = () => {},
}: OpenOptions): Promise<Database> {
  if (url !== undefined) return openPostgres(url, onLost)
  return openPglite({ folder: dataDir === 'memory://' ? null : join(dataDir, 'database') })
}
