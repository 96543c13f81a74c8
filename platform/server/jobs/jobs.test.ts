import { setTimeout as sleep } from 'node:timers/promises'
import { testServer } from '#platform/testing/test-server.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createJobs, type JobLock } from './jobs.ts'
import { type LockPool, postgresLock } from './postgres-lock.ts'

function quiet(lock: JobLock = postgresLock(lockTable())) {
  const errors: [string, unknown][] = []
  return { errors, jobs: createJobs({ lock, onError: (...error) => void errors.push(error) }) }
}

/** Advisory locks as PostgreSQL keeps them: one table for all connections. */
function lockTable(): LockPool {
  const held = new Set<unknown>()
  return {
    connect: async () => ({
      release: () => {},
      query: async (sql, [, name]) => {
        if (sql.includes('unlock')) held.delete(name)
        else if (held.has(name)) return { rows: [{ locked: false }] }
        else held.add(name)
        return { rows: [{ locked: true }] }
      },
    }),
  }
}

/** A pool per process. */
const newPool = () => new Pool({ connectionString: testServer(), max: 2 })
const pools = [newPool(), newPool()] as const
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

describe('jobs', () => {
  it('run again and again, never two rounds at once', async () => {
    const { jobs } = quiet()
    let rounds = 0
    let inside = 0
    jobs.every({
      name: 'sweep',
      everyMs: 5,
      run: async () => {
        expect(++inside).toBe(1)
        await sleep(5)
        inside--
        rounds++
      },
    })
    await Promise.all([jobs.runNow('sweep'), jobs.runNow('sweep'), sleep(80)])
    await jobs.stop()
    expect(rounds).toBeGreaterThan(3)
    const atStop = rounds
    await sleep(20)
    expect(rounds).toBe(atStop)
  })

  it('wait for their first round unless they are to come at once', async () => {
    const { jobs } = quiet()
    const rounds: string[] = []
    const run = (name: string) => async () => void rounds.push(name)
    jobs.every({ name: 'patient', everyMs: 60_000, run: run('patient') })
    jobs.every({ name: 'eager', everyMs: 60_000, atOnce: true, run: run('eager') })
    await sleep(30)
    await jobs.stop()
    expect(rounds).toEqual(['eager'])
  })

  it('go on after an error, which is heard once', async () => {
    const { jobs, errors } = quiet()
    let rounds = 0
    jobs.every({
      name: 'weak',
      everyMs: 5,
      run: () => (++rounds === 1 ? Promise.reject(new Error('first')) : Promise.resolve()),
    })
    await sleep(60)
    await jobs.stop()
    expect(rounds).toBeGreaterThan(1)
    expect(errors).toEqual([['weak', new Error('first')]])
  })

  it('stop only when the running round is done, and tell it to hurry', async () => {
    const { jobs } = quiet()
    let done = false
    let asked = false
    jobs.every({
      name: 'long',
      everyMs: 60_000,
      run: async (signal) => {
        await sleep(30)
        asked = signal.aborted
        done = true
      },
    })
    void jobs.runNow('long')
    await sleep(5)
    await jobs.stop()
    expect([done, asked]).toEqual([true, true])
  })

  it('run in one process at a time', async () => {
    const first = quiet(postgresLock(pools[0])).jobs
    const second = quiet(postgresLock(pools[1])).jobs
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const run = () => {
      started.resolve()
      return mayEnd.promise
    }
    for (const jobs of [first, second]) jobs.every({ name: 'sweep', everyMs: 60_000, run })
    const round = first.runNow('sweep')
    await started.promise
    expect(await second.runNow('sweep')).toBe(false)
    mayEnd.resolve()
    expect(await round).toBe(true)
    expect(await second.runNow('sweep')).toBe(true)
    await Promise.all([first.stop(), second.stop()])
  })

  it('give the lock back when a round throws, and the caller of runNow hears it', async () => {
    const { jobs, errors } = quiet(postgresLock(lockTable()))
    jobs.every({ name: 'weak', everyMs: 60_000, run: () => Promise.reject(new Error('always')) })
    await expect(jobs.runNow('weak')).rejects.toThrow('always')
    await expect(jobs.runNow('weak')).rejects.toThrow('always')
    expect(errors).toEqual([])
    expect(() => jobs.runNow('unknown')).toThrow('No job')
    expect(() => jobs.every({ name: 'weak', everyMs: 1, run: async () => {} })).toThrow('Two jobs')
    await jobs.stop()
  })
})
