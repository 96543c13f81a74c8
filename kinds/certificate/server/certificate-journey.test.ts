import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { CertificateType } from '../rules/certificate.ts'
import { aCertificateType, storeCertificateType } from '../testing/certificate.factory.ts'

const model = '/api/v1/models/n_certificate_reg'

describe('a certificate', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const run = async (person: Person, slug: string, body: object) =>
    (await person.post(`/api/v1/processes/${slug}`, body)).body
  const offer = (type: CertificateType, row = {}) =>
    at.database.transaction((transaction) =>
      storeCertificateType(transaction, aCertificateType(type, row)),
    )
  const ask = async (student: Person, openingId: number, more = {}) => {
    const request = { copies: 1, purpose: 'Visa application', isUrgent: false, ...more }
    return student.post(model, { n_certificate_open_ID: openingId, ...request })
  }

  /** Pays by a bank slip that the cashier approves. */
  async function payByVoucher(student: Person, id: number, amount: number) {
    const saved = await student.post('/nou/voucherpay/save', {
      payment_type: 'CERTIFICATE',
      payment_reference_id: id,
      payamt: amount,
      filename: 'slip.pdf',
      filedata: aPdf(`/Lang (${id})`).toString('base64'),
    })
    const cashier = await at.staff('cashier')
    const voucher = { c_payment_ID: saved.body['C_Payment_ID'], amount }
    expect(await run(cashier, 'voucher_approve', voucher)).toMatchObject({ isError: false })
  }

  /** An enrolled student without dues. */
  async function enrolled() {
    const { email, partnerId } = await at.student()
    const enrollmentId = await enrollPartner(at, { partnerId })
    return { student: await at.signIn(email), partnerId, enrollmentId }
  }

  /** A student with a request for a letter that is paid by nothing and approved. */
  async function approvedLetter(type: CertificateType = 'VERIFICATION') {
    const person = await enrolled()
    const series = `X${String.fromCodePoint(65 + offered)}`
    offered += 1
    const openingId = await offer(type, { name: `Letter ${series}`, series, fee: 0 })
    const id = Number((await ask(person.student, openingId)).body['id'])
    const body = { n_certificate_reg_ID: id }
    const registrar = await at.staff('registrar')
    const approved = await run(registrar, 'certificate_document_action', {
      ...body,
      doc_action: 'AP',
    })
    return { ...person, id, body, registrar, approved, series, openingId }
  }
  let offered = 0

  it('is asked for, paid by voucher, approved, issued by two people, printed and checked', async () => {
    const marking = await aMarking(at)
    const sita = await marking.candidate('Sita Rai', 'CSC151', 'MTH151')
    await marking.enterTwice(sita, 'CSC151', 34)
    await marking.enterTwice(sita, 'MTH151', 44)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(marking, { n_exam_open_ID: marking.openingId }, soon)
    at.clock.advance(soon - at.clock.nowMs())
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set(({ ref }) => ({ feepaid: ref('totalfee'), ispaid: true }))
      .where('n_exam_reg_id', '=', sita.registrationId)
      .execute()
    const openingId = await offer('TRANSCRIPT')
    const student = await sita.person()
    const asked = await ask(student, openingId, { copies: 2, isUrgent: true })
    expect(asked.body).toMatchObject({ totalfee: 2_500, DocStatus: { id: 'DR' } })
    const id = Number(asked.body['id'])
    await payByVoucher(student, id, 2_500)

    const body = { n_certificate_reg_ID: id }
    const registrar = await at.staff('registrar')
    const approve = { ...body, doc_action: 'AP' }
    const early = await run(registrar, 'certificate_issue', body)
    expect(early).toMatchObject({ code: 'rule/not-approved' })
    expect(await run(registrar, 'certificate_document_action', approve)).toMatchObject({
      isError: false,
    })
    expect(await run(student, 'certificate_print', body)).toMatchObject({ isError: true })

    expect(await run(registrar, 'certificate_issue', body)).toMatchObject({ isError: false })
    expect((await student.get(`${model}/${id}`)).body['certificateno']).toBeUndefined()
    const { n_proposal_id } = await at.database.kysely
      .selectFrom('n_proposal')
      .select('n_proposal_id')
      .where('sort', '=', 'certificate-issue')
      .executeTakeFirstOrThrow()
    const confirm = async (by: Person) =>
      run(by, 'proposal_confirm', { n_proposal_ID: n_proposal_id, code: await by.code() })
    expect(await confirm(registrar)).toMatchObject({ isError: true })
    const exams = await at.staff('exam-office')
    const { data } = await run(exams, 'proposals_open', {})
    expect(JSON.stringify(data)).toContain('Object-Oriented Programming')
    expect(await confirm(exams)).toMatchObject({ isError: false })

    const number = String((await student.get(`${model}/${id}`)).body['certificateno'])
    expect(number).toMatch(/^TR-2083-\d{6}$/)
    const { codes, pdf } = await print(student, 'certificate_print', body)
    expect(pdf.length).toBeLessThan(120 * 1024)
    const page = pageText(await scan(at, codes[0]))
    for (const text of [
      number,
      'Academic transcript',
      'Sita Rai',
      'CSC151 Object-Oriented Programming',
      '4.0 credits, grade B, point 3.0',
      'CGPA 3.13 · 7.0 credits earned',
    ])
      expect(page).toContain(text)

    expect(await run(exams, 'certificate_hand_over', { ...body, how: 'COLLECTED' })).toMatchObject({
      code: 'rule/wrong-step',
    })
    expect(await run(exams, 'certificate_ready', body)).toMatchObject({ isError: false })
    expect((await student.get('/api/v1/models/ad_note')).text).toContain(`number ${number}`)
    expect(await run(exams, 'certificate_hand_over', { ...body, how: 'POSTED' })).toMatchObject({
      isError: false,
    })
    expect((await student.get(`${model}/${id}`)).body).toMatchObject({
      DocStatus: { id: 'CO' },
      handed_how: { id: 'POSTED' },
    })
    expect((await ask(student, openingId)).status).toBe(201)
  })

  it('is printed as it was issued, by its student and the office, and says when it is revoked', async () => {
    const { student, partnerId, id, body, registrar, openingId } = await approvedLetter()
    expect(await run(registrar, 'certificate_issue', body)).toMatchObject({ isError: false })
    const first = await print(student, 'certificate_print', body)
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name: 'Another Name' })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const second = await print(registrar, 'certificate_print', body)
    expect(Buffer.compare(first.pdf, second.pdf)).toBe(0)
    const stranger = await enrolled()
    expect(await run(stranger.student, 'certificate_print', body)).toMatchObject({
      code: 'rule/application-unknown',
    })
    const { n_issued_paper_id } = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select('n_issued_paper_id')
      .where('sort', '=', 'certificate')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow()
    const closing = { ...body, doc_action: 'CL' }
    expect(await run(registrar, 'certificate_document_action', closing)).toMatchObject({
      code: 'rule/issued-already',
    })
    const reason = 'The name was misspelled.'
    await run(registrar, 'paper_revoke', { n_issued_paper_ID: n_issued_paper_id, reason })
    expect(pageText(await scan(at, first.codes[0]))).toContain(reason)
    expect(await run(student, 'certificate_print', body)).toMatchObject({
      code: 'rule/paper-revoked',
    })
    expect(await run(registrar, 'certificate_document_action', closing)).toMatchObject({
      isError: false,
    })
    expect((await ask(student, openingId)).status).toBe(201)
  })

  it('gets its number once, also when two people issue it at the same time', async () => {
    const all = await Promise.all([approvedLetter(), approvedLetter()])
    for (const { body, registrar, series, student, id } of all) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => run(registrar, 'certificate_issue', body)),
      )
      expect(answers.filter(({ isError }) => isError === false)).toHaveLength(1)
      const { body: now } = await student.get(`${model}/${id}`)
      expect(now['certificateno']).toBe(`${series}-2083-000001`)
    }
  })

  it('is not approved while the student owes the university something', async () => {
    const { student, partnerId, enrollmentId } = await enrolled()
    const openingId = await offer('CHARACTER', { fee: 0 })
    const id = Number((await ask(student, openingId)).body['id'])
    const registrar = await at.staff('registrar')
    const approve = { n_certificate_reg_ID: id, doc_action: 'AP' }
    const { n_noureg_id } = await at.database.kysely
      .insertInto('n_noureg')
      .values({ c_bpartner_id: partnerId, n_program_enroll_id: enrollmentId, totalfee: rupees(10) })
      .returning('n_noureg_id')
      .executeTakeFirstOrThrow()
    expect(await run(registrar, 'certificate_document_action', approve)).toMatchObject({
      code: 'rule/owes-fees',
    })
    const { data } = await run(registrar, 'desk_item', { queue: 'certificate', record: id })
    expect(JSON.stringify(data)).toContain('The student owes fees.')
    await at.database.kysely.deleteFrom('n_noureg').where('n_noureg_id', '=', n_noureg_id).execute()
    expect(await run(registrar, 'certificate_document_action', approve)).toMatchObject({
      isError: false,
    })
  })

  it('is refused to students whom the type is not for, and with choices that are incomplete', async () => {
    const { student } = await enrolled()
    const provisional = await offer('PROVISIONAL')
    expect((await ask(student, provisional)).status).toBe(403)
    const migration = await offer('MIGRATION')
    for (const wrong of [{ copies: 6 }, { copies: 0 }, { purpose: ' ' }])
      expect((await ask(student, migration, wrong)).status).toBe(400)
    expect((await ask(student, 1)).status).toBe(400)
    const fifty = await Promise.all(Array.from({ length: 50 }, () => ask(student, migration)))
    expect(fifty.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(fifty.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  it('has a type whose letter names only facts of its record', async () => {
    const registrar = await at.staff('registrar')
    const type = { Name: 'Bonafide', name_ne: 'प्रमाण', type: 'CHARACTER', fee: 100, urgentfee: 0 }
    const save = (more: object) =>
      registrar.post('/api/v1/models/n_certificate_open', {
        ...type,
        series: 'BF',
        askers: 'BOTH',
        body: 'Text',
        body_ne: 'व्यहोरा',
        ...more,
      })
    for (const wrong of [{ body: '' }, { body: 'CGPA {cgpa}' }, { series: 'b1' }])
      expect((await save(wrong)).body).toMatchObject({ code: 'rule/invalid-record' })
    expect((await save({})).status).toBe(201)
  })
})
