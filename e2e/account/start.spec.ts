import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { endPostmaster } from '#platform/server/postgres/own-cluster.ts'
import { processesIn } from '#platform/server/postgres/processes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#platform/testing/free-port.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let dataDir: string
let port: number
let npm: ChildProcess

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'))
  chmodSync(dataDir, 0o755)
  port = await freePort()
})
afterAll(async () => {
  npm.kill('SIGKILL')
  await endPostmaster(openClusterHome(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
})

function start(onPort: number): { child: ChildProcess; output: () => string } {
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(onPort),
      OFFICE_PORT: '0',
      DATABASE_URL: '',
      DEMO: '',
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return { child, output: () => printed }
}

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/health?db=true`).then(
    ({ ok }) => ok,
    () => false,
  )

it('npm start brings its own PostgreSQL and the demonstration', async () => {
  const { child, output } = start(port)
  npm = child
  while (!output().includes('Demo sign-ins')) await wait(100)
  expect(await isUp()).toBe(true)
  expect(output()).toMatch(/Database {2}PostgreSQL of its own, in .*postgres/)
  expect(output()).toContain('Backup    none yet; make one with npm run backup -- --to DIR')
})

it('a second start on the same data says who has it, in one line, and ends', async () => {
  const { child, output } = start(await freePort())
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output()).toMatch(
    /^Another server \(process \d+\) has the database in .* open\. Stop it first, or set DATA_DIR to another folder\.$/m,
  )
  expect(output()).not.toContain('    at ')
  expect(await isUp()).toBe(true)
})

it('SIGTERM to npm ends server and PostgreSQL, and nothing stays behind', async () => {
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  expect(await isUp()).toBe(false)
  const { data } = openClusterHome(dataDir)
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  expect(processesIn(data) ?? []).toEqual([])
})
