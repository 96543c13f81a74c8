import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import type { Person } from '#testing/person.ts'
import type { ExamCentre, ExamLaidOut, ExamLayout } from '../wire/layout.ts'

describe('the layout of an exam', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const read = async (slug: string, body: object = {}) =>
    (await registrar.post(`/api/v1/processes/${slug}`, body)).body['data']
  const layout = async (n_exam_master_ID: number) =>
    (await read('exam_layout', { n_exam_master_ID })) as ExamLayout
  const layoutStateOf = async (examId: number) => {
    const { exams } = (await read('exam_layouts')) as { exams: ExamLaidOut[] }
    return exams.find((each) => each.n_exam_master_ID === examId)
  }

  it('is read by exam paper: time, seats, rooms, whom a change notifies and which cards it replaces', async () => {
    const exam = await anExamination(at)
    const body = { n_exam_master_ID: exam.examId }
    const sita = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    await exam.candidate('Gita Rai', 'CSC151')
    expect(await layoutStateOf(exam.examId)).toMatchObject({
      candidates: 2,
      unnumbered: 2,
      papers: 2,
      timed: 0,
      sittings: 3,
      seated: 0,
    })
    const { papers } = await layout(exam.examId)
    expect(papers.map(({ code, routine, rooms }) => [code, routine, rooms])).toEqual([
      ['CSC151', null, []],
      ['MTH151', null, []],
    ])
    const centre = await aCentre(exam, 'Layout campus', { A: 1, B: 5 })
    await exam.setRoutine('CSC151', ['2027-03-12', '10:00', '13:00'])
    await exam.setRoutine('MTH151', ['2027-03-10', '10:00', '13:00'])
    await exam.run('exam_symbol_numbers', body)
    await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
    const card = { n_exam_reg_ID: sita.registrationId, report_subtype: 'EXAM_CARD' }
    const printed = await (
      await sita.person()
    ).post('/api/v1/processes/examination_application_form', card)
    expect(printed.body).toMatchObject({ isError: false })
    expect(await layout(exam.examId)).toMatchObject({
      candidates: 2,
      unnumbered: 0,
      ready: 2,
      papers: [
        {
          code: 'MTH151',
          routine: { day: '2027-03-10', from: '10:00', to: '13:00' },
          candidates: 1,
          seated: 1,
          told: 1,
          cards: 1,
          rooms: [{ room: 'A', centre: 'Layout campus', seated: 1, cards: 1 }],
        },
        {
          code: 'CSC151',
          candidates: 2,
          seated: 2,
          told: 2,
          cards: 1,
          rooms: [
            { room: 'A', seated: 1, cards: 1 },
            { room: 'B', seated: 1, cards: 0 },
          ],
        },
      ],
    })
    const laid = { timed: 2, sittings: 3, seated: 3 }
    expect(await layoutStateOf(exam.examId)).toMatchObject({ ...laid, isOver: false })
    await at.database.kysely
      .updateTable('n_exam_open')
      .set({ result_at: '2027-05-01T11:15:00Z' })
      .where('n_exam_master_id', '=', exam.examId)
      .execute()
    expect(await layoutStateOf(exam.examId)).toMatchObject({ ...laid, isOver: true })
    const changed = await exam.setRoutine('CSC151', ['2027-03-12', '11:00', '14:00'])
    expect(changed.body['summary']).toBe(
      'The routine is saved. Cards replaced: 1. Students notified: 2.',
    )
  })

  it('counts who was approved after numbers and seats were given, and gives them theirs alone', async () => {
    const exam = await anExamination(at)
    const body = { n_exam_master_ID: exam.examId }
    const sita = await exam.candidate('Sita Rai', 'CSC151')
    const { centreId } = await aCentre(exam, 'Late campus', { A: 3 })
    await exam.setRoutine('CSC151', ['2027-03-20', '10:00', '13:00'])
    await exam.run('exam_symbol_numbers', body)
    await exam.run('exam_seats', { ...body, n_exam_centre_ID: centreId })
    const placed = () =>
      at.database.kysely
        .selectFrom('n_exam_seat as s')
        .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
        .select(['a.n_exam_reg_id', 'a.erollno', 's.seat'])
        .where('a.n_exam_master_id', '=', exam.examId)
        .orderBy('a.n_exam_reg_id')
        .execute()
    const before = await placed()
    expect(before).toMatchObject([{ n_exam_reg_id: sita.registrationId, seat: 1 }])
    expect(await layout(exam.examId)).toMatchObject({ unnumbered: 0, seatless: 0, ready: 1 })
    await exam.candidate('Gita Rai', 'CSC151')
    expect(await layout(exam.examId)).toMatchObject({ unnumbered: 1, seatless: 1, ready: 1 })
    expect((await exam.run('exam_symbol_numbers', body)).body['data']).toEqual({ given: 1 })
    const seats = { ...body, n_exam_centre_ID: centreId }
    expect((await exam.run('exam_seats', seats)).body['data']).toEqual({ seated: 1 })
    expect(await layout(exam.examId)).toMatchObject({ unnumbered: 0, seatless: 0, ready: 2 })
    const after = await placed()
    expect(after[0]).toEqual(before[0])
    expect(new Set(after.map(({ erollno }) => erollno)).size).toBe(2)
    expect(new Set(after.map(({ seat }) => seat)).size).toBe(2)
  })

  it('leaves out who is not approved yet, and counts them among those a change notifies', async () => {
    const exam = await anExamination(at)
    const { registrationId } = await exam.candidate('Hari Rai', 'CSC151')
    await exam.candidate('Om Rai', 'CSC151')
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus: 'DR' })
      .where('n_exam_reg_id', '=', registrationId)
      .execute()
    expect(await layout(exam.examId)).toMatchObject({
      candidates: 1,
      papers: [{ code: 'CSC151', candidates: 1, told: 2 }],
    })
  })

  it('names every centre with its rooms', async () => {
    const exam = await anExamination(at)
    await aCentre(exam, 'Zonal campus', { 'Block B': 12, 'Block A': 30 })
    await aCentre(exam, 'Annex', {})
    const { centres } = (await read('exam_centres')) as { centres: ExamCentre[] }
    const named = centres.filter(({ name }) => ['Zonal campus', 'Annex'].includes(name))
    expect(named).toMatchObject([
      { name: 'Annex', rooms: [] },
      {
        name: 'Zonal campus',
        address: 'Zonal campus, Rasuwa',
        rooms: [
          { name: 'Block A', seats: 30 },
          { name: 'Block B', seats: 12 },
        ],
      },
    ])
  })

  it('is read by who releases results, changed by the exam office alone, and no one else’s', async () => {
    const exam = await anExamination(at)
    const body = { n_exam_master_ID: exam.examId }
    expect((await registrar.post('/api/v1/processes/exam_seats', body)).status).toBe(403)
    const cashier = await at.staff('cashier')
    for (const slug of ['exam_layouts', 'exam_layout', 'exam_centres'])
      expect((await cashier.post(`/api/v1/processes/${slug}`, body)).status).toBe(403)
    const none = await registrar.post('/api/v1/processes/exam_layout', { n_exam_master_ID: 1 })
    expect(none.body).toMatchObject({ isError: true, code: 'rule/exam-unknown' })
  })
})
