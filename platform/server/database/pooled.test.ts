import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, emptyDatabase } from '#platform/testing/empty-database.ts'
import { testServer } from '#platform/testing/test-server.ts'
import { preparePool } from '../postgres/prepare-pool.ts'
import { batches } from './snapshots.ts'
import { openPostgres } from './postgres.ts'

let at: TestDatabase
beforeEach(async () => {
  at = await emptyDatabase()
})
afterEach(() => at.drop())

/** PostgreSQL itself in place of the pool, which has the parameters of the role only. */
async function openPooled() {
  await preparePool({ url: at.url, listenUrl: at.url })
  return openPostgres(at.url, () => {}, at.url)
}

describe('a database behind a pool in transaction mode', () => {
  it('is used without prepared statements and session parameters, in every way', async () => {
    const database = await openPooled()
    await sql`create table news (id int primary key)`.execute(database.kysely)
    await database.oneWrite(({ writeText }) =>
      writeText('insert into news values ($1::int)', ['1']),
    )
    await database.transaction((transaction) =>
      sql`insert into news values (${2})`.execute(transaction),
    )
    expect(await database.readText('select id from news where id > $1::int', ['0'])).toEqual([
      ['1'],
      ['2'],
    ])
    const read = await database.snapshot(async (snapshot) => {
      const all = []
      for await (const rows of batches(snapshot, sql<{ id: number }>`select id from news`, 1))
        all.push(...rows)
      const { rows } = await sql<{ ms: string }>`
        select current_setting('statement_timeout') as ms`.execute(snapshot)
      return { all, ms: rows[0]?.ms }
    })
    expect(read).toEqual({ all: [{ id: 1 }, { id: 2 }], ms: '1min' })
    const { rows } = await sql<{ prepared: number; zone: string; most: string }>`
      select (select count(*)::int from pg_prepared_statements) as prepared,
        current_setting('timezone') as zone, current_setting('statement_timeout') as most`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ prepared: 0, zone: 'UTC', most: '15s' }])
    await database.close()
  })

  it('is heard and locked over the address beside the pool', async () => {
    const database = await openPooled()
    const heard = new Promise((resolve) => void database.listen('news', resolve))
    const release = await database.jobLock('job')
    expect(await database.jobLock('job')).toBeNull()
    await release?.()
    await database.notify('news', 'here')
    expect(await heard).toBe('here')
    await database.close()
  })

  it('is not served over another database than the pool’s', async () => {
    const preparing = preparePool({ url: at.url, listenUrl: testServer() })
    await expect(preparing).rejects.toThrow(/^DATABASE_LISTEN_URL: this is another database/)
  })

  it('is not served by a pool that sets other parameters', async () => {
    const url = `${at.url}${at.url.includes('?') ? '&' : '?'}options=-c%20statement_timeout%3D1s`
    const preparing = preparePool({ url, listenUrl: at.url })
    await expect(preparing).rejects.toThrow(
      /^DATABASE_URL: the pool lends connections with other settings/,
    )
  })

  it('keeps the defaults of other databases of the role', async () => {
    await preparePool({ url: at.url, listenUrl: at.url })
    const client = new Client({ connectionString: testServer() })
    await client.connect()
    const { rows } = await client.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '0' }])
    await client.end()
  })
})
