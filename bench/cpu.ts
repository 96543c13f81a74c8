import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { shootAt, startProcess } from './anchors.ts'
import { loads, warmUpSeconds } from './load/loads.ts'
import { clusterCpuMs, cpuMs } from './load/process-cpu.ts'
import { fillUniversity } from './university.ts'

/**
 * Measures the cost of one request on server and database, in ms of a core, from the kernel's process accounting: it
 * depends less than a rate on other load of the machine. `npm run bench -- cpu mine apply` measures these.
 */
const port = 9_347
const origin = `http://127.0.0.1:${port}`
const seconds = 6
const only = process.argv.slice(2)

const postgres = await temporaryCluster({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
chmodSync(folder, 0o755)
let server: Awaited<ReturnType<typeof startProcess>> | undefined
try {
  const database = await openDatabase({ url: postgres.url, dataDir: folder })
  const university = await fillUniversity(database)
  await database.close()
  const options = ['--port', String(port), '--folder', folder, '--url', postgres.url]
  server = await startProcess('server.ts', options, `${origin}/health`)
  const { pid } = server
  console.log(`${'act'.padEnd(12)}  server ms  database ms  answers`)
  for (const [name, load] of Object.entries(loads)) {
    if (only.length > 0 && !only.includes(name)) continue
    const { requests, status } = load(university)
    // A request of the warm-up is not repeated: a student who has applied cannot apply again.
    const first = Math.floor(requests.length / 4)
    const warmUp = { url: origin, status, requests: requests.slice(0, first) }
    await shootAt({ ...warmUp, seconds: warmUpSeconds, warmUpSeconds: 0 })
    const asked = { url: origin, status, requests: requests.slice(first) }
    const before = { server: cpuMs(pid), database: clusterCpuMs(postgres.url) }
    const { perSecond, wrong } = await shootAt({ ...asked, seconds, warmUpSeconds: 0 })
    if (wrong > 0) throw new Error(`${name}: ${wrong} answers were not right`)
    const answers = perSecond * seconds
    const each = (ms: number) => (ms / answers).toFixed(3).padStart(9)
    const spent = {
      server: each(cpuMs(pid) - before.server),
      database: each(clusterCpuMs(postgres.url) - before.database),
    }
    console.log(`${name.padEnd(12)}  ${spent.server}    ${spent.database}  ${Math.round(answers)}`)
  }
} finally {
  await server?.()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
