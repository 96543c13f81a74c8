import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anExamination, moreRegistrations } from '#testing/kinds/examination-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { startWorkers, type Workers } from '../testing/workers.ts'

const together = 200
/** So many have their number when one of the two processes is killed. */
const beforeKill = 15

/** The numbers of the processes are read from /proc. */
describe.runIf(process.platform === 'linux')('symbol numbers given by two workers', () => {
  let at: TestServer
  let workers: Workers
  let office: Person
  let examId: number
  let ids: readonly number[]

  beforeAll(async () => {
    at = await testServer({ today: dayInNepal(Date.now()), idleJobs: true })
    at.clock.advance(Date.now() - at.clock.nowMs())
    office = await at.staff('exam-office')
    const exam = await anExamination(at)
    examId = exam.examId
    const { registrationId } = await exam.candidate('Sita Rai', 'CSC151')
    const more = await moreRegistrations(at, { like: registrationId, count: together - 1 })
    ids = [registrationId, ...more]
    workers = await startWorkers(at.databaseUrl)
  })
  afterAll(async () => {
    await workers.end()
    await at.close()
  })

  const given = async () =>
    (
      await at.database.kysely
        .selectFrom('n_exam_reg')
        .select('erollno')
        .where('n_exam_master_id', '=', examId)
        .where('erollno', 'is not', null)
        .orderBy('erollno')
        .execute()
    ).map(({ erollno }) => erollno?.slice(5))

  /** Asks until there is an answer, as a client does whose connection was cut; how often it was. */
  async function give(id: number): Promise<number> {
    for (let cuts = 0; ; cuts++) {
      const answer = await fetch(`${workers.officeOrigin}/api/v1/processes/exam_symbol_numbers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ n_exam_master_ID: examId, n_exam_reg_ID: id }),
      }).catch(() => null)
      if (answer?.status === 200) return cuts
      if (answer !== null && answer.status !== 503) throw new Error(await answer.text())
    }
  }

  it('while one of them is killed: each registration has one, none twice, none left out', async () => {
    const giving = ids.map(give)
    await expect
      .poll(async () => (await given()).length, { interval: 5 })
      .toBeGreaterThan(beforeKill)
    await at.database.transaction(async (transaction) => {
      // The lock stops further numbers, so every request that was sent meanwhile is unfinished.
      await sql`lock table n_exam_reg in exclusive mode`.execute(transaction)
      expect((await given()).length).toBeLessThan(together)
      const [victim = 0] = workers.pids()
      process.kill(victim, 'SIGKILL')
    })
    const cuts = await Promise.all(giving)
    expect(Math.max(...cuts)).toBeGreaterThan(0)
    expect(await given()).toEqual(
      Array.from({ length: together }, (_, index) => String(index + 1).padStart(4, '0')),
    )
  })
})
