/**
 * `node e2e/pooled.ts [files of e2e]`: the end-to-end tests with two servers whose database is behind PgBouncer in
 * transaction mode (Debian's package `pgbouncer`).
 */
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccount } from '#platform/server/postgres/account.ts'
import { ownRole } from '#platform/server/postgres/initdb.ts'
import { freePort } from '#platform/testing/free-port.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { program } from './crash/drill/program.ts'
import { pathOf } from './crash/drill/programs.ts'
import { runJourneys } from './run-journeys.ts'

const path = pathOf('pgbouncer')
if (path === undefined) throw new Error('Install pgbouncer first: apt-get install pgbouncer')

const postgres = await temporaryCluster()
const account = findAccount()
const folder = mkdtempSync(join(tmpdir(), 'vidyarthi-pool-'))
if (account !== null) chownSync(folder, account.uid, account.gid)
const port = await freePort()
const file = join(folder, 'pgbouncer.ini')
const log = join(folder, 'pgbouncer.log')
const socket = new URL(postgres.url).searchParams.get('host')
writeFileSync(
  file,
  `[databases]
* = host=${socket} port=5432 user=${ownRole}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
`,
)
const pool = program({ path, args: [file], account, log })
pool.start()
const status = runJourneys(process.argv.slice(2), {
  WORKERS: '2',
  TEST_DATABASE_URL: postgres.url,
  TEST_POOL_URL: `postgres://${ownRole}@127.0.0.1:${port}/postgres`,
})
if (status !== 0) console.log(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'))
await pool.kill()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = status
