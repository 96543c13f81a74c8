import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataIn, done, importSteps, uploadFile } from '#features/imports/testing/import-file.ts'
import { importCommit, importTargets } from '#features/imports/wire/processes.ts'
import { aTwiceTypedEntrance, csvFile, typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('a file of entrance scores', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  let entrances = 0
  /** An entrance that was held, with candidates without scores. */
  async function entranceOf(candidates: number, { isTwice = false } = {}) {
    const none = Array.from({ length: candidates }, () => [''])
    const entrance = await aTwiceTypedEntrance(at, none)
    await typeTwice(at, isTwice)
    const name = `Scored by file ${entrances++}`
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ name })
      .where('n_entrance_open_id', '=', entrance.openingId)
      .execute()
    /** Lines of a file with the entrance in its last column. */
    const named = (head: string, ...lines: readonly string[]) => [
      `${head},Entrance`,
      ...lines.map((line) => `${line},${name}`),
    ]
    const scores = () =>
      at.database.kysely
        .selectFrom('n_entrance_reg')
        .select(['score', 'attendance'])
        .where('n_entrance_open_id', '=', entrance.openingId)
        .orderBy('n_entrance_reg_id')
        .execute()
    const [one = '', two = '', three = ''] = entrance.numbers
    return { ...entrance, scores, named, one, two, three }
  }
  async function upload(by: Person, ...lines: readonly string[]) {
    const file = { target: 'entrance-scores', content: lines.join('\n') }
    const { id, last } = await uploadFile(by, file)
    done(last)
    return { id, ...importSteps(by, id) }
  }
  const reasons = async (steps: Awaited<ReturnType<typeof upload>>) =>
    (await steps.rows('refused')).map(({ problems: [first] }) => [first?.column, first?.message.en])
  const code = async (answer: Promise<{ body: Record<string, unknown> }>) =>
    (await answer).body['code']

  it('of a scanner needs a symbol number and a score; it is planned, stored, equal, and taken back', async () => {
    const { mina, one, two, three, scores } = await entranceOf(3)
    const lines = ['Roll No;Marks', `="${one}";71.50`, `${two};AB`, `${three};६०`]
    const steps = await upload(mina, ...lines)
    const file = await steps.read()
    expect(file.columns.map(({ to }) => to)).toEqual(['erollno', 'score'])
    expect(file.counts).toMatchObject({ new: 3, refused: 0 })
    expect((await scores()).every(({ attendance }) => attendance === null)).toBe(true)
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 3 })
    expect(await scores()).toEqual([
      { score: 71.5, attendance: 'present' },
      { score: null, attendance: 'absent' },
      { score: 60, attendance: 'present' },
    ])
    expect((await (await upload(mina, ...lines)).read()).counts).toMatchObject({ equal: 3, new: 0 })
    const changed = await upload(mina, 'Symbol No,Score', `${one},72`)
    expect((await changed.rows('changed'))[0]?.changes).toMatchObject([
      { before: '71.5', after: '72' },
    ])
    done(await changed.run('import_commit'))
    expect(await code(steps.run('import_undo'))).toBe('rule/import-obstacle')
    done(await changed.run('import_undo'))
    done(await steps.run('import_undo'))
    expect((await scores()).every(({ attendance }) => attendance === null)).toBe(true)
  })

  it('is refused row by row where the rules of the score sheet refuse', async () => {
    const { mina, ids, named, one, two, three } = await entranceOf(3)
    await at.database.kysely
      .insertInto('entrance_presence')
      .values({ n_entrance_reg_id: ids[1] ?? 0, is_present: false, saved: new Date(), savedby: 1 })
      .execute()
    const steps = await upload(
      mina,
      ...named('Symbol No,Score', `${one},101`, `${two},50`, '2083-0,50', `${three},seven`),
      `${three},50,`,
      '2083-0,50,',
    )
    expect(await reasons(steps)).toEqual([
      ['score', expect.stringContaining('100')],
      ['score', 'Recorded as absent on the day. Correct the presence first.'],
      ['erollno', 'There is no such symbol number in this entrance.'],
      ['score', expect.any(String)],
      ['erollno', expect.stringContaining('Several entrances have this symbol number: Scored by')],
      ['erollno', 'No entrance whose result is not published has this symbol number.'],
    ])
    expect(await code(steps.run('import_commit'))).toBe('rule/import-refused-rows')
  })

  it('stores nothing once a score was typed since the check', async () => {
    const { mina, om, named, one, two, enter, scores } = await entranceOf(2)
    const steps = await upload(mina, ...named('Symbol No,Score', `${one},70`, `${two},71`))
    await enter(om, `${two},65,,`)
    const refused = await steps.run('import_commit')
    expect(refused.body).toMatchObject({ code: 'rule/import-obstacle' })
    expect(refused.text).toContain('Row 3')
    expect((await scores())[0]).toEqual({ score: null, attendance: null })
    expect((await steps.plan()).counts).toMatchObject({ new: 1, changed: 1 })
  })

  it('is one person’s entry where scores are typed twice, and no other person sees it', async () => {
    const { mina, om, named, one, two, scores, sheet } = await entranceOf(2, { isTwice: true })
    const first = await upload(mina, ...named('Symbol No,Score', `${one},70`, `${two},60`))
    done(await first.run('import_commit'))
    expect((await scores())[0]).toEqual({ score: null, attendance: null })
    expect(await code(importSteps(om, first.id).run('import_read'))).toBe('rule/no-import')
    const listed = await om.post('/api/v1/processes/import_targets', {})
    const { latest } = dataIn(importTargets, listed)
    expect(latest.some(({ id }) => id === first.id)).toBe(false)
    const second = await upload(om, ...named('Symbol No,Score', `${one},70`, `${two},61`))
    expect((await second.read()).counts).toMatchObject({ new: 2, changed: 0 })
    done(await second.run('import_commit'))
    expect(await scores()).toEqual([
      { score: 70, attendance: 'present' },
      { score: null, attendance: null },
    ])
    expect((await sheet(mina)).twice?.differences).toHaveLength(1)
    done(await second.run('import_undo'))
    expect((await scores())[0]).toEqual({ score: null, attendance: null })
    expect((await sheet(mina)).twice?.differences).toHaveLength(0)
  })

  it('refuses a third person’s entry, and is not taken back after a difference was settled', async () => {
    const { mina, om, sarita, named, one, run } = await entranceOf(1, { isTwice: true })
    const first = await upload(mina, ...named('Symbol No,Score', `${one},70`))
    done(await first.run('import_commit'))
    done(await (await upload(om, ...named('Symbol No,Score', `${one},71`))).run('import_commit'))
    expect(await reasons(await upload(sarita, ...named('Symbol No,Score', `${one},72`)))).toEqual([
      ['score', 'Two others have entered this mark already.'],
    ])
    done(await run(sarita, 'entrance_score_settle', { erollno: one, score: '71', reason: 'Read' }))
    const back = await first.run('import_undo')
    expect(back.text).toContain('A third person has settled this score.')
  })

  it('has scores of parts, which count as those of the parts’ own file', async () => {
    const { mina, ids, named, one, two, run } = await entranceOf(2)
    const typed = [`${one},40,Physics`, `${one},70,`, `${two},30,Physics`]
    const lines = named('Symbol No,Score,Part', ...typed)
    const steps = await upload(mina, ...lines)
    expect((await steps.rows('new'))[0]?.notes.map(({ en }) => en)).toEqual([
      'No score of the part Physics is entered yet.',
    ])
    done(await steps.run('import_commit'))
    const parts = () =>
      at.database.kysely
        .selectFrom('entrance_part_score')
        .select(['part', 'score'])
        .where('n_entrance_reg_id', 'in', ids)
        .orderBy('n_entrance_reg_id')
        .execute()
    expect(await parts()).toEqual([
      { part: 'Physics', score: 40 },
      { part: 'Physics', score: 30 },
    ])
    expect((await (await upload(mina, ...lines)).read()).counts).toMatchObject({ equal: 3 })
    done(await run(mina, 'entrance_merit_parts', { file: csvFile('erollno,Physics', `${two},31`) }))
    expect(await code(steps.run('import_undo'))).toBe('rule/import-obstacle')
    done(await run(mina, 'entrance_merit_parts', { file: csvFile('erollno,Physics', `${two},30`) }))
    done(await steps.run('import_undo'))
    expect(await parts()).toEqual([])
  })
})
