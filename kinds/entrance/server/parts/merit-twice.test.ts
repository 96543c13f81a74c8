import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { MeritPage } from '#kinds/entrance/wire/merit-list.ts'
import { done, meritRules } from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { aTwiceTypedEntrance, csvFile, typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('a merit list of scores that two people type', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const code = ({ body }: Answer) => body['code']
  const dataOf = ({ body }: Answer) => body['data']

  async function ruled(typed: readonly (readonly string[])[]) {
    const entrance = await aTwiceTypedEntrance(at, typed)
    const rules = JSON.stringify(meritRules(1, 1))
    await done(entrance.mina, 'entrance_merit_rules', { ...entrance.body, rules })
    const parts = (by: Person, ...lines: readonly string[]) =>
      entrance.run(by, 'entrance_merit_parts', { file: csvFile(...lines) })
    const compute = () => entrance.run(entrance.mina, 'entrance_merit_compute')
    const page = async () => {
      const { data } = (await done(entrance.mina, 'entrance_merit', entrance.body)).body
      return (data as { page: MeritPage }).page
    }
    return { ...entrance, parts, compute, page }
  }
  const partScores = async (ids: readonly number[]) =>
    at.database.kysely
      .selectFrom('entrance_part_score')
      .select(['part', 'score'])
      .where('n_entrance_reg_id', 'in', ids)
      .orderBy('n_entrance_reg_id')
      .orderBy('part')
      .execute()

  it('is not computed while scores are missing or differ, and says how many', async () => {
    const { om, enter, numbers, compute, page } = await ruled([['70', '70'], ['60', '61'], ['50']])
    expect((await compute()).body).toMatchObject({
      code: 'rule/scores-pending',
      summary: 'Two people must enter every score. Second entry missing: 1. Differences: 1.',
    })
    expect((await page()).pending).toEqual({ missing: 1, differ: 1 })
    await enter(om, `${numbers[1]},60,,`, `${numbers[2]},50,,`)
    expect((await page()).pending).toEqual({ missing: 0, differ: 0 })
    expect((await compute()).body).toMatchObject({ isError: false })
  })

  it('takes scores of parts from two files, of which equal ones count and different ones are settled', async () => {
    const { mina, om, sarita, numbers, ids, parts, compute, run, sheet } = await ruled([
      ['70', '70'],
      ['70', '70'],
    ])
    const [one = '', two = ''] = numbers
    const head = 'erollno,mathematics,interview'
    expect(dataOf(await parts(mina, head, `${one},44,10`, `${two},31,`))).toEqual({
      n: 2,
      agreed: 0,
      differ: 0,
    })
    expect(await partScores(ids)).toEqual([])
    expect(JSON.stringify(await sheet(om))).not.toContain('44')
    expect((await compute()).body).toMatchObject({ code: 'rule/scores-pending' })
    expect(dataOf(await parts(mina, head, `${one},44,10`, `${two},31,`))).toMatchObject({
      agreed: 0,
    })
    expect(dataOf(await parts(om, head, `${one},44,11`, `${two},31,`))).toEqual({
      n: 2,
      agreed: 2,
      differ: 1,
    })
    expect(await partScores(ids)).toEqual([
      { part: 'mathematics', score: 44 },
      { part: 'mathematics', score: 31 },
    ])
    const { twice, rows } = await sheet(sarita)
    expect(twice?.parts).toEqual(['interview', 'mathematics'])
    expect(twice?.differences).toMatchObject([{ erollno: one, part: 'interview' }])
    expect(rows[0]?.entry?.parts.map(({ part, state }) => [part, state])).toEqual([
      ['interview', 'differs'],
      ['mathematics', 'agreed'],
    ])
    const settled = { erollno: one, part: 'interview', score: '11', reason: 'Read on the form' }
    expect((await run(sarita, 'entrance_score_settle', settled)).body).toMatchObject({
      isError: false,
    })
    expect(await partScores(ids)).toContainEqual({ part: 'interview', score: 11 })
    const third = await parts(sarita, head, `${one},45,12`)
    expect((third.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual([
      '2',
      '2',
    ])
    expect((await compute()).body).toMatchObject({ isError: false })
  })

  it('becomes stale, and is not published, when a score of a part is opened again', async () => {
    const { mina, om, sarita, numbers, parts, compute, run } = await ruled([
      ['70', '70'],
      ['70', '70'],
    ])
    const lines = ['erollno,physics', `${numbers[0]},29`, `${numbers[1]},31`]
    for (const by of [mina, om]) await parts(by, ...lines)
    await compute()
    const atMs = at.clock.nowMs() + 3_600_000
    const publication = { at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`, answer_days: 7 }
    const proposed = await run(mina, 'entrance_merit_publish', publication)
    expect(proposed.body).toMatchObject({ isError: false })
    await parts(om, 'erollno,physics', `${numbers[0]},28`)
    expect(code(await confirm(sarita, proposed))).toBe('rule/scores-pending')
    await parts(mina, 'erollno,physics', `${numbers[0]},28`)
    expect(code(await confirm(sarita, proposed))).toBe('rule/list-stale')
  })

  it('waits for parts that one person typed before the setting was chosen', async () => {
    const { mina, numbers, parts, compute, page } = await ruled([['70', '70']])
    await typeTwice(at, false)
    await parts(mina, 'erollno,physics', `${numbers[0]},29`)
    expect((await page()).pending).toBeNull()
    expect((await compute()).body).toMatchObject({ isError: false })
    await typeTwice(at, true)
    expect((await page()).pending).toEqual({ missing: 1, differ: 0 })
    expect(code(await compute())).toBe('rule/scores-pending')
  })

  it('that is published takes newer versions without a second entry', async () => {
    const { mina, sarita, compute, run, page } = await ruled([['70', '70']])
    await compute()
    const atMs = at.clock.nowMs() + 600_000
    const publication = { at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`, answer_days: 7 }
    const proposed = await run(mina, 'entrance_merit_publish', publication)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    at.clock.advance(600_000)
    await at.jobs.runNow('merit-lists')
    expect((await page()).pending).toBeNull()
    expect((await compute()).body).toMatchObject({ isError: false })
  })
})
