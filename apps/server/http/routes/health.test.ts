import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('health and readiness', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const both = async () => {
    const [health, ready] = await Promise.all([
      ask(at.app, { url: '/health' }),
      ask(at.app, { url: '/ready' }),
    ])
    return [health.status, ready.status, ready.body['reason']]
  }

  it('agree while the database answers and has every table, on both sides', async () => {
    expect(await both()).toEqual([200, 200, undefined])
    expect((await ask(at.office, { url: '/ready' })).body).toEqual({ status: 'READY' })
  })

  it('differ while a table of this version is missing', async () => {
    const { kysely } = at.database
    const taken = await sql<{ name: string; sha256: string }>`
      delete from schema_migration where name = (select max(name) from schema_migration)
      returning name, sha256`.execute(kysely)
    expect(await both()).toEqual([200, 503, 'the database has not the tables of this version'])
    const [row] = taken.rows
    await sql`insert into schema_migration (name, sha256) values (${row?.name}, ${row?.sha256})`.execute(
      kysely,
    )
    expect(await both()).toEqual([200, 200, undefined])
  })

  it('differ while the database does not let a query through', async () => {
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = at.database.transaction(async (transaction) => {
      await sql`lock table schema_migration in access exclusive mode`.execute(transaction)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const answer = await ask(at.app, { url: '/ready' })
    expect([answer.status, answer.body['reason']]).toEqual([503, 'the database does not answer'])
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect((await ask(at.app, { url: '/health' })).status).toBe(200)
    release.resolve()
    await holding
    expect((await ask(at.app, { url: '/ready' })).status).toBe(200)
  })
})
