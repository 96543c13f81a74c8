import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import type { Settings } from '../settings/settings.ts'

type Places = Pick<Settings, 'PORT' | 'OFFICE_PORT' | 'METRICS_PORT' | 'HOST' | 'DATA_DIR'>

/** File in a data folder that is a copy of a backup, to look into. */
export const copyMark = (dataDir: string) => join(dataDir, 'copy-to-look-into')

/** Throws the system's error if a port cannot be used or the data folder cannot be written, before anything else is done. */
export async function checkPlaces(places: Places): Promise<void> {
  const { PORT, OFFICE_PORT, METRICS_PORT = 0, HOST, DATA_DIR } = places
  for (const port of [PORT, OFFICE_PORT, METRICS_PORT]) if (port !== 0) await listenOnce(port, HOST)
  mkdirSync(DATA_DIR, { recursive: true })
  if (existsSync(copyMark(DATA_DIR)))
    throw new ClusterProblem(
      `DATA_DIR is a copy to look into: a server would send the mails that wait in it. Remove ${copyMark(DATA_DIR)} to start one all the same.`,
    )
  const probe = join(DATA_DIR, `.write-test-${process.pid}`)
  try {
    writeFileSync(probe, 'x'.repeat(4_096))
  } finally {
    rmSync(probe, { force: true })
  }
}

async function listenOnce(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
