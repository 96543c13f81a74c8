import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { visitCluster } from '../database/open.ts'
import { type OwnCluster, runOwnCluster } from './own-cluster.ts'
import { isRunning, postmasterPid, processesIn } from './processes.ts'

let dataDir: string
let running: OwnCluster | null = null

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-cluster-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await running?.stop()
  running = null
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(say: (event: string) => void = () => {}): Promise<OwnCluster> {
  running = await runOwnCluster(dataDir, say)
  return running
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

/** A process of its own that runs the cluster, to be killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('./own-cluster.ts', import.meta.url))
  const code = `const { runOwnCluster } = await import(${JSON.stringify(module)})
    await runOwnCluster(process.argv[1], () => {})
    console.log('running')
    setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  return owner
}

async function killed(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}

const data = () => join(dataDir, 'postgres', 'data')
const postmaster = () => postmasterPid(data()) ?? 0

describe('a cluster of one’s own', () => {
  it('writes durably, checks what it reads, listens nowhere outside and keeps its password to itself', async () => {
    const { url, home } = await start()
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']
    for (const name of settings) expect(await ask(url, `show ${name}`)).toEqual(['on'])
    expect(await ask(url, 'show listen_addresses')).toEqual([''])
    expect(statSync(join(home.folder, 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(home.sockets).mode & 0o777).toBe(0o700)
    const wrong = new URL(url)
    wrong.password = 'guessed'
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  it('takes as many connections as its server may open, and some more', async () => {
    running = await runOwnCluster(dataDir, () => {}, 590)
    expect(await ask(running.url, 'show max_connections')).toEqual(['610'])
  })

  it('finds Devanagari by its trigrams', async () => {
    const { url } = await start()
    await ask(url, 'create extension pg_trgm')
    const [trigrams] = await ask(url, `select show_trgm('नेपाल')`)
    expect(trigrams).not.toEqual([])
  })

  it('has no processes after it has stopped, and all its data at the next start', async () => {
    const { url } = await start()
    await ask(url, 'create table kept as select 41 + 1 as answer')
    const pid = postmaster()
    await running?.stop()
    expect(isRunning(pid)).toBe(false)
    expect(processesIn(data()) ?? []).toEqual([])
    expect(await ask((await start()).url, 'select answer from kept')).toEqual([42])
  })

  it('is refused to a second server in one line that names the first, which lives on', async () => {
    const { url } = await start()
    const line = `Another server (process ${process.pid}) has the database in ${data()} open. Stop it first, or set DATA_DIR to another folder.`
    await expect(runOwnCluster(dataDir, () => {})).rejects.toThrow(line)
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  it('is adopted when the server that ran it was killed', async () => {
    await killed(await startElsewhere())
    const pid = postmaster()
    expect(isRunning(pid)).toBe(true)
    const { url } = await start()
    expect(postmaster()).toBe(pid)
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  it('starts over a postmaster that was killed while a session was busy', async () => {
    const owner = await startElsewhere()
    const { url } = await visitCluster({ dataDir })
    await ask(url, 'create table kept as select 42 as answer')
    const busy = ask(url, 'select count(*) from generate_series(1, 1e12)').catch(() => {})
    await killed(owner)
    process.kill(postmaster(), 'SIGKILL')
    const again = await start()
    await busy
    expect(await ask(again.url, 'select answer from kept')).toEqual([42])
  })

  it('starts over a leftover file whose number belongs to another process', async () => {
    await start()
    await running?.stop()
    writeFileSync(join(data(), 'postmaster.pid'), `${process.pid}\n${data()}\n1\n5432\n\n\n\n`)
    expect(await ask((await start()).url, 'select 1')).toEqual([1])
  })

  it('that dies under the server is started again, with everything that was committed', async () => {
    const events: string[] = []
    const { url } = await start((event) => events.push(event))
    await ask(url, 'create table kept as select 42 as answer')
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const pid = postmaster()
      process.kill(pid, signal)
      while (postmaster() === pid || postmaster() === 0) await wait(20)
      const answer = async () => await ask(url, 'select answer from kept').catch(() => null)
      while ((await answer()) === null) await wait(20)
    }
    expect(await ask(url, 'select answer from kept')).toEqual([42])
    expect(events.length).toBeGreaterThanOrEqual(2)
  })

  it('of another major version is refused in one line and left as it is', async () => {
    await start()
    await running?.stop()
    const version = join(data(), 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17; .* npm run move/)
    expect(readFileSync(version, 'utf8')).toBe('17\n')
  })

  it('whose making was cut off is made again', async () => {
    mkdirSync(join(dataDir, 'postgres', 'making-99999999', 'base'), { recursive: true })
    expect(await ask((await start()).url, 'select 1')).toEqual([1])
    expect(existsSync(join(dataDir, 'postgres', 'making-99999999'))).toBe(false)
  })

  it('whose password is gone says so in one line', async () => {
    const { home } = await start()
    await running?.stop()
    rmSync(join(home.folder, 'password'))
    await expect(start()).rejects.toThrow(/The password of the database is gone: .*password/)
  })

  it('lies deeper than a socket may be named, and is reached all the same', async () => {
    const outer = dataDir
    dataDir = join(outer, 'x'.repeat(90), 'data')
    mkdirSync(dataDir, { recursive: true })
    const { home, url } = await start()
    expect(await ask(url, 'select 1')).toEqual([1])
    await running?.stop()
    rmSync(home.sockets, { recursive: true })
    dataDir = outer
  })
})

/* oxlint-disable vitest/no-conditional-tests -- only some systems have these, and a skipped test counts as failed */
/** Processes of the cluster whose title says this; Linux only. */
const processesTitled = (title: string) =>
  (processesIn(data()) ?? []).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(title),
  )

if (process.platform === 'linux')
  describe('the writer of the log of a cluster', () => {
    it('has ended too when the cluster has stopped, also when it is slower than the others', async () => {
      await start()
      const [postmasterId, writers] = [postmaster(), processesTitled('postgres: logger')]
      const [writer = 0] = writers
      expect(writers).toHaveLength(1)
      process.kill(writer, 'SIGSTOP')
      const stopped = running?.stop()
      while (isRunning(postmasterId)) await wait(20)
      expect(processesIn(data())).toEqual([writer])
      process.kill(writer, 'SIGCONT')
      await stopped
      expect(processesIn(data())).toEqual([])
    })
  })

const isRoot = process.getuid?.() === 0
if (isRoot)
  describe('a cluster of root', () => {
    it('belongs to another user, below a folder that user can enter, also when DATA_DIR is closed', async () => {
      const outer = dataDir
      dataDir = join(outer, 'closed', 'data')
      mkdirSync(dataDir, { recursive: true })
      chmodSync(join(outer, 'closed'), 0o700)
      const { url, home } = await start()
      expect(home.folder).toMatch(/^\/var\/lib\/vidyarthi\//)
      expect(statSync(home.data).uid).not.toBe(0)
      expect(readlinkSync(join(dataDir, 'postgres'))).toBe(home.folder)
      expect(await ask(url, 'select 1')).toEqual([1])
      await running?.stop()
      const moved = join(outer, 'closed', 'moved')
      renameSync(dataDir, moved)
      dataDir = moved
      expect((await start()).home.folder).toBe(home.folder)
      await running?.stop()
      const copy = join(outer, 'closed', 'copy')
      cpSync(moved, copy, { recursive: true, verbatimSymlinks: true })
      dataDir = copy
      await expect(start()).rejects.toThrow('is a copy of')
      expect(existsSync(home.data)).toBe(true)
      rmSync(home.folder, { recursive: true })
      dataDir = moved
      await expect(start()).rejects.toThrow('is gone')
      dataDir = outer
    })
  })
