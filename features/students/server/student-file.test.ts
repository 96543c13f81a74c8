import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type Applicant, anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { registerForExam } from '#testing/kinds/exam-in-tests.ts'
import type { Person } from '#testing/person.ts'
import type { FoundStudent, StudentFile } from '../wire/student-file.ts'

const roles = ['registrar', 'cashier', 'exam-office', 'librarian', 'administrator'] as const
type Role = (typeof roles)[number]

describe('the file of a student', () => {
  let at: TestServer
  let staff: Record<Role, Person>
  let sita: Applicant
  let paymentId: number
  beforeAll(async () => {
    at = await testServer()
    const people = await Promise.all(roles.map(async (role) => [role, await at.staff(role)]))
    staff = Object.fromEntries(people)
    sita = await anApplicant(at, undefined, { name: 'Sita Kumari Shrestha' })
    const sent = await sita.uploadVoucher(aSlip())
    paymentId = Number(sent.body['C_Payment_ID'])
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name_nepali: 'सीता कुमारी श्रेष्ठ', citizen_no: '12-01-70-54321', phone: '9840012345' })
      .where('c_bpartner_id', '=', sita.partnerId)
      .execute()
  })
  afterAll(() => at.close())

  const call = async (role: Role, slug: string, body: object) =>
    (await staff[role].post(`/api/v1/processes/${slug}`, body)).body
  const found = async (role: Role, typed: string) => {
    const { data } = await call(role, 'students_find', { typed })
    return (data as { students: FoundStudent[] }).students
  }
  const fileOf = async (role: Role) => {
    const { data } = await call(role, 'student_file', { C_BPartner_ID: sita.partnerId })
    return (data as { file: StudentFile }).file
  }
  const sectionIds = async (role: Role) =>
    (await fileOf(role)).sections.map(({ id }) => id).toSorted()

  it.each([
    'sita kum',
    'कुमारी',
    '98400123',
    'Shrestha',
    'Sita\u00A0Kumari',
    '९८४००१२३',
    '\u202A+977 984\u20110012345\u202C',
    'sta kumari',
    'Shrestah',
    'Shresta',
    'कुमरी',
  ])('is found by %s', async (typed) => {
    expect((await found('registrar', typed)).map(({ id }) => id)).toContain(sita.partnerId)
  })

  it('is not found by what a role may not know, by a wildcard or by one letter', async () => {
    expect(await found('exam-office', '98400123')).toEqual([])
    expect(await found('registrar', '%%')).toEqual([])
    expect(await found('registrar', 's')).toEqual([])
    expect(await found('registrar', 'sta kumri')).toEqual([])
    const [seen] = await found('exam-office', 'Sita Kumari')
    expect(JSON.stringify(seen)).not.toContain('98400123')
  })

  it('has for each role the tables of the models it reads, and no others', async () => {
    expect(await sectionIds('librarian')).toEqual(['enrollments', 'fines', 'holds', 'loans'])
    expect(await sectionIds('cashier')).toEqual([
      'applications',
      'enrollments',
      'ledger',
      'papers',
      'payments',
      'suspense',
    ])
    expect(await sectionIds('registrar')).not.toContain('payments')
    expect(await sectionIds('administrator')).toEqual([
      'addresses',
      'applications',
      'carried',
      'corrections',
      'education',
      'enrollments',
      'fines',
      'holds',
      'ledger',
      'loans',
      'notices',
      'papers',
      'payments',
      'results',
      'returns',
      'suspense',
    ])
  })

  it('says of the person what the role may know, the citizenship number never whole', async () => {
    const labels = async (role: Role) => (await fileOf(role)).profile.map(({ label }) => label.en)
    expect(await labels('cashier')).toEqual([])
    expect(await labels('exam-office')).not.toContain('Citizenship No.')
    const registrar = await fileOf('registrar')
    expect(registrar.profile.map(({ label }) => label.en)).toContain('Citizenship No.')
    expect(JSON.stringify(registrar)).not.toContain('12-01-70-54321')
  })

  it('names the active enrollments to who may end them, until one has ended', async () => {
    const { partnerId } = await at.student()
    const { enrollmentId } = await registerForExam(at, { partnerId })
    const endable = async (role: Role) => {
      const { data } = await call(role, 'student_file', { C_BPartner_ID: partnerId })
      return (data as { file: StudentFile }).file.enrollments.map(({ id }) => id)
    }
    expect(await endable('registrar')).toEqual([enrollmentId])
    expect(await endable('administrator')).toEqual([enrollmentId])
    for (const role of ['cashier', 'exam-office', 'librarian'] as const)
      expect(await endable(role)).toEqual([])
    const ended = { n_program_enroll_ID: enrollmentId }
    expect(await call('registrar', 'enrollment_drop_out', ended)).toMatchObject({ isError: false })
    expect(await endable('registrar')).toEqual([])
  })

  it('shows application, payment, what waits with the role, and when it happened', async () => {
    const { sections, waiting, moments, documents } = await fileOf('cashier')
    const [applied] = sections.find(({ id }) => id === 'applications')?.rows ?? []
    expect(applied).toMatchObject({ id: sita.applicationId, tone: 'waiting' })
    const [paid] = sections.find(({ id }) => id === 'payments')?.rows ?? []
    expect(paid).toMatchObject({ id: paymentId, tone: 'waiting' })
    expect(paid?.cells).toContainEqual({ paisa: 150_000 })
    expect(waiting).toMatchObject([{ queue: 'vouchers', record: paymentId, holder: null }])
    expect(moments.length).toBeGreaterThanOrEqual(2)
    expect(documents).toMatchObject([{ model: 'c_payment', record: paymentId }])
    expect((await fileOf('registrar')).waiting).toEqual([])
  })

  it('opens a document for who may see it, of this student only', async () => {
    const [slip] = (await fileOf('cashier')).documents
    const body = {
      C_BPartner_ID: sita.partnerId,
      model: slip?.model,
      file_record: slip?.record,
      name: slip?.name,
    }
    expect(await call('cashier', 'student_document', body)).toHaveProperty('exportFile')
    expect(await call('registrar', 'student_document', body)).toMatchObject({ isError: true })
    const other = await anApplicant(at)
    const elsewhere = { ...body, C_BPartner_ID: other.partnerId }
    expect(await call('cashier', 'student_document', elsewhere)).toMatchObject({ isError: true })
  })

  it('says what is stored as a code in words: status, purpose, what was corrected', async () => {
    const { partnerId, email } = await at.student({ complete: true })
    const person = await at.signIn(email)
    const proof = { prooffile: aPdf().toString('base64'), prooffilename: 'card.pdf' }
    for (const command of [
      { field: 'dob_ad', value: '2006-05-17' },
      { field: 'gender', value: 'other' },
    ])
      expect((await person.post('/nou/profile/correction', { ...proof, ...command })).status).toBe(
        200,
      )
    const { data } = await call('administrator', 'student_file', { C_BPartner_ID: partnerId })
    const { file } = data as { file: StudentFile }
    const marital = file.profile.find(({ label }) => label.en === 'Marital Status')
    expect(marital?.value).toEqual({ en: 'Single', ne: 'अविवाहित' })
    const corrections = file.sections.find(({ id }) => id === 'corrections')
    const shown = corrections?.rows.flatMap(({ cells }) => cells)
    expect(shown).toContainEqual(expect.objectContaining({ en: 'Other' }))
    expect(shown).toContainEqual(
      expect.objectContaining({ en: expect.stringContaining('17 May 2006') }),
    )
    const payments = (await fileOf('cashier')).sections.find(({ id }) => id === 'payments')
    const codes = /^(?:[A-Z]{2}|[A-Z]+(?:_[A-Z]+)+|[a-z]+|\d{4}-\d\d-\d\d)$/
    expect(payments?.rows[0]?.cells).toContainEqual({ en: 'Entrance', ne: 'प्रवेश परीक्षा' })
    const cells = [...file.sections, ...(await fileOf('cashier')).sections].flatMap(({ rows }) =>
      rows.flatMap((row) => row.cells),
    )
    const texts = cells.filter((cell) => typeof cell === 'string')
    expect(texts.filter((cell) => codes.test(cell))).toEqual([])
  })

  it('holds notes of colleagues with author and time, which neither student nor librarian reads', async () => {
    const note = { C_BPartner_ID: sita.partnerId, words: ' Called:\nstatement comes a day late. ' }
    expect(await call('cashier', 'student_note_add', note)).toMatchObject({ isError: false })
    const { notes } = await fileOf('registrar')
    expect(notes).toMatchObject([
      { by: 'cashier person', words: 'Called:\nstatement comes a day late.' },
    ])
    expect(Date.parse(notes?.[0]?.at ?? '')).toBe(at.clock.nowMs())
    expect((await fileOf('librarian')).notes).toBeNull()
    expect((await staff.librarian.post('/api/v1/processes/student_note_add', note)).status).toBe(
      403,
    )
    const student = await sita.person()
    expect((await student.post('/api/v1/processes/student_note_add', note)).status).toBe(403)
  })

  it.each([
    ['   ', 'rule/note-empty'],
    ['x'.repeat(1_001), 'rule/note-too-long'],
  ])('keeps no note of %s', async (words, code) => {
    const note = { C_BPartner_ID: sita.partnerId, words }
    expect(await call('registrar', 'student_note_add', note)).toMatchObject({ code })
    const unknown = { C_BPartner_ID: 999_999_999, words: 'Hello' }
    expect(await call('registrar', 'student_note_add', unknown)).toMatchObject({
      code: 'rule/student-unknown',
    })
  })

  it('has a face for who judges photos, no other', async () => {
    const { partnerId } = await at.student({ complete: true })
    const portraitFor = async (role: Role) => {
      const { data } = await call(role, 'student_file', { C_BPartner_ID: partnerId })
      return (data as { file: StudentFile }).file.portrait
    }
    expect(await portraitFor('registrar')).toMatchObject({
      name: 'photo.jpg',
      label: { en: 'Photo and signature' },
    })
    expect(await portraitFor('cashier')).toBeNull()
    expect((await fileOf('registrar')).portrait?.name).not.toBe('signature.jpg')
  })

  it('is in the audit trail with who read it, and so is who was refused', async () => {
    const reader = await at.staff('registrar')
    const student = await sita.person()
    const body = { C_BPartner_ID: sita.partnerId }
    await reader.post('/api/v1/processes/student_file', body)
    await reader.post('/api/v1/processes/student_file', { C_BPartner_ID: 999_999_999 })
    expect((await student.post('/api/v1/processes/student_file', body)).status).toBe(403)
    const entries = () =>
      at.database.kysely
        .selectFrom('audit_entry')
        .select(['act', 'subject', 'record', 'process', 'code'])
        .where('ad_user_id', 'in', [reader.userId, student.userId])
        .execute()
    await expect.poll(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          act: 'read',
          subject: 'c_bpartner',
          record: String(sita.partnerId),
          process: 'student_file',
        }),
        expect.objectContaining({ act: 'refused', code: 'rule/student-unknown' }),
        expect.objectContaining({ act: 'denied', code: '403' }),
      ]),
    )
  })
})
