import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { connectionsOfProcess } from '#platform/server/database/postgres.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { startProcess } from './anchors.ts'
import { row } from './load/plain-page.ts'
import { clusterCpuMs, cpuMs, residentMb } from './load/process-cpu.ts'
import type { Day, Recovered, Visited } from './day-report.ts'

/**
 * A result day: students come after the release time as in `visits.ts`, one in ten logs in, one in three takes the
 * gradesheet. `--share` is the part of 100,000 students in ten minutes that comes, `--seconds` the duration. The server
 * is one process; database and students are on the same machine. Then computes the same for 100,000 and 1,000,000
 * students, from the milliseconds of a core per visit measured here.
 */
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.1' },
    seconds: { type: 'string', default: '600' },
  },
})
const seconds = Number(values.seconds)
const share = Number(values.share)
const inTenMinutes = 100_000
const longestRecovery = 5
const accounts = 500
const prepared = 20_000
const port = 9_351
const origin = `http://127.0.0.1:${port}`

const cluster = await temporaryCluster({ durable: true })
process.env['TEST_DATABASE_URL'] = cluster.url
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
chmodSync(folder, 0o755)
const { url, people } = await university()
const options = ['--port', String(port), '--folder', folder, '--url', url, '--refuses']
const server = await startProcess('server.ts', options, `${origin}/health`)
const spent = () => ({ server: cpuMs(server.pid), database: clusterCpuMs(cluster.url) })
const memory: number[] = []
const watching = setInterval(() => memory.push(residentMb(server.pid)), 500)
const password = 'Ghumti-Phul-77'
const visits = Math.round((inTenMinutes * share * seconds) / 600)
const day = await live({ origin, people, password, seconds, visits })
clearInterval(watching)
console.log([...measured(day), '', ...printedLines(day)].join('\n'))
const withoutAnswer = day.lost + day.refusedWithoutRetryAfter + day.pushedWithoutRetryAfter
if (withoutAnswer > 0 || day.recoverySeconds > longestRecovery) process.exitCode = 1
await server()
await cluster.stop()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** Results that are visible now, and people with a session who own some of them. */
async function university() {
  const { testServer } = await import('#testing/test-server.ts')
  const { anExamination } = await import('#testing/kinds/examination-in-tests.ts')
  const { accountsFor, prepareResults } = await import('./prepared-results.ts')
  const { signInAs } = await import('./university.ts')
  const at = await testServer({ idleJobs: true })
  const sita = await (await anExamination(at)).candidate('Sita Rai', 'CSC151', 'MTH151')
  const releaseTime = new Date(Date.now() - 1_000)
  await prepareResults(at, { like: sita.registrationId, count: prepared, releaseTime })
  const signedIn = await signInAs(at.database, await accountsFor(at, accounts))
  return { url: at.databaseUrl, people: signedIn }
}

type Lived = Visited & Recovered & { readonly serverMs: number; readonly databaseMs: number }

async function live(day: Day): Promise<Lived> {
  const child = fork(fileURLToPath(new URL('load/visits.ts', import.meta.url)))
  const before = spent()
  child.send(day)
  const [visited]: Visited[] = await once(child, 'message')
  if (visited === undefined) throw new Error('Nobody came')
  const after = spent()
  const [recovered]: Recovered[] = await once(child, 'message')
  if (recovered === undefined) throw new Error('Nobody pushed')
  const each = (ms: number) => ms / visited.visits
  return {
    ...visited,
    ...recovered,
    serverMs: each(after.server - before.server),
    databaseMs: each(after.database - before.database),
  }
}

function measured(lived: Lived): readonly string[] {
  const middle = memory.slice(Math.floor(memory.length / 4), Math.ceil(memory.length / 2))
  const end = memory.slice(Math.floor((memory.length * 3) / 4))
  return [
    row(
      `visits in ${seconds} s (${share * 100} % of ${inTenMinutes} in ten minutes)`,
      String(lived.visits),
      '',
    ),
    row('without their result', String(lived.lost), `bar 0  ${lived.firstLost}`),
    row('answers a second', lived.perSecond.toFixed(0), ''),
    row('p50 / p99 / p99.9', [lived.p50, lived.p99, lived.p999].map(Math.round).join(' / '), 'ms'),
    row('refused with 503, asked again', String(lived.refused), ''),
    row('… without Retry-After', String(lived.refusedWithoutRetryAfter), 'bar 0'),
    row('memory, second quarter', `${Math.max(...middle).toFixed(0)} MB`, ''),
    row('memory, last quarter (pushed)', `${Math.max(...end).toFixed(0)} MB`, ''),
    row('answered while pushed', String(lived.answeredWhenPushed), ''),
    row('… p99', lived.pushedP99.toFixed(0), 'ms'),
    row('refused with 503 while pushed', String(lived.refusedWhenPushed), ''),
    row('… without Retry-After', String(lived.pushedWithoutRetryAfter), 'bar 0'),
    row('recovered after', `${lived.recoverySeconds.toFixed(1)} s`, `bar ≤ ${longestRecovery} s`),
    row('a visit costs the server', `${lived.serverMs.toFixed(1)} ms`, ''),
    row('a visit costs the database', `${lived.databaseMs.toFixed(1)} ms`, ''),
  ]
}

/** Cores for so many students in ten minutes: four in ten come in the first minute, a core is used up to 80 %. */
function printedLines({ serverMs, databaseMs }: Lived): readonly string[] {
  return [inTenMinutes, 10 * inTenMinutes].flatMap((students) => {
    const aSecond = (0.4 * students) / 60
    const cores = (ms: number) => (aSecond * ms) / 1_000
    const processes = Math.ceil(cores(serverMs) / 0.8)
    return [
      row(`${students} students: visits a second at the instant`, aSecond.toFixed(0), ''),
      row('… cores of the server', cores(serverMs).toFixed(1), `${processes} processes`),
      row(
        '… cores of the database',
        cores(databaseMs).toFixed(1),
        `${processes * connectionsOfProcess} connections`,
      ),
    ]
  })
}
