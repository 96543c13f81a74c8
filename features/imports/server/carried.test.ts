import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import { aLevel, setGrading } from '#testing/kinds/grading-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { dataIn, done, importSteps, uploadFile } from '../testing/import-file.ts'
import { importCommit } from '../wire/processes.ts'

const head = 'Roll No,Semester,Course Code,Credits,OM,FM,Grade,Point,Result,Source,Result Date'

describe('results of before', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const upload = async (target: string, ...lines: string[]) => {
    const { id, last } = await uploadFile(registrar, { target, content: lines.join('\n') })
    done(last)
    return importSteps(registrar, id)
  }
  const courses = (...lines: string[]) => upload('carried-courses', head, ...lines)
  const stored = async (steps: Awaited<ReturnType<typeof upload>>) =>
    dataIn(importCommit, await steps.run('import_commit')).stored
  const ownList = async (person: Person) =>
    (await person.get('/api/v1/models/n_carried_result')).body['records'] as Record<
      string,
      unknown
    >[]
  const reasons = async (steps: Awaited<ReturnType<typeof upload>>) =>
    (await steps.rows('refused')).map(({ problems: [first] }) => [first?.column, first?.message.en])

  it('are brought over with grades or marks, shown to their student alone, and count in the next CGPA', async () => {
    const { candidate, enterTwice, mina, sarita, which, openingId } = await marked()
    const { email } = candidate
    const lines = [
      `${email},I,ENG101,3,,,A,,,Ledger 12 p. 4,2082/04/15`,
      `${email},I,PHY101,3,39,100,,,,Ledger 12 p. 4,`,
    ]
    const steps = await courses(...lines)
    expect(await stored(steps)).toBe(2)
    expect((await (await courses(...lines)).read()).counts).toMatchObject({ equal: 2, new: 0 })
    const own = await ownList(await candidate.person())
    expect(own.map((each) => [each['grade'], each['grade_point'], each['outcome']])).toMatchObject([
      ['A', 4, { id: 'PASS' }],
      ['F', 0, { id: 'FAIL' }],
    ])
    const other = (await marked()).candidate
    expect(await ownList(await other.person())).toEqual([])

    await enterTwice(candidate, 'CSC151', 34)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    done(await release({ mina, sarita }, { n_exam_open_ID: openingId }, soon))
    at.clock.advance(soon - at.clock.nowMs())
    const person = await candidate.person()
    const { body } = await person.get('/api/v1/models/n_exam_result')
    const [result] = body['records'] as Record<string, unknown>[]
    const semester = {
      ...which,
      sgpa: Number(result?.['sgpa']),
      credits: Number(result?.['credits']),
    }
    const expected = (3 * 4 + semester.credits * semester.sgpa) / (6 + semester.credits)
    expect(Number(result?.['cgpa'])).toBeCloseTo(expected, 1)
    expect(Number(result?.['credits_earned'])).toBe(3 + semester.credits)
    const undone = await steps.run('import_undo')
    expect(undone.text).toContain('A result that was computed since counts it.')
  })

  async function marked() {
    const marking = await aMarking(at)
    const candidate = await marking.candidate('Sita Rai', 'CSC151')
    await at.database.kysely
      .insertInto('n_course')
      .values([
        { value: 'ENG101', name: 'English' },
        { value: 'PHY101', name: 'Physics' },
        ...[1, 2, 3, 4, 5].map((n) => ({ value: `R${n}`, name: `Course ${n}` })),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ...marking, candidate, which: { openingId: marking.openingId } }
  }

  it('of which only the average is known are stored by semester, and taken back', async () => {
    const { candidate } = await marked()
    const lines = [`Student,Semester,SGPA,Credits,Source`, `${candidate.email},I,3.456,,Book 7`]
    const steps = await upload('carried-semesters', ...lines)
    expect(await reasons(steps)).toEqual([])
    expect(await stored(steps)).toBe(1)
    expect(await ownList(await candidate.person())).toMatchObject([
      { sgpa: 3.46, source: 'Book 7' },
    ])
    const again = await upload(
      'carried-semesters',
      lines[0] ?? '',
      `${candidate.email},I,3.2,15,Book 7`,
    )
    expect((await again.rows('changed'))[0]?.changes).toMatchObject([
      { before: '3.46', after: '3.2' },
      { before: '-', after: '15' },
    ])
    expect(await stored(again)).toBe(1)
    done(await again.run('import_undo'))
    expect(await ownList(await candidate.person())).toMatchObject([{ sgpa: 3.46 }])
    expect((await ownList(await candidate.person()))[0]?.['CREDIT_HOUR']).toBeUndefined()
  })

  it('are refused row by row with the reason at the column', async () => {
    const { candidate } = await marked()
    const { email } = candidate
    const steps = await courses(
      'nobody@example.com,I,ENG101,3,,,A,,,Book,',
      `${email},XX,ENG101,3,,,A,,,Book,`,
      `${email},I,R1,3,120,100,,,,Book,`,
      `${email},I,R2,3,,,Distinction,,,Book,`,
      `${email},I,R3,3,,,A,9,,Book,`,
      `${email},I,R4,0,,,A,,,Book,`,
      `${email},I,R5,3,,,A,,,,`,
      `${email},I,PHY101,3,,,B,,,Book,`,
      `${email.toUpperCase()},I,PHY101,3,,,B,,,Book,`,
    )
    expect(await reasons(steps)).toEqual([
      ['student', 'Student (number or email) not found: nobody@example.com'],
      ['n_sem_year_id', 'Semester not found: XX'],
      ['total_om', 'Above the full marks.'],
      ['grade_point', 'The grading table has no such grade. Give its point.'],
      ['grade_point', 'Above the best point of the grading table.'],
      ['credit_hour', 'Above 0, at most 30.'],
      ['source', 'Source is empty.'],
      ['student', 'The same Student (number or email), Semester, Course is in row 9.'],
    ])
  })

  it('get their grade by the table of the level of the student’s programme', async () => {
    const { candidate } = await marked()
    const { candidate: other } = await marked()
    const diploma = await aLevel(at, 'Diploma of before')
    await diploma.admit(other)
    await setGrading(at, { levels: [diploma.table()] })
    const lines = [candidate, other].map(({ email }) => `${email},I,ENG101,3,45,100,,,,Book,`)
    expect(await stored(await courses(...lines, `${other.email},I,R1,3,,,Dist,,,Book,`))).toBe(3)
    expect(await ownList(await candidate.person())).toMatchObject([{ grade: 'F', grade_point: 0 }])
    expect(await ownList(await other.person())).toMatchObject([
      { grade: 'III', grade_point: 1, outcome: { id: 'PASS' } },
      { grade: 'Dist', grade_point: 4 },
    ])
    await setGrading(at)
  })

  it('export as the file that imports as equal', async () => {
    const { candidate } = await marked()
    expect(await stored(await courses(`${candidate.email},I,ENG101,3,71,80,,,,Book 3,`))).toBe(1)
    const exported = await registrar.post(processPath('import_export'), {
      target: 'carried-courses',
    })
    const content = Buffer.from(String(done(exported)['exportFile']), 'base64').toString()
    const counts = (await (await upload('carried-courses', content)).read()).counts
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
    expect(counts.equal).toBeGreaterThan(0)
  })
})
