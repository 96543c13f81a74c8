import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/person.ts'
import { aLevel, divisions, setGrading } from '#testing/kinds/grading-in-tests.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import { aMarking, confirm, isoText, release } from '#testing/kinds/results-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { ResultOverview } from '../../wire/office.ts'
import { gradesheetDocument } from '../gradesheet/gradesheet-document.ts'

describe('grading tables of levels', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** Two students with the same marks, 30 + 34 and 30 + 12 of 100: of the common table, and of a diploma. */
  async function twoLevels() {
    const marking = await aMarking(at)
    const diploma = await aLevel(at, `Diploma ${marking.openingId}`)
    const bachelor = await marking.candidate('Sita Rai', 'CSC151', 'MTH151')
    const other = await marking.candidate('Gita Rai', 'CSC151', 'MTH151')
    await diploma.admit(other)
    for (const one of [bachelor, other]) {
      await marking.enterTwice(one, 'CSC151', 34)
      await marking.enterTwice(one, 'MTH151', 30)
    }
    await setGrading(at, { levels: [diploma.table()] })
    const which = { n_exam_open_ID: marking.openingId }
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    return { ...marking, diploma, bachelor, other, which, soon }
  }
  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const resultOf = async (candidate: Candidate) => {
    const answer = await (
      await candidate.person()
    ).get('/api/v1/models/n_exam_result', { $expand: 'n_exam_resultdetails' })
    const [result] = (answer.body['records'] ?? []) as Record<string, unknown>[]
    const lines = (result?.['n_exam_resultdetails'] ?? []) as Record<string, unknown>[]
    return {
      version: result?.['version'],
      sgpa: result?.['sgpa'],
      grades: lines.map((line) => [line['grade'], line['grade_point']]),
    }
  }
  const overviewOf = async (by: Person, which: object) =>
    (await run(by, 'result_overview', which)).body['data'] as ResultOverview
  const counted = ({ grades }: ResultOverview) =>
    grades.flatMap(({ grade, n, level, isFormer }) =>
      n === 0 ? [] : [[level?.en.replace(/ .*/, '') ?? null, isFormer, grade, n]],
    )

  it('give the same marks different grades in one release, and the result keeps the table it was computed with', async () => {
    const exam = await twoLevels()
    const { mina, bachelor, other, which, soon } = exam
    expect(counted(await overviewOf(mina, which))).toEqual([
      [null, false, 'B', 2],
      ['Diploma', false, 'II', 2],
    ])
    expect((await release(exam, which, soon)).body).toMatchObject({ isError: false })
    at.clock.advance(soon - at.clock.nowMs())
    const common = {
      version: 1,
      sgpa: 3,
      grades: [
        ['B', 3],
        ['B', 3],
      ],
    }
    const ofDiploma = {
      version: 1,
      sgpa: 2,
      grades: [
        ['II', 2],
        ['II', 2],
      ],
    }
    expect(await resultOf(bachelor)).toEqual(common)
    expect(await resultOf(other)).toEqual(ofDiploma)
    await setGrading(at, { grades: divisions.grades, levels: [] })
    expect(await resultOf(bachelor)).toEqual(common)
    expect(await resultOf(other)).toEqual(ofDiploma)
    const stored = await at.database.kysely
      .selectFrom('n_exam_result')
      .select(['grading', 'most_failed'])
      .where('n_exam_reg_id', '=', other.registrationId)
      .execute()
    expect(stored).toEqual([{ grading: divisions.grades, most_failed: 0 }])
    const of = { n_exam_reg_id: other.registrationId, c_bpartner_id: other.partnerId }
    const sheet = await gradesheetDocument(of, at.clock.nowMs()).read(at.database.kysely)
    expect(sheet.printed.grades).toEqual(divisions.grades)
    expect(counted(await overviewOf(mina, which))).toEqual([
      [null, true, 'B', 2],
      [null, false, 'II', 2],
    ])
  })

  it('decide with how many failed courses a student of the level is promoted', async () => {
    const exam = await twoLevels()
    const { diploma, which, soon } = exam
    const fails = (grade: string) => ({ grade, fromPercent: 62, point: 3 })
    const hard = (mostFailed: number) => ({
      grades: [fails('A'), { grade: 'F', fromPercent: 0, point: 0 }],
      mostFailed,
    })
    await setGrading(at, { ...hard(1), levels: [diploma.table(hard(0))] })
    expect((await release(exam, which, soon)).body).toMatchObject({ isError: false })
    const rows = await at.database.kysely
      .selectFrom('n_exam_result')
      .select('promotion')
      .where('n_exam_reg_id', 'in', [exam.bachelor.registrationId, exam.other.registrationId])
      .orderBy('n_exam_reg_id')
      .execute()
    // 60 of 100 in Mathematics is failed: the one open course promotes by the common table only.
    expect(rows.map(({ promotion }) => promotion)).toEqual(['promoted', 'not-promoted'])
  })

  it('changed after the proposal refuse its confirmation; prepared again, the new table counts', async () => {
    const exam = await twoLevels()
    const { mina, sarita, diploma, other, which, soon } = exam
    const prepare = () => run(mina, 'result_prepare', { ...which, at: isoText(soon) })
    await prepare()
    const proposed = await run(mina, 'result_release', which)
    const [best, ...lower] = divisions.grades
    const grades = [...(best ? [{ ...best, fromPercent: 60 }] : []), ...lower.slice(2)]
    await setGrading(at, { levels: [diploma.table({ ...divisions, grades })] })
    expect((await confirm(sarita, proposed)).body).toMatchObject({ code: 'rule/value-changed' })
    const id = (proposed.body['data'] as { n_proposal_ID: number }).n_proposal_ID
    await run(sarita, 'proposal_refuse', { n_proposal_ID: id, reason: 'The table changed' })
    expect((await release(exam, which, soon)).body).toMatchObject({ isError: false })
    at.clock.advance(soon - at.clock.nowMs())
    expect((await resultOf(other)).grades).toEqual([
      ['Dist', 4],
      ['Dist', 4],
    ])
  })

  it('of an inactive level give way to the common table', async () => {
    const exam = await twoLevels()
    const { mina, diploma, which } = exam
    await at.database.kysely
      .updateTable('n_level')
      .set({ isactive: false })
      .where('n_level_id', '=', diploma.levelId)
      .execute()
    expect(counted(await overviewOf(mina, which))).toEqual([[null, false, 'B', 4]])
  })

  it('cannot be changed in a scheduled result by hand', async () => {
    const exam = await twoLevels()
    await release(exam, exam.which, exam.soon)
    const byHand = (change: { most_failed: number } | { grading: string }) =>
      at.database.kysely
        .updateTable('n_exam_result')
        .set(change)
        .where('n_exam_reg_id', '=', exam.other.registrationId)
        .execute()
    await expect(byHand({ most_failed: 9 })).rejects.toThrow('never changed')
    await expect(byHand({ grading: '[]' })).rejects.toThrow('never changed')
  })
})
