import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { shootAt, startProcess } from './anchors.ts'
import { loads } from './loads.ts'
import { fillUniversity } from './university.ts'

/**
 * What one act costs the server and the database in milliseconds of a core, by the kernel's own account of their
 * processes: it depends less than a rate on what else the machine does. `node bench/cpu.ts mine apply` measures these.
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
  const backends = childrenOf(postmaster(postgres.url))
  console.log(`${'act'.padEnd(12)}  server ms  database ms  answers`)
  for (const [name, load] of Object.entries(loads)) {
    if (only.length > 0 && !only.includes(name)) continue
    const { requests, status } = load(university)
    // What is asked while it warms up is not asked again: who has applied cannot apply.
    const first = Math.floor(requests.length / 4)
    const warmUp = { url: origin, status, requests: requests.slice(0, first) }
    await shootAt({ ...warmUp, seconds: 2, warmUpSeconds: 0 })
    const asked = { url: origin, status, requests: requests.slice(first) }
    const before = { server: cpuMs([pid]), database: cpuMs(backends()) }
    const { perSecond, wrong } = await shootAt({ ...asked, seconds, warmUpSeconds: 0 })
    if (wrong > 0) throw new Error(`${name}: ${wrong} answers were not right`)
    const answers = perSecond * seconds
    const each = (ms: number) => (ms / answers).toFixed(3).padStart(9)
    const spent = {
      server: each(cpuMs([pid]) - before.server),
      database: each(cpuMs(backends()) - before.database),
    }
    console.log(`${name.padEnd(12)}  ${spent.server}    ${spent.database}  ${Math.round(answers)}`)
  }
} finally {
  await server?.()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** User and system time of processes so far; the kernel counts in hundredths of a second. */
function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid)
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
  }, 0)
}

/** Fields after the name: state, parent, … user time 12th, system time 13th. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // it has ended since
  }
}

function postmaster(url: string): number {
  const data = new URL(url).searchParams.get('host') ?? ''
  return Number(readFileSync(join(data, 'data/postmaster.pid'), 'utf8').split('\n')[0])
}

/** The processes of a parent, asked anew each time: backends come and go. */
function childrenOf(parent: number): () => readonly number[] {
  return () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && Number(statOf(pid)[1]) === parent)
}
