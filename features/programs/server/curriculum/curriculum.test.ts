import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'

const curriculum = modelPath('n_curriculum')

describe('the curriculum', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const made = async (url: string, body: object) => {
    const answer = await registrar.post(url, body)
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    return Number(answer.body['id'])
  }
  const aCourse = (code: string) =>
    made(modelPath('n_course'), { Value: code, Name: `Course ${code}` })
  const terms = { course_type: 'CO', CREDIT_HOUR: 3, internal_fm: 40, internal_pm: 16 }
  const anOpening = async () => {
    const id = await openProgram(at, { semester: 'II' })
    const { body } = await registrar.get(`${modelPath('n_program_cregopen')}/${id}`)
    const idOf = (name: string) => (body[name] as { id: number }).id
    const taught = { n_program_ID: idOf('n_program_ID'), n_sem_year_ID: 1_000_001 }
    return { id, taught, intake: idOf('n_intake_ID') }
  }
  const read = async (id: number, by = registrar) =>
    (await by.post(processPath('opening_courses_read'), { n_program_cregopen_ID: id })).body[
      'data'
    ] as { courses: { id: number | null; code: string }[]; plan: string }
  const add = (id: number, plan: string) =>
    registrar.post(processPath('opening_courses_add'), { n_program_cregopen_ID: id, plan })
  const errorOf = ({ body }: Answer) => (body['errors'] as { field: string; message: string }[])[0]

  it('gives an opening the courses of its programme, semester and intake, exactly as shown', async () => {
    const { id, taught, intake } = await anOpening()
    const taughtNow = await aCourse('CUR101')
    await made(curriculum, { ...taught, ...terms, n_course_ID: taughtNow, seats: 30 })
    const past = await aCourse('CUR102')
    const older = intake - 1
    await at.database.kysely
      .insertInto('n_intake')
      .values({
        n_intake_id: older,
        name: 'Older',
        created: new Date(0),
        createdby: 0,
        updated: new Date(0),
        updatedby: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await made(curriculum, { ...taught, ...terms, n_course_ID: past, n_last_intake_ID: older })
    const { courses, plan } = await read(id)
    expect(courses).toMatchObject([{ id: null, code: 'CUR101', internal: [40, 16], final: null }])
    expect((await add(id, plan)).body['data']).toEqual({ added: 1 })
    expect(await read(id)).toMatchObject({
      courses: [{ id: expect.any(Number), code: 'CUR101', seats: 30, credits: 3 }],
      plan: '',
    })
    expect((await add(id, plan)).body['code']).toBe('rule/curriculum-changed')
  })

  it('adds nothing when a row was changed after it was shown', async () => {
    const { id, taught } = await anOpening()
    const course = await aCourse('CUR201')
    const row = await made(curriculum, { ...taught, ...terms, n_course_ID: course })
    const { plan } = await read(id)
    await registrar.put(`${curriculum}/${row}`, { seats: 5 })
    expect((await add(id, plan)).body['code']).toBe('rule/curriculum-changed')
    expect((await read(id)).courses.every((each) => each.id === null)).toBe(true)
  })

  it('has a course once for an intake, and says what is wrong at its field', async () => {
    const { taught, intake } = await anOpening()
    const n_course_ID = await aCourse('CUR301')
    const row = { ...taught, ...terms, n_course_ID }
    const first = await made(curriculum, { ...row, n_last_intake_ID: intake })
    expect(
      errorOf(await registrar.post(curriculum, { ...row, n_first_intake_ID: intake })),
    ).toEqual({
      field: 'n_course_ID',
      message: 'The curriculum has this course for some of these intakes already.',
    })
    expect(errorOf(await registrar.post(curriculum, { ...row, internal_pm: 41 }))).toMatchObject({
      field: 'internal_pm',
    })
    const disordered = { n_first_intake_ID: intake, n_last_intake_ID: intake - 1 }
    expect(errorOf(await registrar.put(`${curriculum}/${first}`, disordered))).toMatchObject({
      field: 'n_last_intake_ID',
    })
  })

  it('is read by students but not changed by them', async () => {
    const student = await at.signIn((await at.student()).email)
    const { id } = await anOpening()
    const answer = await student.post(processPath('opening_courses_add'), {
      n_program_cregopen_ID: id,
      plan: '',
    })
    expect(answer.status).toBe(403)
    expect((await student.post(curriculum, {})).status).toBe(403)
  })
})
