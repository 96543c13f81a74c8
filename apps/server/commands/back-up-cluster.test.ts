import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { visitCluster } from '#platform/server/database/open.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { fileShipper } from '#platform/server/postgres/backup/ship.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { keepShipping } from '#platform/server/postgres/backup/keep-shipping.ts'
import { type OwnCluster, runOwnCluster } from '#platform/server/postgres/own-cluster.ts'
import { checkPlaces } from '../start/check-places.ts'
import { backUpCluster, verifyBackup } from './back-up-cluster.ts'
import { copyToLookInto } from './copy-to-look-into.ts'
import { restoreCluster } from './restore-cluster.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('a backup of the server’s own database', () => {
  /** More than the restored one is started with: a recovery refuses to have fewer than the log was written under. */
  const manyConnections = 300
  let outer: string
  let at: { dataDir: string; to: string }
  let cluster: OwnCluster
  let beforeMistake: Date
  const acknowledged: number[] = []

  beforeAll(async () => {
    outer = mkdtempSync(join(tmpdir(), 'backup-test-'))
    chmodSync(outer, 0o755)
    at = { dataDir: join(outer, 'data'), to: join(outer, 'backups') }
    cluster = await runOwnCluster(at.dataDir, () => {}, manyConnections)
    const database = openPostgres(cluster.url, () => {})
    await migrate(database, root)
    await database.close()
    await ask('create table paid (number integer primary key)')
  })
  afterAll(async () => {
    await cluster.stop()
    rmSync(outer, { recursive: true, force: true })
  })

  async function ask(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: (await visitCluster(at)).url })
    await client.connect()
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    await client.end()
    return rows.flat()
  }

  async function pay(number: number): Promise<void> {
    const { sha256 } = await diskFileStore(join(at.dataDir, 'files')).put(
      new TextEncoder().encode(`slip ${number}`),
    )
    await ask(`insert into paid values (${number})`)
    await ask(`insert into stored_file (sha256, bytes, mime, file_name)
      values ('${sha256}', 9, 'application/pdf', 'slip.pdf')`)
    acknowledged.push(number)
  }

  it('counts as whole beside a bank statement, whose hash names no upload', async () => {
    await ask(
      `insert into ad_user (ad_user_id, name, email) values (7, 'Hari', 'hari@example.com')`,
    )
    await ask(`insert into bank_statement
      (file_name, sha256, first_day, last_day, lines, amount, imported_by, imported)
      values ('mangsir.csv', repeat('a', 64), '2026-11-01', '2026-11-02', 1, 150000, 7, now())`)
    await backUpCluster(at)
    expect(await verifyBackup(at)).toContain('every upload is there')
  })

  it('is made while people pay', async () => {
    const made = new AbortController()
    const paying = (async () => {
      for (let number = 0; !made.signal.aborted; number++) await pay(number)
    })()
    expect(await backUpCluster(at)).toContain('can be restored')
    made.abort()
    await paying
    expect(acknowledged.length).toBeGreaterThan(3)
  })

  it('goes on by itself: what is worth it is there after seconds, uploads too', async () => {
    const before = readdirSync(join(at.to, 'lines')).length
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    const end = keepShipping({
      home: cluster.home,
      shipFiles: fileShipper(join(at.dataDir, 'files')),
      mark: async () => String(acknowledged.length),
      switchLog: () => client.query('select pg_switch_wal()'),
      onError: (error) => {
        throw error
      },
    })
    await pay(100_000)
    const walOf = () => readdirSync(join(at.to, 'lines'), { recursive: true }).length
    const stored = walOf()
    while (walOf() === stored) await wait(50)
    await end()
    await client.end()
    expect(readdirSync(join(at.to, 'lines'))).toHaveLength(before)
    expect(await verifyBackup(at)).toContain('every upload is there')
    beforeMistake = new Date()
    await wait(20)
    await ask('delete from paid')
    await pay(200_000)
    await backUpCluster(at)
  })

  it('is refused to a restore as long as a server runs on it', async () => {
    const asked = restoreCluster({ dataDir: at.dataDir, from: at.to, until: undefined })
    await expect(asked).rejects.toThrow(/Another server \(process \d+\) has the database/)
  })

  it.each([
    ['2001-01-01T00:00:00Z', /begins at .*; nothing before that/],
    ['2101-01-01T00:00:00Z', /The backup ends before 2101-01-01/],
    ['yesterday noon', /is no time; write it as/],
  ])(
    'says in one line that %s is outside, and leaves everything as it was',
    async (until, line) => {
      await cluster.stop()
      const asked = restoreCluster({ dataDir: at.dataDir, from: at.to, until })
      await expect(asked).rejects.toThrow(line)
      cluster = await runOwnCluster(at.dataDir, () => {}, manyConnections)
      expect(await ask('select number from paid')).toEqual([200_000])
    },
  )

  it('is looked into beside the running server, and gives back the row that was deleted', async () => {
    const before = readdirSync(join(at.to, 'lines'))
    const copy = { dataDir: join(outer, 'copy') }
    const until = beforeMistake.toISOString()
    expect(await copyToLookInto({ ...copy, from: at.to, until })).toContain('to look into')
    const found = await runOwnCluster(copy.dataDir, () => {})
    const client = new Client({ connectionString: found.url })
    await client.connect()
    const { rows } = await client.query('select number from paid where number = 100000')
    await client.end()
    await found.stop()
    expect(rows).toEqual([{ number: 100_000 }])
    expect(await ask('select number from paid')).toEqual([200_000])
    expect(readdirSync(join(at.to, 'lines'))).toEqual(before)
    await expect(copyToLookInto({ ...copy, from: at.to, until })).rejects.toThrow('an empty folder')
    const ports = { PORT: 0, OFFICE_PORT: 0, METRICS_PORT: 0, HOST: '127.0.0.1' }
    const started = checkPlaces({ ...ports, DATA_DIR: copy.dataDir })
    await expect(started).rejects.toThrow('is a copy to look into')
  })

  it('leads back to just before a mistake, with all that was paid until then', async () => {
    await cluster.stop()
    const { dataDir, to } = at
    rmSync(join(dataDir, 'files'), { recursive: true })
    const summary = await restoreCluster({ dataDir, from: to, until: beforeMistake.toISOString() })
    expect(summary).toContain('kept in')
    cluster = await runOwnCluster(dataDir, () => {})
    const paid = await ask('select number from paid order by number')
    expect(paid).toEqual(acknowledged.filter((number) => number !== 200_000))
    expect(await ask('show archive_timeout')).toEqual(['1min'])
    expect(await verifyBackup(at)).toContain('the ledger holds')
  })

  it('leads on another machine to the newest moment, the mistake and all', async () => {
    const elsewhere = join(outer, 'elsewhere')
    mkdirSync(elsewhere)
    await pay(300_000)
    await backUpCluster(at)
    const bucket = memoryFileStore()
    await restoreCluster({ dataDir: elsewhere, from: at.to, until: undefined, bucket })
    let uploads = 0
    for await (const _ of bucket.list()) uploads += 1
    expect(uploads).toBeGreaterThan(0)
    expect(readdirSync(elsewhere)).not.toContain('files')
    const other = await runOwnCluster(elsewhere, () => {})
    const client = new Client({ connectionString: other.url })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as n, max(number) as last from paid')
    await client.end()
    await other.stop()
    expect(rows).toEqual([{ n: acknowledged.length - 1, last: 300_000 }])
  })

  it('that is damaged does not pass for one', async () => {
    const [first = ''] = readdirSync(join(at.to, 'files'), { recursive: true })
      .map(String)
      .filter((name) => /[0-9a-f]{64}$/.test(name))
    writeFileSync(join(at.to, 'files', first), 'something else')
    await expect(verifyBackup(at)).rejects.toThrow(/The upload [0-9a-f]{64} is damaged/)
  })
})
