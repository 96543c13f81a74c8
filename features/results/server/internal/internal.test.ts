import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anOffer, marksFile } from '#testing/kinds/internal-in-tests.ts'
import { openExam } from '#testing/kinds/exam-in-tests.ts'
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

  const enter = (by: Person, body: object) => by.post('/api/v1/processes/internal_enter', body)
  const rowsOf = async (body: object) =>
    (
      (await mina.post('/api/v1/processes/internal_sheet', body)).body['data'] as {
        rows: readonly object[]
      }
    ).rows
  const dataOf = ({ body }: Answer) => body['data']

  it('are entered from a file by roll number, all rows or none, and counted in the list', async () => {
    const { body, numbers } = await anOffer(at)
    const [one, two] = numbers
    const wrong = await enter(mina, {
      ...body,
      ...marksFile(`${one},29,81`, `${two},41,80`, `${one},3,`, 'T-0,1,'),
    })
    expect(wrong.body).toMatchObject({
      code: 'rule/rows-wrong',
      errors: [{ field: '3' }, { field: '4' }, { field: '5' }],
    })
    expect(await rowsOf(body)).toMatchObject([{ internal: null }, { internal: null }])
    const done = await enter(mina, { ...body, ...marksFile(`${one},29.5,81`, `${two},18,`) })
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
    for (const bad of [marksFile(), { file: { fileName: 'x', fileContent: 'ISEh' } }])
      expect((await enter(mina, { ...body, ...bad })).body).toMatchObject({
        code: 'rule/columns-wrong',
      })
  })

  it('that stand change with a reason and a second person, and only if nothing else has changed', async () => {
    const { body, numbers } = await anOffer(at)
    const [one, two] = numbers
    await enter(mina, { ...body, ...marksFile(`${one},29,81`) })
    const change = { ...body, ...marksFile(`${one},31,81`, `${two},22,75`) }
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
    await expect.poll(refusals).toEqual(['rule/own-entry'])
  })

  it('that an exam registration was made with stay as they are', async () => {
    const { body, numbers, email, courseId } = await anOffer(at)
    const [one, two] = numbers
    await enter(mina, { ...body, ...marksFile(`${one},29,81`) })
    const later = { ...body, ...marksFile(`${one},31,81`), reason: 'Added up again' }
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
    const again = await enter(mina, { ...body, ...marksFile(`${one},30,81`, `${two},22,75`) })
    expect(again.body).toMatchObject({ code: 'rule/rows-wrong', errors: [{ field: '2' }] })
    const same = await enter(mina, { ...body, ...marksFile(`${one},29,81`, `${two},22,75`) })
    expect(dataOf(same)).toEqual({ n: 1, changed: 0, same: 1 })
  })

  it('are accessible to the exam office only', async () => {
    const { body, email } = await anOffer(at)
    const outsiders = [await at.signIn(email), await at.staff('cashier'), sarita]
    for (const person of outsiders)
      expect((await enter(person, { ...body, ...marksFile('T-0,1,') })).status).toBe(403)
  })
})
