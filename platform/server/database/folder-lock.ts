import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process has the database in ${folder} open. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Takes the data folder for this process; two openers of one PGlite folder lose each other's rows (SECURITY F3).
 * On Linux the lock is an abstract socket, freed by the kernel however the process dies. A pid file says the same
 * across network namespaces and on other systems.
 */
export async function lockFolder(folder: string, name: string): Promise<() => Promise<void>> {
  const release = process.platform === 'linux' ? await abstractSocket(folder, name) : async () => {}
  const pidFile = join(folder, '.vidyarthi.pid')
  try {
    takePidFile(folder, pidFile)
  } catch (error) {
    await release()
    throw error
  }
  return async () => {
    rmSync(pidFile, { force: true })
    await release()
  }
}

function abstractSocket(folder: string, name: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    )
    server.listen({ path: `\0${name}` }, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

function takePidFile(folder: string, pidFile: string): void {
  const owner = readPid(pidFile)
  if (owner !== null && owner !== process.pid && isRunning(owner)) throw new FolderInUse(folder)
  rmSync(pidFile, { force: true })
  const file = openSync(pidFile, 'wx')
  writeSync(file, String(process.pid))
  closeSync(file)
}

function readPid(pidFile: string): number | null {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || null
  } catch {
    return null // no pid file: nobody was here, or they left cleanly
  }
}

/** On Linux the socket has already proved that no live process of this machine holds the folder. */
function isRunning(pid: number): boolean {
  if (process.platform === 'linux') return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
