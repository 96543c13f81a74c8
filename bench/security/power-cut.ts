import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { runOwnCluster } from '#platform/server/postgres/own-cluster.ts'
import { ensureDebianPackages } from '../../tools/debian-packages.mjs'

/**
 * Payments with Khalti, one after the other, on the server's own PostgreSQL while its calls of the system are traced: the
 * process that serves a payment has to sync the log between the return from the wallet and the answer (S21). Linux only.
 */
const payments = 50
if (spawnSync('strace', ['--version']).error) ensureDebianPackages(['strace'], 'strace')
const folder = mkdtempSync(join(tmpdir(), 'power-cut-'))
chmodSync(folder, 0o755) // the user who runs PostgreSQL for root has to pass
const cluster = await runOwnCluster(join(folder, 'data'), () => {}, 100)
process.env['TEST_DATABASE_URL'] = cluster.url
const { testServer } = await import('#testing/test-server.ts')
const { anApplicant, comeBack, pidxOf } = await import('#testing/applicant.ts')
const at = await testServer()

const applicants = []
for (let number = 0; number < payments; number++) applicants.push(await anApplicant(at))
const pidxs: string[] = []
for (const { getLink } of applicants) {
  const pidx = pidxOf(await getLink(150_000))
  at.khalti.decide(pidx, 'pay')
  pidxs.push(pidx)
}
const trace = await traceClients()
const answered: { readonly from: number; readonly to: number }[] = []
for (const pidx of pidxs) {
  const from = Date.now()
  await comeBack(at, pidx)
  answered.push({ from, to: Date.now() + 1 })
}
const syncs = await trace.end()
const paid = await Promise.all(applicants.map(({ application }) => application()))
await at.close()
await cluster.stop()
rmSync(folder, { recursive: true, force: true })

const unpaid = paid.filter((application) => application['IsPaid'] !== true).length
const counts = answered.map(
  ({ from, to }) => syncs.filter((sync) => sync.from >= from && sync.to <= to).length,
)
const without = counts.filter((count) => count === 0).length
console.log(
  `${payments} payments, ${unpaid} not credited; ${Math.min(...counts)} to ${Math.max(...counts)} syncs before an answer, ${without} answers without`,
)
process.exit(without + unpaid === 0 ? 0 : 1)

/** Traces the processes of PostgreSQL that serve clients; `end`: when their syncs began and ended, in ms since 1970. */
async function traceClients() {
  const { rows } = await sql<{ pid: number; is_client: boolean }>`
    select pid, backend_type = 'client backend' as is_client from pg_stat_activity
    union all select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int, false`.execute(
    at.database.kysely,
  )
  const others = new Set(rows.filter((row) => !row.is_client).map((row) => row.pid))
  const file = join(folder, 'calls')
  const attach = rows.flatMap(({ pid }) => ['-p', String(pid)])
  const strace = spawn(
    'strace',
    ['-f', '-ttt', '-T', '-e', 'trace=fdatasync,fsync', '-o', file, ...attach],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let message = ''
  strace.stderr.on('data', (text) => (message += String(text)))
  while (message.split('attached').length <= rows.length) {
    if (strace.exitCode !== null) throw new Error(`strace cannot trace PostgreSQL: ${message}`)
    await wait(50)
  }
  return {
    async end() {
      const gone = once(strace, 'exit')
      strace.kill('SIGINT')
      await gone
      return syncsIn(readFileSync(file, 'utf8')).filter(({ pid }) => !others.has(pid))
    },
  }
}

/** A line is `pid time fdatasync(7) = 0 <seconds>`; of a call that another interrupted in the file, the line of its end. */
function syncsIn(text: string) {
  const line =
    /^(\d+) +([\d.]+) (f(?:data)?sync\(\d+|<\.\.\. f(?:data)?sync resumed>)\) += 0 <([\d.]+)>$/gm
  return [...text.matchAll(line)].map(([, pid, seconds, call = '', took]) => {
    const [at, ms] = [Number(seconds) * 1_000, Number(took) * 1_000]
    const from = call.startsWith('<') ? at - ms : at
    return { pid: Number(pid), from, to: from + ms }
  })
}
