import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#features/roles/rules/facts.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { productDictionary } from '#apps/server/dictionary.ts'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

type Staff = Exclude<Role, 'student'>
const roles = ['registrar', 'cashier', 'exam-office', 'librarian', 'administrator'] as const
const registry: readonly Staff[] = ['registrar', 'administrator']
const money: readonly Staff[] = ['cashier', 'administrator']
const results: readonly Staff[] = ['registrar', 'exam-office', 'administrator']
const applications: readonly Staff[] = ['registrar', 'cashier', 'exam-office', 'administrator']

/** Roles that may learn of rows about people; a model that is missing here fails the test that counts them. */
const readers: Readonly<Record<string, readonly Staff[]>> = {
  ad_user: registry,
  ad_note: ['administrator'],
  c_bpartner: roles,
  c_bpartner_location: registry,
  n_bpaca_info: registry,
  n_correction: registry,
  n_program_enroll: roles,
  n_application_return: ['registrar', 'exam-office', 'administrator'],
  n_application_withdrawal: ['registrar', 'exam-office', 'administrator'],
  n_entrance_reg: applications,
  n_program_creg: applications,
  n_program_cregdetails: applications,
  n_exam_reg: applications,
  n_noureg: applications,
  n_certificate_reg: applications,
  n_due: applications,
  n_scholarship_reg: applications,
  n_exam_retotaling: applications,
  n_exam_rtdetails: applications,
  a_asset: ['librarian', 'administrator'],
  n_library_fine: ['librarian', 'administrator'],
  n_library_hold: ['librarian', 'administrator'],
  n_exam_regdetails: applications,
  c_payment: money,
  n_student_fee: money,
  n_suspense: money,
  n_issued_paper: applications,
  n_exam_seat: applications,
  n_result_decision: results,
  n_exam_result: results,
  n_exam_resultdetails: results,
  n_carried_result: results,
}

describe('the student data that staff can see', () => {
  let at: TestServer
  let staff: Record<Staff, Person>
  let partnerId: number
  let paymentId: number
  let recordId: number
  let sita: Person
  const number = '12-01-70-54321'
  beforeAll(async () => {
    at = await testServer()
    const applicant = await anApplicant(at)
    sita = await applicant.person()
    partnerId = applicant.partnerId
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ citizen_no: number, religion: 'Canary-Religion', phone2: '9841000111' })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const saved = await applicant.uploadVoucher(aPdf('/Lang (slip)'), { filename: 'slip.pdf' })
    paymentId = Number(saved.body['C_Payment_ID'])
    const record = await sita.get('/api/v1/models/n_bpaca_info')
    const [first] = record.body['records'] as { id: number }[]
    recordId = first?.id ?? 0
    const added = await sita.post('/nou/attachment/upload', {
      model_name: 'n_bpaca_info',
      record_id: recordId,
      filename: 'marks.pdf',
      filedata: aPdf().toString('base64'),
    })
    if (saved.status !== 200 || added.status !== 200) throw new Error('nothing to look at')
    const signedIn = await Promise.all(roles.map(async (role) => [role, await at.staff(role)]))
    staff = Object.fromEntries(signedIn)
  })
  afterAll(() => at.close())

  const everyModel = [...productDictionary().values()]
  const ofPeople = everyModel.filter(({ owner }) => owner.is !== 'nobody').map(({ table }) => table)

  it('is listed for every model with personal rows', () => {
    expect(Object.keys(readers).sort()).toEqual(ofPeople.sort())
  })

  it.each(Object.entries(readers))('%s is there for %j only', async (table, allowed) => {
    for (const role of roles) {
      const { status } = await staff[role].get(`/api/v1/models/${table}`)
      expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 404])
    }
  })

  it.each([
    ['cashier', ['citizen_no', 'religion', 'dob_ad', 'father_name', 'Logo_ID', 'gender']],
    ['librarian', ['citizen_no', 'religion', 'dob_ad', 'father_name', 'Logo_ID', 'gender']],
    ['exam-office', ['citizen_no', 'religion', 'father_name', 'Phone', 'EMail', 'cast_ethinicity']],
  ] as const)('to the %s a person has no %j, however it is asked for', async (role, hidden) => {
    const person = staff[role]
    const one = `/api/v1/models/c_bpartner/${partnerId}`
    const whole = await person.get(one)
    expect(whole.body).toMatchObject({ id: partnerId, Name: expect.any(String) })
    const list = await person.get('/api/v1/models/c_bpartner')
    for (const answer of [whole, list]) {
      expect(answer.status).toBe(200)
      for (const column of hidden) expect(answer.text).not.toContain(`"${column}"`)
      expect(answer.text).not.toContain('Canary-Religion')
    }
    for (const column of hidden) {
      expect((await person.get(`${one}/${column}`)).status).toBe(404)
      for (const query of [
        { $select: column },
        { $orderby: column },
        { $filter: `${column} eq '1'` },
        { $filter: `${column} neq null` },
      ])
        expect((await person.get('/api/v1/models/c_bpartner', query)).status).toBe(400)
    }
    const expanded = await person.get('/api/v1/models/n_program_enroll', {
      $expand: 'C_BPartner_ID',
    })
    expect(expanded.text).not.toContain('Canary-Religion')
  })

  it('citizenship numbers are masked in lists and whole in the record', async () => {
    const { registrar } = staff
    const $filter = `C_BPartner_ID eq ${partnerId}`
    const list = await registrar.get('/api/v1/models/c_bpartner', { $filter })
    expect(list.body['records']).toMatchObject([{ citizen_no: '12-01-•••••' }])
    const few = await registrar.get('/api/v1/models/c_bpartner', { $filter, $select: 'citizen_no' })
    expect(few.body['records']).toMatchObject([{ citizen_no: '12-01-•••••' }])
    const $expand = 'C_BPartner_ID'
    const joined = await registrar.get('/api/v1/models/n_entrance_reg', { $filter, $expand })
    expect(joined.text).toContain('12-01-•••••')
    expect(joined.text).not.toContain(number)
    const record = await registrar.get(`/api/v1/models/c_bpartner/${partnerId}`)
    expect(record.body).toMatchObject({ citizen_no: number, religion: 'Canary-Religion' })
    const own = await sita.get('/api/v1/models/c_bpartner')
    expect(own.body['records']).toMatchObject([{ citizen_no: number }])
    await at.database.kysely
      .insertInto('n_correction')
      .values({
        c_bpartner_id: partnerId,
        field_name: 'citizen_no',
        old_value: number,
        new_value: '12-01-70-99999',
      })
      .execute()
    const corrections = await registrar.get('/api/v1/models/n_correction', { $filter })
    expect(corrections.body['records']).toMatchObject([
      { old_value: '12-01-•••••', new_value: '12-01-•••••' },
    ])
  })

  it('a masked number is not read off by questions: it is compared and ordered as it is shown', async () => {
    const { registrar } = staff
    const of = (question: string) => ({ $filter: `C_BPartner_ID eq ${partnerId} and ${question}` })
    const found = async (table: string, query: Record<string, string>) => {
      const { body } = await registrar.get(`/api/v1/models/${table}`, query)
      return (body['records'] as unknown[]).length
    }
    for (const question of [
      `citizen_no eq '${number}'`,
      `startswith(citizen_no,'12-01-7')`,
      `contains(citizen_no,'54321')`,
      `endswith(citizen_no,'1')`,
      `citizen_no in ('${number}')`,
      `citizen_no ge '12-01-70' and citizen_no lt '12-01-71'`,
      `startswith(tolower(citizen_no),'12-01-7')`,
    ])
      expect([question, await found('c_bpartner', of(question))]).toEqual([question, 0])
    expect(await found('c_bpartner', of(`startswith(citizen_no,'12-01-')`))).toBe(1)
    expect(await found('n_correction', of(`startswith(old_value,'12-01-7')`))).toBe(0)
    expect(await found('n_correction', of(`startswith(old_value,'12-01-')`))).toBe(1)
    const own = await sita.get('/api/v1/models/c_bpartner', {
      $filter: `citizen_no eq '${number}'`,
    })
    expect(own.body['records']).toHaveLength(1)
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ citizen_no: '12-01-99-00001' })
      .where('c_bpartner_id', '=', (await at.student()).partnerId)
      .execute()
    const $filter = `startswith(citizen_no,'12-01-')`
    const idsBy = async ($orderby: string) => {
      const { body } = await registrar.get('/api/v1/models/c_bpartner', { $filter, $orderby })
      return (body['records'] as { id: number }[]).map(({ id }) => id)
    }
    expect(await idsBy('citizen_no desc')).toEqual(await idsBy('citizen_no asc'))
  })

  it('no search finds a person by what the role may not read of them', async () => {
    const found = async (role: Staff, slug: string, typed: string) =>
      (await staff[role].post(`/api/v1/processes/${slug}`, { typed })).text
    const { email } = await at.database.kysely
      .selectFrom('c_bpartner')
      .select('email')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    for (const slug of ['desk_search', 'students_find']) {
      expect(await found('exam-office', slug, email)).not.toMatch(/"name"/)
      expect(await found('exam-office', slug, '9841')).not.toMatch(/"name"/)
    }
    expect(await found('cashier', 'desk_search', email)).toMatch(/"name"/)
    expect(await found('registrar', 'students_find', email)).toMatch(/"name"/)
  })

  it('files are there for those who decide on them', async () => {
    const ask = (role: Staff, model_name: string, record_id: number) =>
      staff[role].post('/nou/attachment/getAttachmentZip', { model_name, record_id })
    for (const role of roles) {
      const slip = (await ask(role, 'c_payment', paymentId)).status
      const marks = (await ask(role, 'n_bpaca_info', recordId)).status
      const names = await staff[role].post('/nou/attachment/getEntriesNames', {
        model_name: 'c_payment',
        record_id: paymentId,
      })
      const wanted = [money.includes(role) ? 200 : 404, registry.includes(role) ? 200 : 404]
      expect([role, slip, marks]).toEqual([role, ...wanted])
      expect(names.status).toBe(slip)
    }
  })
})
