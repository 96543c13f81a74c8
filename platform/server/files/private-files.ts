import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const privateFolder = 0o700
export const privateFile = 0o600

/**
 * Makes all that this process creates from now on private to its account, and also everything at these paths that was
 * open to others. A folder is closed after all below it: a closed folder has nothing open below.
 */
export async function keepPrivate(paths: readonly string[]): Promise<void> {
  process.umask(0o077)
  for (const path of paths) await close(path)
}

async function close(path: string): Promise<void> {
  const found = await stat(path).catch(missing)
  if (found === null) return
  const mode = found.isDirectory() ? privateFolder : privateFile
  if ((found.mode & 0o777) === mode) return
  if (found.isDirectory()) for (const name of await readdir(path)) await close(join(path, name))
  await chmod(path, mode)
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
