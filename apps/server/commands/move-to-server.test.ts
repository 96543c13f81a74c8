import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { runOwnCluster } from '#platform/server/postgres/own-cluster.ts'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import { administer } from '#platform/testing/test-server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { moveToServer } from './move-to-server.ts'

describe('a move to another PostgreSQL', () => {
  let old: TestDatabase
  let target: Awaited<ReturnType<typeof emptyDatabase>>
  let printed: string[]
  beforeAll(async () => {
    old = await freshDatabase()
    await sql`insert into c_bpartner (name, name_nepali, email, phone, gender, completedregistration)
      values ('Sita', 'सीता', 'sita@example.com', '9800000000', 'female', true)`.execute(
      old.database.kysely,
    )
    target = await emptyDatabase()
  })
  afterAll(async () => {
    await old.drop()
    await target.drop()
  })

  const go = (to: string | undefined) => {
    printed = []
    return moveToServer({ url: old.url, dataDir: 'none', to, say: (line) => printed.push(line) })
  }
  const count = async (url: string, table: string) => {
    let rows: unknown[] = []
    await administer(url, async (client) => {
      rows = (await client.query(`select count(*)::int as n from ${table}`)).rows
    })
    return rows
  }

  it.each([undefined, 'mysql://host/database'])('asks for an address instead of %s', async (to) => {
    await expect(go(to)).rejects.toThrow('npm run move -- --to postgres://')
  })

  it('is refused by a database that is not empty, which stays as it is', async () => {
    await administer(target.url, (client) => client.query('create table somebody (name text)'))
    await expect(go(target.url)).rejects.toThrow('is not empty: it has 1 tables')
    await administer(target.url, (client) => client.query('drop table somebody'))
  })

  it('that fails on the way leaves nothing, and the old one writes as before', async () => {
    await administer(old.url, (client) => client.query('create table strange (name text)'))
    await expect(go(target.url)).rejects.toThrow('has not the tables of this version')
    await administer(old.url, (client) => client.query('drop table strange'))
    await expect(count(target.url, 'c_bpartner')).rejects.toThrow('does not exist')
  })

  it('whose money does not add up leaves nothing', async () => {
    await administer(old.url, (client) =>
      client.query(`with t as (insert into ledger_transaction (source, posted, memo)
        values ('test', now(), 'one-sided') returning ledger_transaction_id)
        insert into ledger_line (ledger_transaction_id, account, amount)
        select ledger_transaction_id, 'bank', 100 from t`),
    )
    await expect(go(target.url)).rejects.toThrow('Nothing was moved')
    await expect(count(target.url, 'c_bpartner')).rejects.toThrow('does not exist')
    await administer(old.url, async (client) => {
      await client.query('alter table ledger_line disable trigger user')
      await client.query('alter table ledger_transaction disable trigger user')
      await client.query('delete from ledger_line')
      await client.query('delete from ledger_transaction')
    })
  })

  it('brings everything, while the old one is read and no longer written', async () => {
    const reading = new Client({ connectionString: old.url })
    reading.on('error', () => {})
    await reading.connect()
    const seen: number[] = []
    const moved = go(target.url)
    for (;;) {
      const read = reading.query('select count(*)::int as n from c_bpartner').catch(() => null)
      const answer = await Promise.race([read, moved.then(() => null)])
      if (answer === null) break // the move is over: sessions are ended
      seen.push(answer.rows[0].n)
    }
    expect(await moved).toContain('Start the server with DATABASE_URL')
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set([1]))
    expect(printed.some((line) => / +1 rows {2}c_bpartner/.test(line))).toBe(true)
    expect(await count(target.url, 'c_bpartner')).toEqual([{ n: 1 }])
    expect(await count(target.url, 'schema_migration')).toEqual(
      await count(old.url, 'schema_migration'),
    )
    const write = `insert into c_bpartner (name, email) values ('Late', 'late@example.com')`
    await expect(administer(old.url, (client) => client.query(write))).rejects.toThrow('read-only')
  })

  it('leaves numbers going on, references checked and triggers at work', async () => {
    await administer(target.url, async (client) => {
      const { rows } = await client.query(
        `insert into c_bpartner (name, email) values ('Next', 'next@example.com') returning c_bpartner_id`,
      )
      const first = await client.query(`select min(c_bpartner_id) as id from c_bpartner`)
      expect(Number(rows[0].c_bpartner_id)).toBeGreaterThan(Number(first.rows[0].id))
      const stranger = `insert into ad_user (name, email, c_bpartner_id) values ('x', 'x@example.com', 1)`
      await expect(client.query(stranger)).rejects.toThrow('foreign key')
      const { rows: asleep } = await client.query(
        `select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      )
      expect(asleep).toEqual([])
    })
  })
})

it('an own cluster that was moved away is refused at the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'moved-'))
  chmodSync(dataDir, 0o755)
  const cluster = await runOwnCluster(dataDir, () => {})
  await administer(cluster.url, (client) =>
    client.query('alter database postgres set default_transaction_read_only = on'),
  )
  await cluster.stop()
  await expect(runOwnCluster(dataDir, () => {})).rejects.toThrow('was moved to another PostgreSQL')
  rmSync(dataDir, { recursive: true })
})
