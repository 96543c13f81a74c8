import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { CheckRow, Evidence } from '#features/desk/wire/evidence.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { anExamApplicant } from '#testing/kinds/exam-in-tests.ts'
import type { Person } from '#testing/person.ts'
import {
  apply,
  courseIdsOf,
  linesOf,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { aStudent, openRetotaling, sat } from '#testing/kinds/retotaling-in-tests.ts'
import { aScholarship, storeScholarship } from './scholarship/testing/scholarship.factory.ts'

/** The desk shows the facts of each kind beside what is needed, and the list says the same as the review. */
describe('the checks of an application at the desk', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const call = async (slug: string, body: object) =>
    (await registrar.post(`/api/v1/processes/${slug}`, body)).body
  const evidenceOf = async (queue: string, record: number) =>
    ((await call('desk_item', { queue, record }))['data'] as { evidence: Evidence }).evidence
  const rowOf = async (queue: string, record: number) =>
    ((await call('desk_list', { queue }))['data'] as { rows: DeskRow[] }).rows.find(
      (row) => row.record === record,
    )
  /** Each check as `[fact, first value, sign]`, without fee, profile and other records. */
  const checksOf = async (queue: string, record: number) =>
    (await evidenceOf(queue, record)).checks.flatMap(({ fact, values: [found], sign }) =>
      ['Fee', 'Profile', 'Other records'].includes(fact.en)
        ? []
        : [[fact.en, typeof found === 'object' && 'en' in found ? found.en : found, sign]],
    )
  const markPaid = (table: 'n_program_creg' | 'n_exam_reg' | 'n_exam_retotaling' | 'n_noureg') =>
    at.database.kysely
      .updateTable(table)
      .set(({ ref }) => ({ feepaid: ref('totalfee'), ispaid: true }))
      .execute()

  it('are entrance score, quota, courses, credits and seats for an admission', async () => {
    const { person } = await someone(at, { entrance: { paid: true, eligible: true } })
    const openingId = await openProgram(at, {
      row: { min_credit: 3, seats: 2 },
      courses: computerScienceCourses.I,
    })
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ score: 62.5, attendance: 'present', selectedquota: 'Dalit' })
      .execute()
    const courses = [...(await courseIdsOf(at, openingId)).values()]
    const { body } = await apply(person, openingId, linesOf(courses))
    await markPaid('n_program_creg')
    const record = Number(body['id'])
    expect(await checksOf('admission', record)).toEqual([
      ['Entrance', expect.stringContaining(': 62.5 of 100'), 'agree'],
      ['Quota', 'Dalit', 'agree'],
      ['Courses', expect.stringMatching(/^7 courses, /), 'agree'],
      ['Seats', '1 of 2 taken, this one included', 'agree'],
    ])
    await at.database.kysely.updateTable('n_entrance_reg').set({ eligible: false }).execute()
    expect((await checksOf('admission', record))[0]?.[2]).toBe('look')
    expect(await rowOf('admission', record)).toMatchObject({
      sign: 'look',
      words: { en: 'Entrance' },
      isReady: false,
    })
  })

  it('are enrollment, courses and credits for a course registration, by the terms of today', async () => {
    const { person } = await someone(at, { enrollments: ['active'] })
    const openingId = await openProgram(at, {
      semester: 'II',
      row: { min_credit: 3 },
      courses: computerScienceCourses.II,
    })
    const courses = [...(await courseIdsOf(at, openingId)).values()]
    const { body } = await apply(person, openingId, linesOf(courses))
    await markPaid('n_program_creg')
    const record = Number(body['id'])
    const checks = await checksOf('course-registration', record)
    expect(checks.map(([fact, , sign]) => [fact, sign])).toEqual([
      ['Enrollment', 'agree'],
      ['Courses', 'agree'],
    ])
    await at.database.kysely
      .updateTable('n_program_cregopen')
      .set({ min_credit: 90 })
      .where('n_program_cregopen_id', '=', openingId)
      .execute()
    const changed = (await evidenceOf('course-registration', record)).checks
    expect(changed.find(({ fact }) => fact.en === 'Courses')).toMatchObject({
      sign: 'look',
      note: { en: 'Please select at least 90 credits.' },
    })
  })

  it('are the internal marks of each course for an exam, as they are now', async () => {
    const { applicationId, enrollmentId } = await anExamApplicant(at)
    await markPaid('n_exam_reg')
    expect(await checksOf('exam', applicationId)).toEqual([
      [expect.stringMatching(/^CSC151 /), 'internal 30', 'agree'],
    ])
    await at.database.kysely
      .updateTable('n_program_cregdetails')
      .set({ internal_om: 3 })
      .where('n_program_creg_id', 'in', (of) =>
        of
          .selectFrom('n_program_creg')
          .select('n_program_creg_id')
          .where('n_program_enroll_id', '=', enrollmentId),
      )
      .execute()
    const [check] = (await evidenceOf('exam', applicationId)).checks.slice(2)
    expect(check).toMatchObject({ sign: 'look', note: { en: expect.stringContaining('3') } })
    expect(await rowOf('exam', applicationId)).toMatchObject({ sign: 'look', isReady: false })
  })

  it('are grade, marks and reason of each course for a retotaling', async () => {
    const openingId = await openRetotaling(at)
    const { email, partnerId } = await at.student()
    const student = await aStudent(at, partnerId)
    await sat(at, student, { openingId, codes: ['CSC151'] })
    const person = await at.signIn(email)
    const applied = await person.post('/api/v1/models/n_exam_retotaling', {
      n_exam_open_ID: openingId,
      n_exam_rtdetails: [
        { n_course_ID: student.courseIds.get('CSC151'), description: 'Question 5' },
      ],
    })
    expect(applied.status).toBe(201)
    await markPaid('n_exam_retotaling')
    const [check] = await checksOf('retotaling', Number(applied.body['id']))
    expect(check).toEqual([
      expect.stringMatching(/^CSC151 /),
      expect.stringContaining('“Question 5”'),
      expect.stringMatching(/agree|look/),
    ])
  })

  it('are the criteria of a scholarship beside what the applicant has, and documents to judge', async () => {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    const person = await at.signIn(email)
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const facts = { name_ne: 'योग्यता', least_cgpa: 3.3, quotas: 'Dalit' }
    const opening = await at.database.transaction((transaction) =>
      storeScholarship(transaction, aScholarship('open', { name: 'Merit', ...place, facts })),
    )
    const applied = await person.post('/api/v1/models/n_scholarship_reg', {
      n_scholarship_open_ID: opening,
    })
    const record = Number(applied.body['id'])
    const about = { en: 'Merit', ne: 'योग्यता' }
    expect(await rowOf('scholarship', record)).toMatchObject({ about })
    expect((await evidenceOf('scholarship', record)).about).toEqual({
      en: expect.stringMatching(/^98\d+ · Merit$/),
      ne: expect.stringMatching(/^98\d+ · योग्यता$/),
    })
    expect(await checksOf('scholarship', record)).toEqual([
      ['Quota', 'none', 'look'],
      ['CGPA', 'not known', 'look'],
      ['Documents', 'you judge them', 'unknown'],
    ])
  })

  it('are enrollment, admission and marksheets for a university registration', async () => {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    const applied = await (await at.signIn(email)).post('/api/v1/models/n_noureg', {})
    await markPaid('n_noureg')
    const record = Number(applied.body['id'])
    const checks = await checksOf('university-registration', record)
    expect(checks.map(([fact, , sign]) => [fact, sign])).toEqual([
      ['Enrollment', 'agree'],
      ['Admission', 'look'],
      ['Marksheets', 'look'],
    ])
  })
})

describe('a check that a person judges', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const call = async (who: Person, slug: string, body: object) =>
    (await who.post(`/api/v1/processes/${slug}`, body)).body
  /** A paid application for a scholarship-like review: its documents wait to be judged. */
  async function anItem() {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    const person = await at.signIn(email)
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const opening = await at.database.transaction((transaction) =>
      storeScholarship(transaction, aScholarship('open', { name: 'Merit', ...place })),
    )
    const applied = await person.post('/api/v1/models/n_scholarship_reg', {
      n_scholarship_open_ID: opening,
    })
    return { queue: 'scholarship', record: Number(applied.body['id']) }
  }
  const toJudge = async (item: object): Promise<readonly CheckRow[]> => {
    const { data } = await call(registrar, 'desk_item', item)
    return (data as { evidence: Evidence }).evidence.checks.filter(
      ({ judge }) => judge !== undefined,
    )
  }
  const rowOf = async ({ queue, record }: { queue: string; record: number }) => {
    const { data } = await call(registrar, 'desk_list', { queue })
    return (data as { rows: DeskRow[] }).rows.find((row) => row.record === record)
  }
  const approveInBatch = async (record: number) => {
    const path = '/api/v1/processes/scholarship_document_action'
    const batch = { 'desk-lot': '0123456789abcdef0123456789abcdef' }
    const body = { n_scholarship_reg_ID: record, doc_action: 'AP' }
    return (await registrar.post(path, body, batch)).body
  }
  const keys = (checks: readonly CheckRow[]) => checks.map(({ judge }) => judge?.key).join(' ')

  it('keeps an item out of the ready ones, and out of a batch on the server, until it was judged', async () => {
    const item = await anItem()
    expect(await rowOf(item)).toMatchObject({ sign: 'unknown', isReady: false })
    expect(await approveInBatch(item.record)).toMatchObject({
      isError: true,
      code: 'rule/not-ready',
    })
    const checks = keys(await toJudge(item))
    expect(await call(registrar, 'desk_judge', { ...item, checks, agrees: true })).toMatchObject({
      isError: false,
    })
    expect(await toJudge(item)).toMatchObject([
      { sign: 'agree', judge: { by: 'registrar person' } },
    ])
    expect(await rowOf(item)).toMatchObject({ sign: 'agree', isReady: true })
    expect(await approveInBatch(item.record)).toMatchObject({ isError: false })
  })

  it('is open again when the judgement is taken back, and both are in the audit trail', async () => {
    const item = await anItem()
    const checks = keys(await toJudge(item))
    await call(registrar, 'desk_judge', { ...item, checks, agrees: true })
    await call(registrar, 'desk_judge', { ...item, checks, agrees: false })
    expect(await rowOf(item)).toMatchObject({ sign: 'unknown', isReady: false })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('process', '=', 'desk_judge')
      .where('record', '=', String(item.record))
      .execute()
    const facts = entries.map(({ before, after }) => [JSON.parse(before), JSON.parse(after)])
    const [none, judged] = [{ judged_checks: null }, { judged_checks: checks }]
    expect(facts).toEqual([
      [none, judged],
      [judged, none],
    ])
  })

  it('is refused for a check that the item does not have, and while a colleague has the item open', async () => {
    const item = await anItem()
    const checks = keys(await toJudge(item))
    for (const wrong of ['0123', `${checks} 0123`, ' '])
      expect(
        await call(registrar, 'desk_judge', { ...item, checks: wrong, agrees: true }),
      ).toMatchObject({ isError: true, code: 'rule/check-changed' })
    await call(await at.staff('registrar'), 'desk_lock', item)
    expect(await call(registrar, 'desk_judge', { ...item, checks, agrees: true })).toMatchObject({
      isError: true,
      code: 'rule/locked',
    })
    expect(await rowOf(item)).toMatchObject({ sign: 'unknown' })
  })
})
