import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '#platform/testing/empty-database.ts'
import { freshDatabase } from '#testing/test-database.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** The numbers of the processes are read from /proc. */
describe.runIf(process.platform === 'linux')('WORKERS=2', () => {
  let at: TestDatabase
  let folder: string
  let origin: string
  let server: ChildProcess
  beforeAll(async () => {
    at = await freshDatabase()
    folder = mkdtempSync(join(tmpdir(), 'workers-'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        WORKERS: '2',
        DATABASE_URL: at.url,
        DATA_DIR: folder,
        PORT: String(port),
        LOG_LEVEL: 'silent',
      },
    })
    if (server.stdout !== null) await once(server.stdout, 'data') // the start page: all listen
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await at.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const answers = async () =>
    fetch(`${origin}/health?db=true`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  const workers = () =>
    readdirSync(`/proc/${server.pid}/task`)
      .flatMap((task) => read(`/proc/${server.pid}/task/${task}/children`).trim().split(' '))
      .filter((pid) => read(`/proc/${pid}/cmdline`).includes(main))
      .map(Number)

  it('are two processes; one that is killed leaves its callers to the other and is replaced', async () => {
    await expect.poll(workers).toHaveLength(2)
    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    const asked = await Promise.all(Array.from({ length: 20 }, answers))
    expect(asked).toEqual(asked.map(() => true))
    await expect.poll(workers, { timeout: 20_000 }).toHaveLength(2)
    expect(workers()).not.toContain(victim)
  })

  it('end with the process that looks after them when it is asked to', async () => {
    const before = workers()
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(before.filter((pid) => read(`/proc/${pid}/cmdline`) !== '')).toEqual([])
    expect(await answers()).toBe(false)
  })
})

/** '' for what has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
