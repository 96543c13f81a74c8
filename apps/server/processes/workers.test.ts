import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '#platform/testing/empty-database.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { readOf, startWorkers, type Workers } from '../testing/workers.ts'

/** The numbers of the processes are read from /proc. */
describe.runIf(process.platform === 'linux')('WORKERS=2', () => {
  let at: TestDatabase
  let workers: Workers
  beforeAll(async () => {
    at = await freshDatabase()
    workers = await startWorkers(at.url)
  })
  afterAll(async () => {
    await workers.end()
    await at.drop()
  })

  const answers = async () =>
    fetch(`${workers.origin}/health?db=true`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )

  it('are two processes; one that is killed leaves its callers to the other and is replaced', async () => {
    await expect.poll(() => workers.pids()).toHaveLength(2)
    const [victim = 0] = workers.pids()
    process.kill(victim, 'SIGKILL')
    const asked = await Promise.all(Array.from({ length: 20 }, answers))
    expect(asked).toEqual(asked.map(() => true))
    await expect.poll(() => workers.pids()).toHaveLength(2)
    expect(workers.pids()).not.toContain(victim)
  })

  it('end with the process that looks after them when it is asked to', async () => {
    const before = workers.pids()
    const ended = once(workers.server, 'exit')
    workers.server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(before.filter((pid) => readOf(`/proc/${pid}/cmdline`) !== '')).toEqual([])
    expect(await answers()).toBe(false)
  })
})
