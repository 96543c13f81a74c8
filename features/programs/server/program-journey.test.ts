import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { withPrerequisites } from '#features/programs/testing/program.factory.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { aSlip, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import {
  applications,
  apply,
  courseIdsOf,
  linesOf,
  openProgram,
} from '#testing/kinds/program-applicant.ts'

const enrollments = '/api/v1/models/n_program_enroll'

describe('from an eligible entrance to the second semester', () => {
  let at: TestServer
  let sita: Person
  let registrar: Person
  let cashier: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    sita = await at.signIn((await at.student({ name: 'Sita Kumari Shrestha' })).email)
    registrar = await at.staff('registrar')
    cashier = await at.staff('cashier')
    await passEntrance(at, sita)
  })
  afterAll(() => at.close())

  const decideOn = (who: Person, id: number, doc_action: string) =>
    who.post('/api/v1/processes/program_document_action', { n_program_creg_ID: id, doc_action })
  const print = (who: Person, id: number) =>
    who.post('/api/v1/processes/course_registration_form', {
      n_program_creg_ID: id,
      report_type: 'PDF',
    })
  const read = async (id: number) =>
    (await sita.get(`${applications}/${id}`, { $expand: 'C_Payment,n_program_cregdetails' })).body
  const payAll = async (id: number, payment_type: string, amount: number) => {
    const target = { payment_type, payment_reference_id: id }
    const pidx = pidxOf(await sita.post('/nou/khaltipay/getlink', { ...target, amount }))
    at.khalti.decide(pidx, 'pay')
    return comeBack(at, pidx)
  }
  let admissionId = 0
  let firstSemester: ReadonlyMap<string, number>

  it('the place is asked for first, and waits for confirmation', async () => {
    const openingId = await openProgram(at, {
      row: { min_credit: 18 },
      courses: computerScienceCourses.I,
    })
    firstSemester = await courseIdsOf(at, openingId)
    const opening = await sita.get(`/api/v1/models/n_program_cregopen/${openingId}`, {
      $expand: 'n_batch_course',
    })
    expect(opening.body['n_batch_course']).toHaveLength(7)
    const marks = await sita.get('/api/v1/models/n_batch_course', { $select: 'internal_om' })
    expect([marks.status, marks.body['row-count']]).toEqual([200, 7])
    const academics = await academicsOf(at)
    const place = await sita.post(enrollments, {
      n_aca_year_ID: academics.n_aca_year_id,
      n_intake_ID: academics.n_intake_id,
      n_faculty_ID: academics.n_faculty_id,
      n_level_ID: academics.n_level_id,
      n_program_ID: academics.n_program_id,
      n_sem_year_ID: 1_000_000,
      urollstatus: false,
    })
    expect(place).toMatchObject({
      status: 201,
      body: { urollstatus: false, isPassedOut: false, isDropOut: false },
    })
    expect(place.body).not.toHaveProperty('urollno')
    const applied = await apply(sita, openingId, {
      n_program_enroll_ID: place.body['id'],
      ...linesOf([firstSemester.get('DRG101')]),
    })
    expect(applied).toMatchObject({
      status: 201,
      body: { totalfee: 38_200, n_program_enroll_ID: { id: place.body['id'] } },
    })
    admissionId = Number(applied.body['id'])
    expect((await print(sita, admissionId)).body).toMatchObject({ isError: true })
    expect((await decideOn(registrar, admissionId, 'AP')).body).toMatchObject({
      isError: true,
      code: 'rule/not-paid',
    })
  })

  it('a voucher pays a part, Khalti the rest', async () => {
    const target = { payment_type: 'ADMISSION', payment_reference_id: admissionId }
    const voucher = await sita.post('/nou/voucherpay/save', {
      ...target,
      payamt: 20_000,
      filename: 'slip.pdf',
      filedata: Buffer.from(aSlip()).toString('base64'),
    })
    expect(voucher.status).toBe(200)
    expect(await read(admissionId)).toMatchObject({ feepaid: 0, isPending: true, IsPaid: false })
    const early = await sita.post('/nou/khaltipay/getlink', { ...target, amount: 3_820_000 })
    expect(early.status).toBe(409)

    const [payment] = await at.database.kysely
      .selectFrom('c_payment')
      .selectAll()
      .where('n_program_creg_id', '=', admissionId)
      .execute()
    const approved = await cashier.post('/api/v1/processes/voucher_approve', {
      c_payment_ID: payment?.c_payment_id,
      amount: 20_000,
    })
    expect(approved.body).toMatchObject({ isError: false })
    expect(await read(admissionId)).toMatchObject({
      feepaid: 20_000,
      isPending: false,
      IsPaid: false,
    })
    expect((await decideOn(registrar, admissionId, 'AP')).body).toMatchObject({ isError: true })
    const whole = await sita.post('/nou/khaltipay/getlink', { ...target, amount: 3_820_000 })
    expect(whole).toMatchObject({
      status: 409,
      body: { detail: 'Fee updated to Rs. 18,200 due to payment date.' },
    })

    const back = await payAll(admissionId, 'ADMISSION', 1_820_000)
    expect(back.headers.location).toContain('/admission?tab=applied&payment=')
    const paid = await read(admissionId)
    expect(paid).toMatchObject({
      feepaid: 38_200,
      IsPaid: true,
      C_Payment: [
        { PayAmt: 20_000, C_DocType_ID: { id: 'ADMISSION' } },
        { PayAmt: 18_200, C_DocType_ID: { id: 'ADMISSION' } },
      ],
    })
    const history = await sita.get('/api/v1/models/c_payment')
    const records = history.body['records']
    const own = Array.isArray(records) ? records.filter((each) => 'n_program_creg_id' in each) : []
    expect(own.map((each) => each.n_program_creg_id.id)).toEqual([admissionId, admissionId])
    const receipt = await sita.post('/api/v1/processes/payment_receipt', {
      c_payment_ID: own[0]?.id,
    })
    expect(receipt.body).toMatchObject({ isError: false })
    await expectSoundMoney(at.database)
  })

  it('approving confirms the place and gives the roll number', async () => {
    for (const who of [sita, cashier])
      expect((await decideOn(who, admissionId, 'AP')).status).toBe(403)
    expect((await decideOn(registrar, admissionId, 'AP')).body).toMatchObject({ isError: false })
    expect((await decideOn(registrar, admissionId, 'AP')).body).toMatchObject({ isError: true })
    const list = await sita.get(enrollments)
    expect(list.body['records']).toMatchObject([{ urollstatus: true, urollno: '2083-CSAI-001' }])
    const notes = await sita.get('/api/v1/models/ad_note')
    expect(JSON.stringify(notes.body['records'])).toContain('Your roll number is 2083-CSAI-001.')
    const form = await print(sita, admissionId)
    expect(form.body).toMatchObject({ isError: false, exportFileName: 'AD-2083-000001.pdf' })
    const text = pdfText(Buffer.from(String(form.body['exportFile']), 'base64'))
    for (const part of ['Admission form', '2083-CSAI-001', 'DRG101', 'Rs. 38,200', '6 courses'])
      expect(text).toContain(part)
  })

  it('the second semester is registered and paid like the first', async () => {
    const courses = withPrerequisites(computerScienceCourses.II, firstSemester)
    const openingId = await openProgram(at, {
      semester: 'II',
      row: { min_credit: 17, max_credit: 18 },
      courses,
    })
    const ids = await courseIdsOf(at, openingId)
    const few = await apply(sita, openingId)
    expect(few.body['detail']).toBe('Please select at least 17 credits.')
    const applied = await apply(sita, openingId, linesOf([ids.get('STA151')]))
    expect(applied).toMatchObject({ status: 201, body: { totalfee: 33_200 } })
    const id = Number(applied.body['id'])
    const crossed = { payment_type: 'ADMISSION', payment_reference_id: id, amount: 3_320_000 }
    expect((await sita.post('/nou/khaltipay/getlink', crossed)).status).toBe(404)
    const back = await payAll(id, 'COURSE_REGISTRATION', 3_320_000)
    expect(back.headers.location).toContain('/course-registration?tab=applied&payment=')
    expect(await read(id)).toMatchObject({
      IsPaid: true,
      C_Payment: [{ C_DocType_ID: { id: 'COURSE_REGISTRATION' } }],
    })
    expect((await decideOn(registrar, id, 'AP')).body).toMatchObject({ isError: false })
    expect((await print(sita, id)).body).toMatchObject({ exportFileName: 'CR-2083-000001.pdf' })
    await expectSoundMoney(at.database)
  })

  it('passing out ends the enrollment and opens the way to another', async () => {
    const [{ id } = { id: 0 }] = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('n_program_enroll_id as id')
      .where('urollno', '=', '2083-CSAI-001')
      .execute()
    const end = (who: Person, slug: string) =>
      who.post(`/api/v1/processes/enrollment_${slug}`, { n_program_enroll_ID: id })
    expect((await end(sita, 'pass_out')).status).toBe(403)
    const civil = await openProgram(at, { program: 'BE Civil' })
    await passEntrance(at, sita, 'BE Civil')
    expect(await apply(sita, civil)).toMatchObject({
      status: 403,
      body: { detail: 'Active Program Enrollment Detected' },
    })
    expect((await end(registrar, 'pass_out')).body).toMatchObject({ isError: false })
    expect((await end(registrar, 'drop_out')).body).toMatchObject({ isError: true })
    expect((await apply(sita, civil)).status).toBe(201)
    const third = await openProgram(at, { semester: 'III' })
    expect((await apply(sita, third)).status).toBe(403)
  })
})

describe('the registry', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  it('approves many at once with roll numbers that have no gap, and one program per student', async () => {
    const registrar = await at.staff('registrar')
    const row = { admissionfee: 0, semyearfee: 0, libraryfee: 0, practicalfee: 0 }
    const openingId = await openProgram(at, { row })
    const civil = await openProgram(at, { row, program: 'BE Civil' })
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => at.signIn((await at.student()).email)),
    )
    const ids = await Promise.all(
      people.map(async (person) => {
        await passEntrance(at, person)
        return Number((await apply(person, openingId)).body['id'])
      }),
    )
    const approve = (id: number) =>
      registrar.post('/api/v1/processes/program_document_action', {
        n_program_creg_ID: id,
        doc_action: 'AP',
      })
    const [first] = people
    if (first === undefined) throw new Error('eight people')
    await passEntrance(at, first, 'BE Civil')
    const second = Number((await apply(first, civil)).body['id'])

    const answers = await Promise.all(ids.map(approve))
    expect(answers.map(({ body }) => body['isError'])).toEqual(ids.map(() => false))
    const rows = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('urollno')
      .where('urollstatus', '=', true)
      .execute()
    expect(rows.map(({ urollno }) => urollno).toSorted()).toEqual(
      ids.map((_id, index) => `2083-CSAI-00${index + 1}`),
    )
    expect((await approve(second)).body).toMatchObject({
      isError: true,
      code: 'rule/other-enrollment-active',
    })
    expect((await approve(999_999_999)).body).toMatchObject({ isError: true })
  })

  it('gives roll numbers by the pattern of the university, after those that are given by it', async () => {
    const registrar = await at.staff('registrar')
    const value = {
      ...settings['number-formats'].initial,
      roll: '{serial}/{program}/{year}',
      rollDigits: 2,
    }
    await at.database.transaction((transaction) =>
      storeSetting(
        transaction,
        { key: 'number-formats', value },
        { userId: 0, nowMs: at.clock.nowMs() },
      ),
    )
    const row = { admissionfee: 0, semyearfee: 0, libraryfee: 0, practicalfee: 0 }
    const openingId = await openProgram(at, { row })
    const numbers: unknown[] = []
    for (const _ of [1, 2]) {
      const person = await at.signIn((await at.student()).email)
      await passEntrance(at, person)
      const id = Number((await apply(person, openingId)).body['id'])
      await registrar.post('/api/v1/processes/program_document_action', {
        n_program_creg_ID: id,
        doc_action: 'AP',
      })
      const { body } = await person.get('/api/v1/models/n_program_enroll')
      numbers.push((body['records'] as { urollno?: string }[])[0]?.urollno)
    }
    expect(numbers).toEqual(['01/CSAI/2083', '02/CSAI/2083'])
  })
})
