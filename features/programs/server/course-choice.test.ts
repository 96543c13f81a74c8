import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import {
  applicationCount,
  applications,
  apply,
  courseIdsOf,
  linesOf,
  type Newcomer,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'

const passed = { paid: true, eligible: true }
const done = { status: 201 } as const

type Outcome = { readonly status: number; readonly code?: string; readonly detail?: string }

const refused = (status: number, code: string, detail: string): Outcome => ({
  status,
  code,
  detail,
})

/** First-semester courses by code, and what choosing them leads to: 16 compulsory credits, 18 asked for. */
const choices = [
  [18, null, ['MTH101', 'PHY101', 'CSC101', 'ELE101', 'ENG101', 'DRG101'], done, 18],
  [18, null, ['DRG101'], done, 18],
  [18, null, ['NEP101'], done, 18],
  [18, null, ['DRG101', 'NEP101'], done, 20],
  [18, null, ['NEP101', 'MTH101'], done, 18],
  [18, null, [], refused(400, 'rule/too-few-credits', 'Please select at least 18 credits.'), 0],
  [
    18,
    null,
    ['MTH101', 'PHY101'],
    refused(400, 'rule/too-few-credits', 'Please select at least 18 credits.'),
    0,
  ],
  [16, null, [], done, 16],
  [null, null, [], done, 16],
  [0, null, [], done, 16],
  [16.5, null, [], refused(400, 'rule/too-few-credits', 'Please select at least 16.5 credits.'), 0],
  [
    20.5,
    null,
    ['DRG101', 'NEP101'],
    refused(400, 'rule/too-few-credits', 'Please select at least 20.5 credits.'),
    0,
  ],
  [null, 18, ['DRG101'], done, 18],
  [
    null,
    18,
    ['DRG101', 'NEP101'],
    refused(400, 'rule/too-many-credits', 'Please select at most 18 credits.'),
    0,
  ],
  [null, 16, [], done, 16],
  [null, 15, [], refused(400, 'rule/too-many-credits', 'Please select at most 15 credits.'), 0],
  [
    null,
    null,
    ['DRG101', 'DRG101'],
    refused(400, 'rule/course-chosen-twice', 'A course is chosen more than once.'),
    0,
  ],
  [
    null,
    null,
    ['MTH101', 'MTH101'],
    refused(400, 'rule/course-chosen-twice', 'A course is chosen more than once.'),
    0,
  ],
  [
    null,
    null,
    ['CSC202'],
    refused(400, 'rule/course-not-offered', 'A chosen course is not offered here.'),
    0,
  ],
  [
    18,
    null,
    ['DRG101', 'CSC202'],
    refused(400, 'rule/course-not-offered', 'A chosen course is not offered here.'),
    0,
  ],
] as const satisfies readonly (readonly [
  number | null,
  number | null,
  readonly string[],
  Outcome,
  number,
])[]

describe('choosing courses', () => {
  let at: TestServer
  let ready: Newcomer
  let enrolledOne: Newcomer
  let elsewhere: ReadonlyMap<string, number>
  beforeAll(async () => {
    at = await testServer()
    ready = await someone(at, { entrance: passed })
    enrolledOne = await someone(at, { enrollments: ['active'] })
    const third = { semester: 'III', courses: computerScienceCourses.III } as const
    elsewhere = await courseIdsOf(at, await openProgram(at, third))
  })
  afterAll(() => at.close())

  const both = (['I', 'II'] as const).flatMap((semester) =>
    choices.map((choice) => [semester, ...choice] as const),
  )

  it.each(both)('semester %s, min %s, max %s, chosen %j', async (...row) => {
    const [semester, min_credit, max_credit, codes, { status, ...outcome_ }, credits] = row
    const limits = { min_credit, max_credit }
    const courses = computerScienceCourses.I
    const openingId = await openProgram(at, { semester, row: limits, courses })
    const ids = await courseIdsOf(at, openingId)
    const { person } = semester === 'I' ? ready : enrolledOne
    const chosen = codes.map((code) => ids.get(code) ?? elsewhere.get(code))
    const answer = await apply(person, openingId, linesOf(chosen))
    expect(answer).toMatchObject({ status, body: outcome_ })
    expect(await applicationCount(at, openingId)).toBe(status === 201 ? 1 : 0)
    if (status !== 201) return
    const lines = answer.body['n_program_cregdetails']
    const read = Array.isArray(lines) ? lines : []
    expect(read.reduce((sum, line) => sum + Number(line.CREDIT_HOUR), 0)).toBe(credits)
    expect(read[0]).toMatchObject({
      CREDIT_HOUR: 3,
      credit_hour: 3,
      INTERNAL_FM: 40,
      internal_fm: 40,
      INTERNAL_PM: 20,
      internal_pm: 20,
    })
    for (const code of ['MTH101', 'PHY101', 'CSC101', 'ELE101', 'ENG101'])
      expect(read.filter((line) => line.n_course_ID.id === ids.get(code))).toHaveLength(1)
  })

  it('takes no lines at all, an empty opening, and lines that are nonsense for what they are', async () => {
    const bare = await openProgram(at)
    expect((await apply(ready.person, bare)).status).toBe(201)
    const asked = await openProgram(at, { courses: computerScienceCourses.I })
    for (const lines of [
      [{}],
      [{ n_course_ID: null }],
      [{ n_course_ID: 'x' }],
      [{ n_course_ID: 999_999_999 }],
      [null],
      ['MTH101'],
      [{ n_course_ID: { id: -1 } }],
      [{ course: 1 }],
    ]) {
      const answer = await apply(ready.person, asked, { n_program_cregdetails: lines })
      expect([JSON.stringify(lines), answer.status]).toEqual([JSON.stringify(lines), 400])
    }
    expect(await applicationCount(at, asked)).toBe(0)
  })

  it('takes an offered course sent back as it was read', async () => {
    const openingId = await openProgram(at, { courses: computerScienceCourses.I })
    await at.database.kysely
      .updateTable('n_batch_course')
      .set({ external_fm: 60, external_pm: 24, practical_fm: 25, practical_pm: 10, seats: 40 })
      .where('n_program_cregopen_id', '=', openingId)
      .execute()
    const opening = await ready.person.get(`/api/v1/models/n_program_cregopen/${openingId}`, {
      $expand: 'n_batch_course',
    })
    const offered = opening.body['n_batch_course'] as { course_type: string }[]
    expect(offered[0]).toMatchObject({ external_fm: 60, practical_pm: 10, seats_left: 40 })
    const answer = await apply(ready.person, openingId, { n_program_cregdetails: offered })
    expect([answer.status, answer.body['errors']]).toEqual([201, undefined])
  })

  it('keeps nothing of the client’s fees, flags, marks and payments', async () => {
    const openingId = await openProgram(at, { courses: computerScienceCourses.I })
    const other = await openProgram(at)
    const ids = await courseIdsOf(at, openingId)
    const answer = await apply(ready.person, openingId, {
      id: other,
      admissionfee: 1,
      libraryfee: 1,
      practicalfee: 1,
      semyearfee: 1,
      totalfee: 4,
      feepaid: 4,
      IsPaid: true,
      isPending: true,
      DocStatus: 'CO',
      n_sem_year_ID: 1_000_003,
      n_program_ID: 1_000_001,
      C_Payment: [{ PayAmt: 38_200, DocStatus: 'CO' }],
      n_program_cregdetails: [
        { n_course_ID: ids.get('DRG101'), internal_om: 40, course_type: 'XX', CREDIT_HOUR: 99 },
      ],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        admissionfee: 5_000,
        semyearfee: 28_500,
        libraryfee: 1_200,
        practicalfee: 3_500,
        totalfee: 38_200,
        feepaid: 0,
        IsPaid: false,
        isPending: false,
        DocStatus: { id: 'DR' },
        n_sem_year_ID: { id: 1_000_000 },
      },
    })
    const { person, partnerId } = ready
    const found = await person.get(`${applications}/${Number(answer.body['id'])}`, {
      $expand: 'C_Payment,n_program_cregdetails',
    })
    expect(found.body).not.toHaveProperty('C_Payment')
    const lines = found.body['n_program_cregdetails']
    const chosen = Array.isArray(lines)
      ? lines.find((line) => line.n_course_ID.id === ids.get('DRG101'))
      : null
    expect(chosen).toMatchObject({ course_type: 'EL', CREDIT_HOUR: 2 })
    expect(chosen).not.toHaveProperty('internal_om')
    const payments = await at.database.kysely
      .selectFrom('c_payment')
      .selectAll()
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    expect(payments).toEqual([])
  })

  it('asks for a prerequisite the student has in an approved registration', async () => {
    const first = await openProgram(at, { courses: computerScienceCourses.I })
    const ids = await courseIdsOf(at, first)
    const needs = { n_prerequisite_id: ids.get('CSC101') ?? null }
    const courses = [{ ...computerScienceCourses.II[1], ...needs }]
    const student = await someone(at, { enrollments: ['active'] })
    const register = async () => {
      const openingId = await openProgram(at, { semester: 'II', courses })
      return apply(student.person, openingId)
    }
    expect(await register()).toMatchObject({
      status: 400,
      body: {
        code: 'rule/prerequisite-missing',
        detail: 'Object-Oriented Programming can be taken only after Programming in C.',
      },
    })
    const earlier = await openProgram(at, {
      semester: 'II',
      courses: [computerScienceCourses.I[2]],
    })
    const applied = await apply(student.person, earlier)
    const approve = (docstatus: string) =>
      at.database.kysely
        .updateTable('n_program_creg')
        .set({ docstatus })
        .where('n_program_creg_id', '=', Number(applied.body['id']))
        .execute()
    expect((await register()).status).toBe(400)
    await approve('CL')
    expect((await register()).status).toBe(400)
    await approve('AP')
    expect((await register()).status).toBe(201)
    await approve('CO')
    expect((await register()).status).toBe(201)
  })
})
