import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { enrollPerson } from '#testing/kinds/course-registration-in-tests.ts'
import { entranceInTests } from '#testing/kinds/entrance-in-tests.ts'

const faculties = modelPath('n_faculty')
const programs = modelPath('n_program')
const openings = modelPath('n_entrance_open')

const dataOf = (body: Answer['body']) => (body['data'] ?? {}) as Record<string, unknown>

describe('registers', () => {
  let at: TestServer
  let registrar: Person
  let student: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    student = await at.signIn((await at.student()).email)
  })
  afterAll(() => at.close())

  const idOf = ({ body }: Answer) => Number(body['id'])
  const errorsOf = ({ body }: Answer) =>
    Object.fromEntries(
      ((body['errors'] ?? []) as { field: string; message: string }[]).map(({ field, message }) => [
        field,
        message,
      ]),
    )
  const made = async (url: string, body: object) => {
    const answer = await registrar.post(url, body)
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    return idOf(answer)
  }
  const aProgram = async (code: string) =>
    made(programs, {
      Name: `Programme ${code}`,
      name_ne: 'कार्यक्रम',
      n_faculty_ID: await made(faculties, { Name: `Faculty ${code}`, name_ne: 'सङ्काय' }),
      n_level_ID: 1000001,
      code,
      semesters: 8,
    })
  const firstOf = async (table: string) => {
    const { body } = await registrar.get(modelPath(table), { $top: '1' })
    return (body['records'] as { id: number }[])[0]?.id ?? 0
  }

  it('are set up by a client of nothing but requests, from a faculty to an opening that a student sees', async () => {
    const n_program_ID = await aProgram('FETCH')
    const id = await made(openings, {
      Name: 'Entrance FETCH',
      n_program_ID,
      n_aca_year_ID: await firstOf('n_aca_year'),
      examfee: 1500,
      latefee: 500,
      apply_to: '2026-12-10',
      apply_uptolate: '2026-12-20',
    })
    const opening = `${openings}/${id}`
    expect((await student.get(opening)).status).toBe(404)
    expect((await student.get(openings)).text).not.toContain('Entrance FETCH')
    expect(
      (await student.post(modelPath('n_entrance_reg'), { n_entrance_open_ID: id })).status,
    ).toBe(400)
    expect((await registrar.put(opening, { ispublished: true })).status).toBe(200)
    const seen = await student.get(opening)
    expect(seen.body).toMatchObject({ Name: 'Entrance FETCH', examfee: 1500 })
    expect(seen.body['n_faculty_ID']).toMatchObject({ identifier: 'Faculty FETCH' })
  })

  it('refuse what is wrong field by field, in the language of the reader, and store nothing', async () => {
    const before = (await registrar.get(programs)).body['row-count']
    const wrong = await registrar.post(programs, { Name: '', code: 'no spaces', semesters: 0 })
    expect(wrong.status).toBe(400)
    expect(errorsOf(wrong)).toEqual({
      Name: 'Please fill in: Name',
      name_ne: 'Please fill in: Name in Nepali',
      n_faculty_ID: 'Please fill in: Faculty',
      n_level_ID: 'Please fill in: Level',
      code: 'Use 2 to 12 capital letters, digits and hyphens.',
      semesters: 'Not below 1.',
    })
    expect((await registrar.get(programs)).body['row-count']).toBe(before)
  })

  it('take a name once, capitals or not', async () => {
    await made(faculties, { Name: 'Law', name_ne: 'कानुन' })
    const again = await registrar.post(faculties, { Name: 'LAW', name_ne: 'कानुन' })
    expect(errorsOf(again)).toEqual({ Name: 'Another record has this: LAW' })
  })

  it('take two saves at once as one after the other', async () => {
    const body = { Name: 'Arts', name_ne: 'कला' }
    const both = await Promise.all([
      registrar.post(faculties, body),
      registrar.post(faculties, body),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('show a person who changes an old version that it was changed meanwhile', async () => {
    const id = await made(faculties, { Name: 'Music', name_ne: 'सङ्गीत' })
    const record = `${faculties}/${id}`
    expect((await registrar.get(record)).body['version']).toBe(1)
    expect(
      (await registrar.put(record, { Name: 'Music and dance', version: 1 })).body['version'],
    ).toBe(2)
    const late = await registrar.put(record, { name_ne: 'गायन', version: 1 })
    expect([late.status, late.body['code']]).toEqual([409, 'run/changed-meanwhile'])
    expect((await registrar.put(record, { name_ne: 'गायन', version: 2 })).body['version']).toBe(3)
  })

  it('keep each save in the audit trail, with values before and after', async () => {
    const id = await made(faculties, { Name: 'Dance', name_ne: 'नृत्य' })
    await registrar.put(`${faculties}/${id}`, { IsActive: false })
    const { body } = await registrar.post(processPath('register_record'), {
      table: 'n_faculty',
      id,
    })
    const [last, first] = (dataOf(body)['versions'] ?? []) as { before: object; after: object }[]
    expect(last).toMatchObject({ before: { IsActive: true }, after: { IsActive: false } })
    expect(first).toMatchObject({ before: {}, after: { Name: 'Dance' } })
  })

  it('name what a record is used by, and lock what was given out', async () => {
    await enrollPerson(at, student)
    const { n_program_id: id } = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('n_program_id')
      .executeTakeFirstOrThrow()
    const { body } = await registrar.post(processPath('register_record'), {
      table: 'n_program',
      id,
    })
    expect(dataOf(body)['uses']).toContainEqual({
      label: expect.objectContaining({ en: 'Program Enrollment' }),
      count: expect.any(Number),
    })
    expect(dataOf(body)['locked']).toMatchObject([{ column: 'n_level_ID' }, { column: 'code' }])
    const changed = await registrar.put(`${programs}/${id}`, { code: 'NEW' })
    expect(errorsOf(changed)).toEqual({
      code: 'It is part of numbers already given out. Make a new programme.',
    })
  })

  it('are written by no other role, deleted by none', async () => {
    const id = await made(faculties, { Name: 'Sports', name_ne: 'खेलकुद' })
    for (const person of [student, await at.staff('cashier'), await at.staff('librarian')]) {
      expect((await person.post(faculties, { Name: 'X', name_ne: 'X' })).status).toBe(403)
      expect((await person.put(`${faculties}/${id}`, { Name: 'X' })).status).toBe(403)
      expect((await person.post(processPath('register_list'))).status).toBe(403)
    }
    expect((await registrar.del(`${faculties}/${id}`)).status).toBe(403)
  })
})

describe('a draft', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  it('has no courses for students either, until it is published', async () => {
    const registrar = await at.staff('registrar')
    const student = await at.signIn((await at.student()).email)
    const post = async (table: string, body: object) =>
      Number((await registrar.post(modelPath(table), body)).body['id'])
    const openingId = await post('n_program_cregopen', {
      Name: 'Admission',
      n_program_ID: 1_000_000,
      n_aca_year_ID: 1_000_000,
      n_sem_year_ID: 1_000_000,
      DateFrom: '2026-11-20',
      DateTo: '2026-12-20',
      admissionfee: 0,
      semyearfee: 0,
      libraryfee: 0,
      practicalfee: 0,
      labfee: 0,
    })
    const opening = `${modelPath('n_program_cregopen')}/${openingId}`
    const publish = () => registrar.put(opening, { ispublished: true })
    expect((await publish()).body['errors']).toMatchObject([{ field: 'ispublished' }])
    const n_course_ID = await post('n_course', { Value: 'DRF101', Name: 'Drafting' })
    const courseId = await post('n_batch_course', {
      n_program_cregopen_ID: openingId,
      n_course_ID,
      course_type: 'CO',
      CREDIT_HOUR: 3,
    })
    const course = `${modelPath('n_batch_course')}/${courseId}`
    expect((await student.get(course)).status).toBe(404)
    expect((await publish()).status).toBe(200)
    expect((await student.get(course)).status).toBe(200)
    const whole = await student.get(opening, { $expand: 'n_batch_course' })
    expect(whole.body['n_batch_course']).toMatchObject([{ id: courseId }])
  })
})

describe('an opening', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const draft = (facts: object = {}) =>
    registrar.post(openings, {
      Name: `Entrance ${Math.random()}`,
      examfee: 1000,
      latefee: 0,
      ...facts,
    })

  it('is a draft without its days, and is published only with them', async () => {
    const opening = `${openings}/${String((await draft()).body['id'])}`
    const early = await registrar.put(opening, { ispublished: true })
    expect(early.body['errors']).toEqual(
      ['n_aca_year_ID', 'n_program_ID', 'apply_to', 'apply_uptolate'].map((field) => ({
        field,
        message: 'Needed before it can be published.',
      })),
    )
  })

  it.each([
    ['2026-12-10', '2026-12-09', 400],
    ['2026-12-10', '2026-12-10', 201],
    ['2026-12-10', '2026-12-11', 201],
  ])(
    'with a regular last day %s and a late one %s is answered with %i',
    async (apply_to, apply_uptolate, status) => {
      expect((await draft({ apply_to, apply_uptolate })).status).toBe(status)
    },
  )

  it('keeps its fee and its days once a student has applied; an extension is allowed', async () => {
    const openingId = await entranceInTests.open(at, rupees(1500))
    const applicant = await at.signIn((await at.student()).email)
    await applicant.post(modelPath('n_entrance_reg'), entranceInTests.body(openingId))
    const opening = `${openings}/${openingId}`
    const { body } = await registrar.get(opening)
    expect(body['ispublished']).toBe(true)
    const change = async (facts: object) => (await registrar.put(opening, facts)).body['errors']
    expect(await change({ examfee: 1 })).toMatchObject([{ field: 'examfee' }])
    expect(await change({ apply_uptolate: '2000-01-01', apply_to: '2000-01-01' })).toMatchObject([
      { field: 'apply_to' },
      { field: 'apply_uptolate' },
    ])
    expect(await change({ ispublished: false })).toMatchObject([{ field: 'ispublished' }])
    expect(await change({ apply_uptolate: '2099-01-01', exam_date: '2099-02-01' })).toBeUndefined()
  })
})
