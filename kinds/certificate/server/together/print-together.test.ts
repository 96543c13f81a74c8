import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { bulkPrintFile } from '#features/bulk-print/wire/processes.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { CertificateType } from '../../rules/certificate.ts'
import { aCertificateType, storeCertificateType } from '../../testing/certificate.factory.ts'
import type { CertificatePrintPlan } from '../../wire/print-plan.ts'

const model = '/api/v1/models/n_certificate_reg'

describe('certificates that are printed together', () => {
  let at: TestServer
  let registrar: Person
  let verification: number
  let typeOfTwo: number
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
    verification = await offer('VERIFICATION', { series: 'VL' })
    typeOfTwo = await offer('MIGRATION', { series: 'MC', two_people: true })
  })
  afterAll(() => at.close())

  const run = async (slug: string, body: object, by = registrar) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body
  const offer = (type: CertificateType, row: object) =>
    at.database.transaction((transaction) =>
      storeCertificateType(transaction, aCertificateType(type, { fee: 0, urgentfee: 0, ...row })),
    )
  /** An approved request of a new student. */
  async function approved(openingId = verification, more = {}) {
    const { email, partnerId } = await at.student()
    const enrollmentId = await enrollPartner(at, { partnerId })
    const student = await at.signIn(email)
    const request = { copies: 1, purpose: 'Visa application', isUrgent: false, ...more }
    const { body } = await student.post(model, { n_certificate_open_ID: openingId, ...request })
    const id = Number(body['id'])
    await run('certificate_document_action', { n_certificate_reg_ID: id, doc_action: 'AP' })
    return { id, partnerId, enrollmentId }
  }
  async function plan(certificates: readonly number[]): Promise<CertificatePrintPlan> {
    const { data } = await run('certificate_print_plan', { certificates })
    return (data as { plan: CertificatePrintPlan }).plan
  }
  const execute = (id: number, by = registrar) =>
    run('certificate_print_together', { certificate_print_plan_ID: id }, by)
  const numberOf = async (id: number) =>
    (
      await at.database.kysely
        .selectFrom('n_certificate_reg')
        .select('certificateno')
        .where('n_certificate_reg_id', '=', id)
        .executeTakeFirstOrThrow()
    ).certificateno
  const prints = () => at.database.kysely.selectFrom('bulk_print').selectAll().execute()

  it('are planned, get their numbers once, and are one file with a page for each copy', async () => {
    const issued = await approved(verification, { isUrgent: true })
    await run('certificate_issue', { n_certificate_reg_ID: issued.id })
    const two = await approved(verification, { copies: 2 })
    const one = await approved()
    const byTwo = await approved(typeOfTwo)
    const planned = await plan([byTwo.id, one.id, two.id, issued.id])
    expect(planned).toMatchObject({ pages: 4, issues: 2 })
    expect(planned.certificates).toMatchObject([
      { n_certificate_reg_ID: issued.id, step: 'print', number: 'VL-2083-000001', why: null },
      { n_certificate_reg_ID: two.id, step: 'issue', copies: 2, number: '' },
      { n_certificate_reg_ID: one.id, step: 'issue' },
      { n_certificate_reg_ID: byTwo.id, step: null, why: { en: expect.stringContaining('Two') } },
    ])
    expect(await numberOf(one.id)).toBeNull()

    const presses = await Promise.all(Array.from({ length: 4 }, () => execute(planned.id)))
    expect(presses.filter(({ isError }) => isError === false)).toHaveLength(1)
    expect(presses.filter(({ code }) => code === 'rule/plan-is-done')).toHaveLength(3)
    expect(await numberOf(two.id)).toBe('VL-2083-000002')
    expect(await numberOf(one.id)).toBe('VL-2083-000003')
    expect(await numberOf(byTwo.id)).toBeNull()

    const [print, ...others] = await prints()
    expect(others).toEqual([])
    expect(print).toMatchObject({ type: 'certificates', pages: 4, subject: planned.id })
    await at.jobs.runNow('bulk-prints')
    const headers = { authorization: `Bearer ${registrar.token}` }
    const url = bulkPrintFile(print?.bulk_print_id ?? 0)
    const pages = pdfPages((await at.office.inject({ url, headers })).rawPayload)
    const numbers = pages.map((page) => /VL-2083-\d{6}/.exec(page)?.[0])
    expect(numbers.map((number) => number?.slice(-1))).toEqual(['1', '2', '2', '3'])
  })

  it('are refused as a whole when one has changed since the plan was shown', async () => {
    const [first, second] = [await approved(), await approved()]
    const before = (await prints()).length
    const planned = await plan([first.id, second.id])
    await run('certificate_issue', { n_certificate_reg_ID: second.id })
    expect(await execute(planned.id)).toMatchObject({ code: 'rule/plan-void' })
    expect(await numberOf(first.id)).toBeNull()
    expect(await prints()).toHaveLength(before)
    const again = await plan([first.id, second.id])
    expect(await execute(again.id)).toMatchObject({ isError: false })
    expect(await numberOf(first.id)).toMatch(/^VL-2083-/)
  })

  it('are issued once when two plans name the same one', async () => {
    const both = [await approved(), await approved()].map(({ id }) => id)
    const plans = [await plan(both), await plan(both)]
    const answers = await Promise.all(plans.map(({ id }) => execute(id)))
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'rule/plan-void'])
    const numbers = await Promise.all(both.map(numberOf))
    expect(new Set(numbers).size).toBe(2)
  })

  it('are left out when nothing allows to print them, and refused if none is left', async () => {
    const { id, partnerId, enrollmentId } = await approved()
    await at.database.kysely
      .insertInto('n_noureg')
      .values({ c_bpartner_id: partnerId, n_program_enroll_id: enrollmentId, totalfee: 1_000 })
      .execute()
    const planned = await plan([id])
    expect(planned).toMatchObject({ pages: 0, issues: 0 })
    expect(planned.certificates[0]?.why?.en).toBe('The student owes fees.')
    expect(await execute(planned.id)).toMatchObject({ code: 'rule/nothing-to-print' })
    expect(await execute(1)).toMatchObject({ code: 'rule/no-plan' })
    expect((await plan([1])).certificates).toEqual([])
  })

  it('are at most a hundred, and for the offices that issue', async () => {
    const certificates = Array.from({ length: 101 }, (_, place) => place + 1)
    expect(await run('certificate_print_plan', { certificates })).toMatchObject({
      code: 'rule/too-many',
    })
    const hundred = certificates.slice(1)
    expect(await run('certificate_print_plan', { certificates: hundred })).toMatchObject({
      isError: false,
    })
    const cashier = await at.staff('cashier')
    const refused = await run('certificate_print_plan', { certificates: hundred }, cashier)
    expect(refused).toMatchObject({ status: 403 })
  })
})
