import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { rupees } from '#platform/pure/money/money.ts'
import { throughOutage } from '#platform/server/database/outage.ts'
import { problemBody } from './http/problems.ts'
import { anApplicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

const withCode = (code: string) => Object.assign(new Error('gone'), { code })

describe('a database that is away', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    withCode('EAGAIN'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('08006'),
    withCode('53100'), // its disk is full
    withCode('ENOSPC'), // ours is
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is a 503, and asked again where that is harmless: %s', async (outage) => {
    expect(problemBody(outage).status).toBe(503)
    let tries = 0
    const back = () => (++tries === 2 ? Promise.resolve('here') : Promise.reject(outage))
    expect(await throughOutage(back)).toBe('here')
  })

  it('is given up after five more tries', async () => {
    let tries = 0
    const away = () => Promise.reject(withCode(`57P0${++tries % 4}`))
    await expect(throughOutage(away)).rejects.toThrow('gone')
    expect(tries).toBe(6)
  })

  it('is not what a broken rule or a bug is', async () => {
    for (const error of [withCode('23505'), new Error('Cannot read properties of undefined')]) {
      expect(problemBody(error).status).toBe(500)
      await expect(throughOutage(() => Promise.reject(error))).rejects.toBe(error)
    }
  })
})

describe('P-17: connections that PostgreSQL cuts during callbacks', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const cutAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(
      at.database.kysely,
    )

  it('cost a 303 or a 503, never the process, never a rupee', async () => {
    const applicants = await Promise.all(Array.from({ length: 10 }, () => anApplicant(at)))
    const paid: string[] = []
    for (const { getLink } of applicants) {
      const pidx = pidxOf(await getLink(rupees(1_500)))
      at.khalti.decide(pidx, 'pay')
      paid.push(pidx)
    }
    const callbacks = paid.flatMap((pidx) => Array.from({ length: 10 }, () => comeBack(at, pidx)))
    for (let cut = 0; cut < 5; cut++) await cutAll().catch(() => {}) // may cut itself off
    const answers = await Promise.all(callbacks)
    const kinds = answers.map((each) => `${each.statusCode} ${each.headers['retry-after'] ?? ''}`)
    expect(kinds.filter((kind) => kind !== '303 ' && kind !== '503 5')).toEqual([])
    for (const pidx of paid) expect((await comeBack(at, pidx)).statusCode).toBe(303)
    for (const { application } of applicants)
      expect(await application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    await expectSoundMoney(at.database)
  })
})
