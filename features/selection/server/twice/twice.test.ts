import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { aTwiceTypedEntrance, typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'

const code = ({ body }: Answer) => body['code']
const dataOf = ({ body }: Answer) => body['data']
const problems = ({ body }: Answer) =>
  (body['errors'] as readonly { readonly field: string; readonly message: string }[]).map(
    ({ field, message }) => `${field} ${message}`,
  )

describe('scores of an entrance that two people type', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const stored = async (id: number | undefined) =>
    at.database.kysely
      .selectFrom('n_entrance_reg')
      .select(['score', 'attendance', 'selected'])
      .where('n_entrance_reg_id', '=', id ?? 0)
      .executeTakeFirstOrThrow()

  it('are blind: the second person sees no score of the first, and no name', async () => {
    const { om, mina, sheet } = await aTwiceTypedEntrance(at, [['47.25'], ['']])
    const read = await sheet(om)
    expect(JSON.stringify(read)).not.toContain('47.25')
    expect(read.rows.map(({ name, quotas }) => name + quotas)).toEqual(['', ''])
    expect(read.rows.map(({ entry }) => entry?.state)).toEqual(['once', 'empty'])
    expect((await sheet(mina)).rows[0]?.entry?.mine).toEqual({
      attendance: 'present',
      score: 47.25,
    })
  })

  it('count where both entries are equal, and show the name then; different ones are listed', async () => {
    const { mina, om, sheet, ids, numbers, sarita } = await aTwiceTypedEntrance(at, [
      ['47', '47'],
      ['absent', 'absent'],
      ['40', '41'],
    ])
    const { rows, twice } = await sheet(sarita)
    expect(rows.map(({ name, score }) => [name, score])).toEqual([
      ['Candidate 0', 47],
      ['Candidate 1', null],
      ['', null],
    ])
    expect(twice?.pending).toEqual({ missing: 0, differ: 1 })
    expect(twice?.differences).toMatchObject([
      {
        erollno: numbers[2],
        part: '',
        entries: [
          { score: 40, name: expect.any(String) },
          { score: 41, name: expect.any(String) },
        ],
        settled: null,
        maySettle: true,
      },
    ])
    for (const by of [mina, om])
      expect((await sheet(by)).twice?.differences[0]?.maySettle).toBe(false)
    expect(await stored(ids[0])).toMatchObject({ score: 47, attendance: 'present' })
    expect(await stored(ids[1])).toMatchObject({ attendance: 'absent' })
    expect(await stored(ids[2])).toMatchObject({ score: null, attendance: null })
  })

  it('are one entry however often the same person types them, by the code and by the table', async () => {
    const { mina, enter, numbers, ids, sheet } = await aTwiceTypedEntrance(at, [['40']])
    const again = await enter(mina, `${numbers[0]},40,,`)
    expect(dataOf(again)).toEqual({ n: 1, agreed: 0, differ: 0, selected: 0 })
    await enter(mina, `${numbers[0]},41,,`)
    expect((await sheet(mina)).rows[0]?.entry).toMatchObject({ state: 'once', mine: { score: 41 } })
    const now = new Date()
    const second = {
      n_entrance_reg_id: ids[0] ?? 0,
      part: '',
      round: 2,
      attendance: 'present',
    } as const
    const by = { created: now, createdby: mina.userId, updated: now, updatedby: mina.userId }
    await expect(
      at.database.kysely
        .insertInto('entrance_score_entry')
        .values({ ...second, score: 41, ...by })
        .execute(),
    ).rejects.toThrow('another person')
  })

  it('that differ are settled by a third person with a reason, and again until they are published', async () => {
    const { mina, sarita, numbers, ids, run, sheet } = await aTwiceTypedEntrance(at, [['40', '44']])
    const settle = (by: typeof mina, more: object) =>
      run(by, 'entrance_score_settle', {
        erollno: numbers[0],
        score: '44',
        reason: 'Seen',
        ...more,
      })
    expect(code(await settle(mina, {}))).toBe('rule/entered-yourself')
    for (const [wrong, field] of [
      [{ score: '101' }, 'score'],
      [{ score: '' }, 'score'],
      [{ attendance: 'late' }, 'attendance'],
      [{ reason: ' ' }, 'reason'],
      [{ erollno: '9-9' }, 'erollno'],
    ] as const) {
      const answer = await settle(sarita, wrong)
      expect(answer.body).toMatchObject({ isError: true, errors: [{ field }] })
    }
    expect(await stored(ids[0])).toMatchObject({ score: null })
    expect((await settle(sarita, {})).body).toMatchObject({ isError: false })
    expect(await stored(ids[0])).toMatchObject({ score: 44 })
    expect((await settle(sarita, { score: '43', reason: 'Counted again' })).body['isError']).toBe(
      false,
    )
    expect(await stored(ids[0])).toMatchObject({ score: 43 })
    const { twice, rows } = await sheet(mina)
    expect(twice?.pending).toEqual({ missing: 0, differ: 0 })
    expect(twice?.differences[0]?.settled).toMatchObject({ score: 43, reason: 'Counted again' })
    expect(rows[0]?.entry).toMatchObject({ isSettled: true, mayEnter: false })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select('subject')
      .where('process', '=', 'entrance_score_settle')
      .where('act', '=', 'changed')
      .where('subject', '=', 'entrance_score_settlement')
      .where('ad_user_id', '=', sarita.userId)
      .execute()
    expect(entries).toHaveLength(2)
  })

  it('that agree have nothing to settle, and one who mistyped opens them again', async () => {
    const { mina, om, sarita, numbers, ids, run, enter } = await aTwiceTypedEntrance(at, [
      ['40', '40'],
    ])
    const body = { erollno: numbers[0], score: '41', reason: 'Seen' }
    expect(code(await run(sarita, 'entrance_score_settle', body))).toBe('rule/no-difference')
    expect(problems(await enter(sarita, `${numbers[0]},41,,`))).toEqual([
      '2 Two others have agreed on this score. Only they may enter it again.',
    ])
    expect(dataOf(await enter(mina, `${numbers[0]},41,,`))).toMatchObject({ differ: 1 })
    expect(await stored(ids[0])).toMatchObject({ score: null, attendance: null })
    expect(dataOf(await enter(om, `${numbers[0]},41,,`))).toMatchObject({ agreed: 1 })
    expect(await stored(ids[0])).toMatchObject({ score: 41 })
  })

  it('take who is selected once they agree, from any of the office', async () => {
    const { mina, sarita, numbers, ids, enter } = await aTwiceTypedEntrance(at, [
      ['40', '40'],
      ['50'],
    ])
    expect(problems(await enter(sarita, `${numbers[0]},40,,yes`, `${numbers[1]},50,,yes`))).toEqual(
      ['3 Select this candidate once two people have agreed on the score.'],
    )
    expect(await stored(ids[0])).toMatchObject({ selected: false })
    expect(dataOf(await enter(sarita, `${numbers[0]},40,,yes`))).toMatchObject({ selected: 1 })
    expect(await stored(ids[0])).toMatchObject({ score: 40, selected: true })
    await enter(mina, `${numbers[0]},41,,`)
    expect(await stored(ids[0])).toMatchObject({ score: null, selected: false })
  })

  it('let a result wait, which says how many are missing and differ, when proposed and when confirmed', async () => {
    const { mina, om, sarita, numbers, run, enter } = await aTwiceTypedEntrance(at, [
      ['40', '41'],
      ['50'],
      [''],
    ])
    const refused = await run(mina, 'entrance_publish')
    expect(refused.body).toMatchObject({
      code: 'rule/scores-pending',
      summary: 'Two people must enter every score. Second entry missing: 2. Differences: 1.',
    })
    await enter(om, `${numbers[0]},40,,`, `${numbers[1]},50,,`, `${numbers[2]},60,,`)
    await enter(mina, `${numbers[2]},60,,`)
    const proposed = await run(mina, 'entrance_publish')
    expect(proposed.body).toMatchObject({ isError: false })
    const read = await proposalRead(sarita, proposed)
    expect(read.view?.checks.map(({ found }) => found)).toContainEqual(
      expect.objectContaining({ en: 'both entries are the same' }),
    )
    await enter(om, `${numbers[2]},61,,`)
    expect(code(await confirm(sarita, proposed))).toBe('rule/scores-pending')
    await enter(om, `${numbers[2]},60,,`)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(code(await enter(om, `${numbers[2]},61,,`))).toBe('rule/published-already')
  })

  it('typed once before the setting was chosen need two entries; typed once after, they have none', async () => {
    const { mina, om, enter, numbers, ids, run, sheet } = await aTwiceTypedEntrance(at, [
      ['40', '40'],
    ])
    await typeTwice(at, false)
    expect((await sheet(mina)).twice).toBeNull()
    expect(code(await run(om, 'entrance_score_settle', { erollno: numbers[0], reason: 'x' }))).toBe(
      'rule/typed-once',
    )
    expect(dataOf(await enter(mina, `${numbers[0]},42,,yes`))).toEqual({ n: 1, selected: 1 })
    await typeTwice(at, true)
    expect(code(await run(mina, 'entrance_publish'))).toBe('rule/scores-pending')
    const { rows } = await sheet(om)
    expect(rows[0]).toMatchObject({ name: '', score: null, entry: { state: 'empty' } })
    await enter(mina, `${numbers[0]},43,,`)
    await enter(om, `${numbers[0]},43,,`)
    expect(await stored(ids[0])).toEqual({ score: 43, attendance: 'present', selected: false })
  })

  it('are entered by one person at a time: two at once get a round each', async () => {
    const { mina, om, enter, numbers, ids, sheet } = await aTwiceTypedEntrance(at, [['']])
    const both = await Promise.all([mina, om].map((by) => enter(by, `${numbers[0]},47,,`)))
    expect(both.map((answer) => answer.body['isError'])).toEqual([false, false])
    expect((await sheet(mina)).rows[0]?.entry?.state).toBe('agreed')
    expect(await stored(ids[0])).toMatchObject({ score: 47 })
  })
})
