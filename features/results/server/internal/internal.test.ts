import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { openExam, registerForExam } from '#testing/kinds/exam-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

const code = 'CSC151'

describe('internal marks', () => {
  let at: TestServer
  let mina: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  /** An offered course with two students, nothing entered; the first is there to sign in. */
  async function anOffer() {
    const { partnerId, email } = await at.student()
    const marks = { [code]: { marks: null } }
    const { enrollmentId, courseIds } = await registerForExam(at, { partnerId, marks })
    const offer = await at.database.kysely
      .selectFrom('n_batch_course as b')
      .innerJoin('n_program_creg as r', 'r.n_program_cregopen_id', 'b.n_program_cregopen_id')
      .select(['b.n_batch_course_id', 'b.n_program_cregopen_id'])
      .where('r.n_program_enroll_id', '=', enrollmentId)
      .where('b.n_course_id', '=', courseIds.get(code) ?? 0)
      .executeTakeFirstOrThrow()
    const other = await at.student()
    const second = await enrollPartner(at, { partnerId: other.partnerId })
    await at.database.transaction((transaction) =>
      storeProgramApplication(transaction, {
        partnerId: other.partnerId,
        openingId: offer.n_program_cregopen_id,
        enrollmentId: second,
        facts: { docstatus: 'AP', totalfee: 0 },
      }),
    )
    const body = { n_batch_course_ID: offer.n_batch_course_id }
    const numbers = [await rollOf(enrollmentId), await rollOf(second)] as const
    return { body, numbers, email, courseId: courseIds.get(code) ?? 0 }
  }

  const rollOf = async (enrollmentId: number) =>
    (
      await at.database.kysely
        .selectFrom('n_program_enroll')
        .select('urollno')
        .where('n_program_enroll_id', '=', enrollmentId)
        .executeTakeFirstOrThrow()
    ).urollno ?? ''
  const fileOf = (...lines: string[]) => ({
    file: {
      fileName: 'internal.csv',
      fileContent: Buffer.from(['urollno,internal,attendance', ...lines].join('\n')).toString(
        'base64',
      ),
    },
  })
  const enter = (by: Person, body: object) => by.post('/api/v1/processes/internal_enter', body)
  const rowsOf = async (body: object) =>
    (
      (await mina.post('/api/v1/processes/internal_sheet', body)).body['data'] as {
        rows: readonly object[]
      }
    ).rows
  const dataOf = ({ body }: Answer) => body['data']

  it('are entered from a file by roll number, all rows or none, and counted in the list', async () => {
    const { body, numbers } = await anOffer()
    const [one, two] = numbers
    const wrong = await enter(mina, {
      ...body,
      ...fileOf(`${one},29,81`, `${two},41,80`, `${one},3,`, 'T-0,1,'),
    })
    expect(wrong.body).toMatchObject({
      code: 'rule/rows-wrong',
      errors: [{ field: '3' }, { field: '4' }, { field: '5' }],
    })
    expect(await rowsOf(body)).toMatchObject([{ internal: null }, { internal: null }])
    const done = await enter(mina, { ...body, ...fileOf(`${one},29.5,81`, `${two},18,`) })
    expect(dataOf(done)).toEqual({ n: 2, changed: 0, same: 0 })
    expect(await rowsOf(body)).toMatchObject([
      { urollno: one, internal: 29.5, attendance: 81, isUsed: false },
      { urollno: two, internal: 18, attendance: null },
    ])
    const { courses } = dataOf(await mina.post('/api/v1/processes/internal_courses')) as {
      courses: { n_batch_course_ID: number }[]
    }
    const listed = courses.find((each) => each.n_batch_course_ID === body.n_batch_course_ID)
    expect(listed).toMatchObject({ code, registered: 2, entered: 2 })
    for (const bad of [fileOf(), { file: { fileName: 'x', fileContent: 'ISEh' } }])
      expect((await enter(mina, { ...body, ...bad })).body).toMatchObject({
        code: 'rule/columns-wrong',
      })
  })

  it('that stand change with a reason and a second person, and only if nothing else has changed', async () => {
    const { body, numbers } = await anOffer()
    const [one, two] = numbers
    await enter(mina, { ...body, ...fileOf(`${one},29,81`) })
    const change = { ...body, ...fileOf(`${one},31,81`, `${two},22,75`) }
    expect((await enter(mina, change)).body).toMatchObject({ code: 'rule/reason-needed' })
    expect(await rowsOf(body)).toMatchObject([{ internal: 29 }, { internal: null }])
    const proposed = await enter(mina, { ...change, reason: 'One paper was not added up' })
    expect(dataOf(proposed)).toMatchObject({ n: 1, changed: 1, same: 0 })
    expect(await rowsOf(body)).toMatchObject([{ internal: 29 }, { internal: 22 }])
    expect((await confirm(mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(await rowsOf(body)).toMatchObject([{ internal: 31 }, { internal: 22 }])
    const refusals = async () =>
      (
        await at.database.kysely
          .selectFrom('audit_entry')
          .select('code')
          .where('ad_user_id', '=', mina.userId)
          .where('act', '=', 'refused')
          .where('process', '=', 'proposal_confirm')
          .execute()
      ).map(({ code }) => code)
    await expect.poll(refusals, { timeout: 10_000 }).toEqual(['rule/own-entry'])
  })

  it('that an exam registration was made with stay as they are', async () => {
    const { body, numbers, email, courseId } = await anOffer()
    const [one, two] = numbers
    await enter(mina, { ...body, ...fileOf(`${one},29,81`) })
    const later = { ...body, ...fileOf(`${one},31,81`), reason: 'Added up again' }
    const proposed = await enter(mina, later)
    const student = await at.signIn(email)
    const n_exam_open_ID = await openExam(at)
    const registered = await student.post('/api/v1/models/n_exam_reg', {
      n_exam_open_ID,
      n_exam_regdetails: [{ n_course_ID: courseId, examtype: 'REG' }],
    })
    expect(registered.status).toBe(201)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ code: 'rule/exam-registered' })
    expect(await rowsOf(body)).toMatchObject([{ internal: 29, isUsed: true }, {}])
    const again = await enter(mina, { ...body, ...fileOf(`${one},30,81`, `${two},22,75`) })
    expect(again.body).toMatchObject({ code: 'rule/rows-wrong', errors: [{ field: '2' }] })
    const same = await enter(mina, { ...body, ...fileOf(`${one},29,81`, `${two},22,75`) })
    expect(dataOf(same)).toEqual({ n: 1, changed: 0, same: 1 })
  })

  it('are accessible to the exam office only', async () => {
    const { body, email } = await anOffer()
    const outsiders = [await at.signIn(email), await at.staff('cashier'), sarita]
    for (const person of outsiders)
      expect((await enter(person, { ...body, ...fileOf('T-0,1,') })).status).toBe(403)
  })
})
