import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { workbook } from '#platform/testing/workbook.ts'
import type { ScoreSheet } from '#features/selection/wire/score-sheet.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { meritRules } from '#testing/kinds/merit-in-tests.ts'
import { typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { anEntranceToLayOut } from '../../testing/entrance-layout.ts'
import { anEntranceOfToday, csvFile } from '../../testing/presence.ts'
import type { EntranceLayout } from '../../wire/layout.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())
// Tests advance the clock: each begins at noon of a day of its own.
beforeEach(() => at.clock.travelTo(addDays(todayOf(at), 1)))

type Today = Awaited<ReturnType<typeof anEntranceOfToday>>
const sheetOf = async (entrance: Today) =>
  (await entrance.run('entrance_sheet', entrance.opening)).body['data'] as ScoreSheet
const enter = (entrance: Today, ...lines: readonly string[]) =>
  entrance.run('entrance_scores_enter', {
    ...entrance.opening,
    file: csvFile('erollno,score,attendance', ...lines),
  })

describe('presence in a sitting', () => {
  it('is recorded for a room as it is read, by whom and when, and counted on the layout', async () => {
    const entrance = await anEntranceOfToday(at)
    const inA = await entrance.read({ n_exam_room_ID: entrance.room('A') })
    expect(inA).toMatchObject({ sitting: 'Morning', closed: null })
    expect(inA.rows.map(({ seat, erollno, mark }) => [seat, erollno, mark])).toEqual([
      [1, '2083-0001', null],
      [2, '2083-0002', null],
    ])
    const saved = await entrance.run('entrance_presence_save', {
      ...entrance.sitting,
      n_exam_room_ID: entrance.room('A'),
      seen: inA.seenRoom,
      file: csvFile('erollno,attendance', '2083-0001,present', '2083-0002,absent'),
    })
    expect(saved.body).toMatchObject({
      isError: false,
      summary: 'Presence is saved. Present: 1. Absent: 1. Corrected: 0. Scores removed: 0.',
      data: { present: 1, absent: 1, corrected: 0 },
    })
    const { rows, rooms } = await entrance.read({ n_exam_room_ID: entrance.room('A') })
    expect(rows).toMatchObject([
      { mark: 'present', savedBy: expect.stringMatching(/./), saved: expect.stringMatching(/Z$/) },
      { mark: 'absent' },
    ])
    expect(rooms).toMatchObject([
      { room: 'A', present: 1, absent: 1, missing: 0 },
      { room: 'B', present: 0, absent: 0, missing: 1 },
    ])
    const { body } = await entrance.run('entrance_layout', entrance.opening)
    expect((body['data'] as EntranceLayout).sittings).toMatchObject([
      { code: 'Morning', hasBegun: true, presence: { present: 1, absent: 1, missing: 1 } },
      { code: 'Evening', hasBegun: false, presence: { present: 0, absent: 0, missing: 0 } },
    ])
  })

  it('is recorded from the minute in which the sitting begins, not before', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 1 })
    await entrance.applicant()
    const slot = [todayOf(at), '12:01', '14:00'] as const
    const made = await entrance.sitting({ name: 'Noon', slot, rooms: [room('A')] })
    await entrance.seatAll()
    const sitting = made.body['data'] as { readonly n_exam_routine_ID: number }
    const save = async () => {
      const { body } = await entrance.run('entrance_presence', sitting)
      const { seenSitting: seen } = body['data'] as { readonly seenSitting: string }
      const file = csvFile('erollno,attendance', '2083-0001,present')
      return entrance.run('entrance_presence_save', { ...sitting, seen, file })
    }
    expect((await save()).body).toMatchObject({
      code: 'rule/sitting-not-begun',
      summary: expect.stringMatching(/^This sitting begins on .* at 12:01\./),
    })
    at.clock.advance(60_000)
    expect((await save()).body).toMatchObject({ isError: false })
    const later = ['2027-06-01', '08:00', '10:00'] as const
    const moved = await entrance.sitting({ name: 'Noon', slot: later, rooms: [room('A')] }, sitting)
    expect(moved.body).toMatchObject({ code: 'rule/time-recorded' })
  })

  it('comes from a workbook too, in Nepali words', async () => {
    const entrance = await anEntranceOfToday(at)
    const { seenSitting: seen } = await entrance.read()
    const content = await workbook([
      ['Attendance', 'erollno'],
      ['उपस्थित', '2083-0001'],
      ['अनुपस्थित', '2083-0003'],
    ])
    const file = { fileName: 'marks.xlsx', fileContent: content.toString('base64') }
    const { body } = await entrance.run('entrance_presence_save', {
      ...entrance.sitting,
      seen,
      file,
    })
    expect(body).toMatchObject({ isError: false, data: { present: 1, absent: 1 } })
  })

  it('is refused row by row, and nothing is recorded: unknown, elsewhere, twice, an unknown word', async () => {
    const entrance = await anEntranceOfToday(at, 5)
    const { body } = await entrance.mark([
      '2083-0001,present',
      '2083-9999,present',
      '2083-0005,present',
      '2083-0001,absent',
      '2083-0002,maybe',
    ])
    const errors = body['errors'] as readonly { field: string; message: string }[]
    expect(errors.map(({ field, message }) => `${field} ${message}`)).toEqual([
      '3 This entrance has no approved applicant with this symbol number.',
      expect.stringMatching(/^4 This number sits in Evening, A, Centre \d+\.$/),
      '5 This symbol number is in the file more than once.',
      '6 “maybe” is neither present nor absent.',
    ])
    expect(body).toMatchObject({ code: 'rule/rows-wrong' })
    expect((await entrance.read()).rooms[0]).toMatchObject({ missing: 2 })
    const inB = await entrance.run('entrance_presence_save', {
      ...entrance.sitting,
      n_exam_room_ID: entrance.room('B'),
      seen: (await entrance.read({ n_exam_room_ID: entrance.room('B') })).seenRoom,
      file: csvFile('erollno,attendance', '2083-0001,present'),
    })
    expect(inB.body['summary']).toMatch(/Row 2: This number sits in Morning, A, Centre \d+\.$/)
  })

  it('needs a file with its columns', async () => {
    const entrance = await anEntranceOfToday(at)
    const { seenSitting: seen } = await entrance.read()
    const save = async (...lines: readonly string[]) =>
      (
        await entrance.run('entrance_presence_save', {
          ...entrance.sitting,
          seen,
          file: csvFile(...lines),
        })
      ).body['code']
    expect(await save('erollno,present', '2083-0001,yes')).toBe('rule/columns-wrong')
    expect(await save('erollno,attendance')).toBe('rule/file-empty')
    expect(await save('PK')).toBe('rule/file-broken')
  })

  it('is not saved over what another person has saved since it was read; another room is', async () => {
    const entrance = await anEntranceOfToday(at)
    const inRoom = async (name: string) =>
      (await entrance.read({ n_exam_room_ID: entrance.room(name) })).seenRoom
    const save = (name: string, seen: string, ...lines: readonly string[]) =>
      entrance.run('entrance_presence_save', {
        ...entrance.sitting,
        n_exam_room_ID: entrance.room(name),
        seen,
        file: csvFile('erollno,attendance', ...lines),
      })
    const [seenA, seenB] = [await inRoom('A'), await inRoom('B')]
    await save('A', seenA, '2083-0001,absent')
    const second = await save('A', seenA, '2083-0002,present')
    expect(second.body).toMatchObject({ code: 'rule/presence-changed' })
    expect((await save('B', seenB, '2083-0003,present')).body).toMatchObject({ isError: false })
    const both = await Promise.all([
      save('A', await inRoom('A'), '2083-0002,present'),
      save('A', await inRoom('A'), '2083-0002,absent'),
    ])
    expect(both.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
  })

  it('of a sitting that is none of an entrance is not found', async () => {
    const entrance = await anEntranceOfToday(at)
    const { body } = await entrance.run('entrance_presence', { n_exam_routine_ID: 99 })
    expect(body).toMatchObject({ code: 'rule/sitting-unknown' })
  })
})

describe('the second person', () => {
  const missing = ['Presence, Morning', 'not recorded for 2 people', 'look']
  /** Three applicants with scores, one of them with a mark of presence; it is evening. */
  async function scoredToday() {
    const entrance = await anEntranceOfToday(at)
    await typeTwice(at, false)
    await entrance.mark(['2083-0001,present'])
    at.clock.advance(9 * 3_600_000)
    const lines = ['2083-0001,71,present,yes', '2083-0002,60,present,no', '2083-0003,50,present,no']
    await entrance.run('entrance_scores_enter', {
      ...entrance.opening,
      file: csvFile('erollno,score,attendance,selected', ...lines),
    })
    return entrance
  }
  async function checksOf(proposed: Answer) {
    const { view } = await proposalRead(await at.staff('registrar'), proposed)
    return view?.checks.map(({ fact, found, sign }) => [fact.en, found.en, sign])
  }

  it('of a result reads where presence is missing', async () => {
    const entrance = await scoredToday()
    const proposed = await entrance.run('entrance_publish', entrance.opening)
    expect(await checksOf(proposed)).toContainEqual(missing)
  })

  it('of a merit list reads it too, and so does the first', async () => {
    const entrance = await scoredToday()
    const rules = JSON.stringify(meritRules(1, 1))
    await entrance.run('entrance_merit_rules', { ...entrance.opening, rules })
    await entrance.run('entrance_merit_compute', entrance.opening)
    const read = await entrance.run('entrance_merit', entrance.opening)
    expect(read.body['data']).toMatchObject({
      page: { presenceMissing: [{ sitting: 'Morning', n: 2 }] },
    })
    const atMs = at.clock.nowMs() + 3_600_000
    const proposed = await entrance.run('entrance_merit_publish', {
      ...entrance.opening,
      at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`,
      answer_days: 7,
    })
    expect(await checksOf(proposed)).toContainEqual(missing)
  })
})

describe('the score sheet', () => {
  it('has absent applicants as absent, takes no score for them, and says where presence is missing', async () => {
    const entrance = await anEntranceOfToday(at, 5)
    await entrance.mark(['2083-0001,absent', '2083-0002,present'])
    const { rows, presenceMissing } = await sheetOf(entrance)
    expect(rows.map(({ presence, attendance }) => [presence, attendance])).toEqual([
      ['absent', 'absent'],
      ['present', null],
      [null, null],
      [null, null],
      [null, null],
    ])
    expect(presenceMissing).toEqual([
      { sitting: 'Morning', n: 2 },
      { sitting: 'Evening', n: 1 },
    ])
    at.clock.advance(9 * 3_600_000)
    const { body } = await enter(entrance, '2083-0001,71,', '2083-0002,,absent', '2083-0003,60,')
    const errors = body['errors'] as readonly { field: string; message: string }[]
    expect(errors.map(({ field, message }) => `${field} ${message}`)).toEqual([
      '2 Recorded as absent on the day. Correct the presence first.',
      '3 Recorded as present on the day. Correct the presence first.',
    ])
    const parts = await entrance.run('entrance_merit_parts', {
      ...entrance.opening,
      file: csvFile('erollno,Maths', '2083-0001,12'),
    })
    expect(parts.body).toMatchObject({ code: 'rule/rows-wrong' })
    const entered = await enter(entrance, '2083-0001,,absent', '2083-0002,71,', '2083-0003,60,')
    expect(entered.body).toMatchObject({ isError: false })
  })

  it('follows a correction, which needs a reason and says what it changes', async () => {
    const entrance = await anEntranceOfToday(at)
    await entrance.mark(['2083-0001,present', '2083-0002,absent', '2083-0003,present'])
    at.clock.advance(9 * 3_600_000)
    await enter(entrance, '2083-0001,71.5,')
    const lines = ['2083-0001,absent', '2083-0002,present', '2083-0003,absent']
    expect((await entrance.mark(lines)).body).toMatchObject({
      code: 'rule/correction-reason',
      summary:
        'This changes what is recorded, so it needs a reason. 2083-0001: absent, the score 71.5 is removed. 2083-0002: present, the score is missing then. 2083-0003: absent instead of present.',
    })
    expect((await sheetOf(entrance)).rows[0]).toMatchObject({ score: 71.5, presence: 'present' })
    const done = await entrance.mark(lines, { reason: 'Sheets of two rooms were swapped' })
    expect(done.body['summary']).toBe(
      'Presence is saved. Present: 1. Absent: 2. Corrected: 3. Scores removed: 1.',
    )
    expect((await sheetOf(entrance)).rows).toMatchObject([
      { score: null, attendance: 'absent', presence: 'absent' },
      { score: null, attendance: null, presence: 'present' },
      { score: null, attendance: 'absent', presence: 'absent' },
    ])
  })

  it('opens a score again that two people had agreed on, and is what a third one must settle by', async () => {
    const entrance = await anEntranceOfToday(at)
    await typeTwice(at, true)
    await entrance.mark(['2083-0001,present', '2083-0002,present', '2083-0003,absent'])
    at.clock.advance(9 * 3_600_000)
    const [mina, om] = [await at.staff('exam-office'), await at.staff('exam-office')]
    const type = (by: Person, ...lines: readonly string[]) =>
      by.post(processPath('entrance_scores_enter'), {
        ...entrance.opening,
        file: csvFile('erollno,score,attendance', ...lines),
      })
    await type(mina, '2083-0001,71,', '2083-0002,40,')
    await type(om, '2083-0001,71,', '2083-0002,41,')
    const settled = await (
      await at.staff('registrar')
    ).post(processPath('entrance_score_settle'), {
      ...entrance.opening,
      erollno: '2083-0002',
      attendance: 'absent',
      reason: 'The sheet is empty',
    })
    expect(settled.body).toMatchObject({ code: 'rule/recorded-present' })
    expect((await sheetOf(entrance)).rows[0]?.entry).toMatchObject({ state: 'agreed' })
    const emptySeat = { reason: 'The seat was empty' }
    const corrected = await entrance.mark(['2083-0001,absent'], emptySeat)
    expect(corrected.body).toMatchObject({ isError: false })
    const [first] = (await sheetOf(entrance)).rows
    expect(first).toMatchObject({ presence: 'absent', entry: { state: 'empty', counted: null } })
    expect((await type(mina, '2083-0001,71,')).body['isError']).toBe(true)
    await type(mina, '2083-0001,,absent')
    await type(om, '2083-0001,,absent')
    expect((await sheetOf(entrance)).rows[0]).toMatchObject({
      attendance: 'absent',
      entry: { state: 'agreed' },
    })
    await typeTwice(at, false)
  })

  it('does not change any more once the result is published', async () => {
    const entrance = await anEntranceOfToday(at)
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ result_published: new Date(at.clock.nowMs()) })
      .where('n_entrance_open_id', '=', entrance.openingId)
      .execute()
    expect(await entrance.read()).toMatchObject({ closed: 'published' })
    expect((await entrance.mark(['2083-0001,present'])).body).toMatchObject({
      code: 'rule/presence-published',
    })
  })
})
