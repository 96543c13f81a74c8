import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transact } from '#platform/server/processes/trail.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anExamination, moreRegistrations } from '#testing/kinds/examination-in-tests.ts'
import { ask, type Person } from '#testing/person.ts'
import { giveSymbolNumbers } from './symbol-numbers.process.ts'

const together = 200
const undone = 20

describe('symbol numbers', () => {
  let at: TestServer
  let other: Awaited<ReturnType<TestServer['another']>>
  let office: Person
  let examId: number
  let ids: readonly number[]

  beforeAll(async () => {
    at = await testServer()
    other = await at.another()
    office = await at.staff('exam-office')
    const exam = await anExamination(at)
    examId = exam.examId
    const { registrationId } = await exam.candidate('Sita Rai', 'CSC151')
    ids = [
      registrationId,
      ...(await moreRegistrations(at, { like: registrationId, count: together - 1 })),
    ]
  })
  afterAll(() => at.close())

  const bodyOf = (id?: number) => ({
    n_exam_master_ID: examId,
    ...(id === undefined ? {} : { n_exam_reg_ID: id }),
  })
  const numbers = async () =>
    (
      await at.database.kysely
        .selectFrom('n_exam_reg')
        .select('erollno')
        .where('n_exam_master_id', '=', examId)
        .where('erollno', 'is not', null)
        .orderBy('erollno')
        .execute()
    ).map(({ erollno }) => erollno)
  const upTo = (count: number) =>
    Array.from({ length: count }, (_, index) => `2083-${String(index + 1).padStart(4, '0')}`)

  /** Asks one of the servers until it has capacity, as a client does on the answer 503. */
  async function give(app: Pick<TestServer['app'], 'inject'>, id: number): Promise<void> {
    for (;;) {
      const { status, text } = await ask(app, {
        method: 'POST',
        url: '/api/v1/processes/exam_symbol_numbers',
        payload: bodyOf(id),
        token: office.token,
      })
      if (status === 200) return
      if (status !== 503) throw new Error(text)
    }
  }

  /** The same process in a transaction that fails. */
  function fail(id: number, how: 'rolled back' | 'killed'): Promise<unknown> {
    const transact: Transact = (work) =>
      at.database.transaction(async (transaction) => {
        await work(transaction, () => {})
        if (how === 'killed')
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
        throw new Error(how)
      })
    const session = { userId: office.userId, clientId: 1_000_000 } as Parameters<
      typeof giveSymbolNumbers.run
    >[1]['session']
    const { database } = at
    return giveSymbolNumbers.run(bodyOf(id), {
      transact,
      database,
      session,
      nowMs: at.clock.nowMs(),
      record: 0,
    })
  }

  it('200 at once on two servers, 20 of them rolled back and one killed: no gap, no double', async () => {
    const failing = ids.slice(0, undone)
    const failed = failing.map((id, index) => fail(id, index === 0 ? 'killed' : 'rolled back'))
    const given = ids
      .slice(undone)
      .map((id, index) => give(index % 2 === 0 ? at.office : other.office, id))
    const ends = await Promise.allSettled(failed)
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    await Promise.all(given)
    expect(await numbers()).toEqual(upTo(together - undone))
  })

  it('for the whole exam gives the rest theirs, and a second time nothing', async () => {
    const answer = await office.post('/api/v1/processes/exam_symbol_numbers', bodyOf())
    expect(answer.body).toMatchObject({ isError: false, data: { given: undone } })
    expect(await numbers()).toEqual(upTo(together))
    const again = await office.post('/api/v1/processes/exam_symbol_numbers', bodyOf())
    expect(again.body).toMatchObject({ data: { given: 0 } })
  })

  it('a closed registration keeps its number; who comes later gets the next one', async () => {
    const closed = ids.at(-1) ?? 0
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus: 'CL' })
      .where('n_exam_reg_id', '=', closed)
      .execute()
    const [added = 0] = await moreRegistrations(at, { like: ids[0] ?? 0, count: 1 })
    await office.post('/api/v1/processes/exam_symbol_numbers', bodyOf())
    expect(await numbers()).toEqual(upTo(together + 1))
    const { erollno } = await at.database.kysely
      .selectFrom('n_exam_reg')
      .select('erollno')
      .where('n_exam_reg_id', '=', added)
      .executeTakeFirstOrThrow()
    expect(erollno).toBe(upTo(together + 1).at(-1))
    const refused = await office.post('/api/v1/processes/exam_symbol_numbers', bodyOf(closed))
    expect(refused.body).toMatchObject({ isError: true, code: 'rule/registration-unknown' })
  })
})
