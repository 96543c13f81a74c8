import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { print } from '#testing/printed-document.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aCertificateType, storeCertificateType } from '../../testing/certificate.factory.ts'

const model = '/api/v1/models/n_certificate_reg'

describe('a duplicate gradesheet', () => {
  let at: TestServer
  let student: Person
  let registrar: Person
  let gradesheets: number
  let verification: number
  let own: readonly { readonly id: number; readonly name: { readonly en: string } }[]
  let before: typeof own
  let carried: number
  let unknown: number
  const run = async (person: Person, slug: string, body: object) =>
    (await person.post(`/api/v1/processes/${slug}`, body)).body
  const semestersOf = async (person: Person) => {
    const { data } = await run(person, 'certificate_semesters', {
      n_certificate_open_ID: gradesheets,
    })
    return (data as { semesters: typeof own }).semesters
  }
  const offer = (type: 'GRADESHEETS' | 'VERIFICATION') =>
    at.database.transaction((transaction) =>
      storeCertificateType(transaction, aCertificateType(type, { fee: 0 })),
    )
  const ask = (openingId: number, semesters?: string) =>
    student.post(model, {
      n_certificate_open_ID: openingId,
      copies: 1,
      purpose: 'Lost',
      isUrgent: false,
      ...(semesters !== undefined && { semesters }),
    })

  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    const marking = await aMarking(at)
    const sita = await marking.candidate('Sita Rai', 'CSC151')
    await marking.enterTwice(sita, 'CSC151', 34)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(marking, { n_exam_open_ID: marking.openingId }, soon)
    gradesheets = await offer('GRADESHEETS')
    verification = await offer('VERIFICATION')
    student = await sita.person()
    before = await semestersOf(student)
    at.clock.advance(soon - at.clock.nowMs())
    student = await sita.person()
    await carry(sita.registrationId)
    own = await semestersOf(student)
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  /** Another semester with an average of before, and the exam fee is paid. */
  async function carry(registrationId: number) {
    const { kysely } = at.database
    const row = await kysely
      .updateTable('n_exam_reg')
      .set(({ ref }) => ({ feepaid: ref('totalfee'), ispaid: true }))
      .where('n_exam_reg_id', '=', registrationId)
      .returning(['c_bpartner_id', 'n_program_enroll_id', 'n_sem_year_id'])
      .executeTakeFirstOrThrow()
    const others = await kysely
      .selectFrom('n_sem_year')
      .select('n_sem_year_id')
      .where('n_sem_year_id', '<>', row.n_sem_year_id)
      .orderBy('n_sem_year_id')
      .execute()
    const [first = 0, none = 0] = others.map(({ n_sem_year_id: id }) => id)
    carried = first
    unknown = none
    await kysely
      .insertInto('n_carried_result')
      .values({
        c_bpartner_id: row.c_bpartner_id,
        n_program_enroll_id: row.n_program_enroll_id,
        n_sem_year_id: first,
        created: new Date(at.clock.nowMs()),
        sgpa: 3.2,
        credit_hour: 15,
        source: 'Ledger 4',
      })
      .execute()
  }

  it('has the choice of the semesters with a visible result, or with one of before', () => {
    expect(before).toEqual([])
    expect(own).toHaveLength(2)
    expect(own.map(({ id }) => id)).not.toContain(unknown)
  })

  it('is refused without a semester, and with one without a result', async () => {
    for (const wrong of [undefined, '', String(unknown), 'I', `${own[0]?.id},${unknown}`])
      expect((await ask(gradesheets, wrong)).status).toBe(400)
    const other = await ask(verification, String(own[0]?.id))
    expect(other.body).toMatchObject({ code: 'rule/semesters-unknown' })
  })

  it('prints the chosen semester alone', async () => {
    const chosen = own.find(({ id }) => id !== carried)
    const asked = await ask(gradesheets, String(chosen?.id))
    expect(asked.status).toBe(201)
    const body = { n_certificate_reg_ID: Number(asked.body['id']) }
    const record = await student.get(`${model}/${body.n_certificate_reg_ID}`)
    expect(record.body['semesters']).toBe(String(chosen?.id))
    await run(registrar, 'certificate_document_action', { ...body, doc_action: 'AP' })
    expect(await run(registrar, 'certificate_issue', body)).toMatchObject({ isError: false })
    const text = pdfText((await print(student, 'certificate_print', body)).pdf)
    expect(text).toContain('CSC151')
    expect(text).toContain(`Semester ${chosen?.name.en} ·`)
    expect(text).not.toContain('SGPA 3.20') // of the other one
  })
})
