import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { startProcess } from '../anchors.ts'
import { type BenchUniversity, fillUniversity } from '../university.ts'

const port = 9_348

/**
 * The university of the benchmarks, served by one process on a durable PostgreSQL; `stop` ends and removes all of it. Its
 * sessions count as renewed for `renewedMs` from now.
 */
export async function serveUniversity(renewedMs = 0): Promise<
  BenchUniversity & {
    readonly origin: string
    /** Of the database. */
    readonly url: string
    readonly pid: number
    readonly stop: () => Promise<void>
  }
> {
  const postgres = await temporaryCluster({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  chmodSync(folder, 0o755) // the user who runs PostgreSQL for root has to pass
  const database = await openDatabase({ url: postgres.url, dataDir: folder })
  const university = await fillUniversity(database, renewedMs)
  await database.close()
  const options = ['--port', String(port), '--folder', folder, '--url', postgres.url]
  const origin = `http://127.0.0.1:${port}`
  const end = await startProcess('server.ts', options, `${origin}/health`)
  return {
    ...university,
    origin,
    url: postgres.url,
    pid: end.pid,
    async stop() {
      await end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
