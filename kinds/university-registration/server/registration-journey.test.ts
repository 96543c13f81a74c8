import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'

const model = '/api/v1/models/n_noureg'

describe('registering with the university', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  async function enrolled() {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    return { person: await at.signIn(email), partnerId }
  }

  async function paid() {
    const { person, partnerId } = await enrolled()
    const id = Number((await person.post(model, {})).body['id'])
    const target = { payment_type: 'LTU', payment_reference_id: id, amount: rupees(1_500) }
    const link = await person.post('/nou/khaltipay/getlink', target)
    at.khalti.decide(pidxOf(link), 'pay')
    await comeBack(at, pidxOf(link))
    return { person, partnerId, id }
  }

  const approve = (id: number) =>
    registrar.post('/api/v1/processes/university_registration_document_action', {
      n_noureg_ID: id,
      doc_action: 'AP',
    })

  it('assesses the fee, whatever is sent', async () => {
    const { person } = await enrolled()
    const sent = await person.post(model, { totalfee: 0, feepaid: 0, regrollno: '1', IsPaid: true })
    expect(sent.body).toMatchObject({ totalfee: 1_500, feepaid: 0, IsPaid: false })
    expect(sent.body['regrollno']).toBeUndefined()
  })

  it('fifty at once are one registration and fifty equal answers', async () => {
    const { person } = await enrolled()
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.post(model, {})))
    const ids = new Set(answers.map(({ body }) => body['id']))
    expect(ids.size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true)
    expect((await person.get(model)).body['records']).toHaveLength(1)
  })

  it('without an enrollment is refused, and so is reading', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    expect((await person.post(model, {})).status).toBe(403)
    expect((await person.get(model)).status).toBe(403)
  })

  it('approval issues the next number in both places and notifies it; none twice, none missing', async () => {
    const people = [await paid(), await paid(), await paid()]
    const answers = await Promise.all(people.map(({ id }) => approve(id)))
    expect(answers.map(({ body }) => body['isError'])).toEqual([false, false, false])
    const numbers = await Promise.all(
      people.map(async ({ person, id, partnerId }) => {
        const { body } = await person.get(`${model}/${id}`)
        const partner = await person.get(`/api/v1/models/c_bpartner/${partnerId}`)
        expect(partner.body['regrollno']).toBe(body['regrollno'])
        const notices = await person.get('/api/v1/models/ad_note')
        expect(notices.text).toContain(String(body['regrollno']))
        return String(body['regrollno'])
      }),
    )
    const serials = numbers.map((number) => Number(number.split('-').at(-1))).toSorted()
    expect(serials).toEqual([1, 2, 3])
    expect(numbers[0]).toMatch(/^\d{4}-\w+-\d{4}$/)
  })

  it('a refused approval uses no number, and a number that is taken is skipped', async () => {
    const unpaid = await enrolled()
    const { body } = await unpaid.person.post(model, {})
    expect((await approve(Number(body['id']))).body).toMatchObject({ code: 'rule/not-paid' })
    const first = await paid()
    await approve(first.id)
    const number = String((await first.person.get(`${model}/${first.id}`)).body['regrollno'])
    const serial = Number(number.split('-').at(-1))
    const taken = number.replace(/\d+$/, String(serial + 1).padStart(4, '0'))
    const { partnerId } = await at.student()
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ regrollno: taken })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const second = await paid()
    await approve(second.id)
    const given = String((await second.person.get(`${model}/${second.id}`)).body['regrollno'])
    expect(Number(given.split('-').at(-1))).toBe(serial + 2)
  })

  it('prints in Draft, by the parameter of the specification', async () => {
    const { person } = await enrolled()
    const { body } = await person.post(model, {})
    const printed = await person.post('/api/v1/processes/university_registration_form', {
      n_university_reg_ID: body['id'],
      report_type: 'PDF',
    })
    expect(printed.body).toMatchObject({
      isError: false,
      exportFileName: expect.stringMatching(/^UR-/),
    })
  })
})
