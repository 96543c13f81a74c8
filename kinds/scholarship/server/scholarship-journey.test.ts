import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { print } from '#testing/printed-document.ts'
import type { Answer } from '#testing/person.ts'
import { inWords } from '#platform/pure/money/words.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import {
  aScholarship,
  type OpeningState,
  storeScholarship,
} from '../testing/scholarship.factory.ts'

const model = '/api/v1/models/n_scholarship_reg'

describe('applying for a scholarship', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  async function enrolled(program?: string) {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId, ...(program && { program }) })
    return { person: await at.signIn(email), partnerId }
  }

  async function open(state: OpeningState = 'open', facts = {}) {
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const row = aScholarship(state, { name: `Merit ${state}`, ...place, facts })
    return at.database.transaction((transaction) => storeScholarship(transaction, row))
  }

  it('takes amount, semester and eligibility from here, whatever is sent', async () => {
    const { person } = await enrolled()
    const id = await open('open', { amount: rupees(25_000) })
    const claims = { Amount: 999_999, eligible: true, DocStatus: 'CO', n_sem_year_ID: 1_000_000 }
    const { status, body } = await person.post(model, {
      n_scholarship_open_ID: id,
      ...claims,
      awarded: 999_999,
      cgpa: 4,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ Amount: 25_000, eligible: false, DocStatus: { id: 'DR' } })
    expect(body).toMatchObject({ n_sem_year_ID: { id: 1_000_001 } })
    expect([body['awarded'], body['cgpa']]).toEqual([undefined, undefined])
  })

  it('twenty at once are one application and nineteen clear answers', async () => {
    const { person } = await enrolled()
    const id = await open()
    const send = () => person.post(model, { n_scholarship_open_ID: id })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.body['detail']).toBe('You have already applied for this scholarship.')
    expect((await person.get(model)).body['records']).toHaveLength(1)
  })

  it('is for the own programme only', async () => {
    const { person } = await enrolled('BE Civil')
    const { status, body } = await person.post(model, { n_scholarship_open_ID: await open() })
    expect([status, body['code']]).toEqual([403, 'rule/other-academics'])
  })

  it('without an enrollment is refused, and neither list is read', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    const { status } = await person.post(model, { n_scholarship_open_ID: await open() })
    expect(status).toBe(403)
    expect((await person.get(model)).status).toBe(403)
    expect((await person.get('/api/v1/models/n_scholarship_open')).status).toBe(403)
  })

  it.each([
    ['closing-today', 201],
    ['closed', 400],
    ['not-open-yet', 400],
  ] as const)('%s: %d', async (state, expected) => {
    const { person } = await enrolled()
    const id = await open(state)
    expect((await person.post(model, { n_scholarship_open_ID: id })).status).toBe(expected)
  })

  it('is still open in the last millisecond of its day in Nepal', async () => {
    const id = await open('closing-today')
    const today = todayOf(at)
    at.clock.travelTo(today, '23:59:59.999')
    const { person } = await enrolled()
    expect((await person.post(model, { n_scholarship_open_ID: id })).status).toBe(201)
    at.clock.travelTo(addDays(today, 1), '00:00:00.000')
    const { person: late } = await enrolled()
    expect((await late.post(model, { n_scholarship_open_ID: id })).status).toBe(400)
    at.clock.travelTo(today)
  })

  it('is open also to a student who does not meet the criteria', async () => {
    const { person } = await enrolled()
    const facts = { quotas: 'Dalit', least_cgpa: 4, least_attendance: 100, most_income: 1 }
    const id = await open('open', facts)
    expect((await person.post(model, { n_scholarship_open_ID: id })).status).toBe(201)
  })

  it('is refused with a message for a withdrawn or unknown one and for another student’s enrollment', async () => {
    const { person } = await enrolled()
    const gone = await open('open', { isactive: false })
    for (const id of [gone, 999_999_999]) {
      const { status, body } = await person.post(model, { n_scholarship_open_ID: id })
      expect([status < 500, typeof body['detail']]).toEqual([true, 'string'])
      expect(status).not.toBe(201)
    }
    const body = { n_scholarship_open_ID: await open(), n_program_enroll_ID: 1 }
    const { status } = await person.post(model, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect((await person.get(model)).body['records']).toEqual([])
  })

  it('stores the CGPA published on the day of applying, and none before its release time', async () => {
    const exam = await aMarking(at)
    const candidate = await exam.candidate('Sita Rai', 'CSC151')
    await exam.enterTwice(candidate, 'CSC151', 54)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(exam, { n_exam_open_ID: exam.openingId }, soon)
    const person = await candidate.person()
    const before = await person.post(model, { n_scholarship_open_ID: await open() })
    expect([before.status, before.body['cgpa']]).toEqual([201, undefined])
    at.clock.advance(soon - at.clock.nowMs())
    const after = await person.post(model, { n_scholarship_open_ID: await open() })
    expect(after.body['cgpa']).toBeGreaterThan(0)
    const printed = async ({ body }: Answer) => {
      const id = { n_scholarship_reg_ID: body['id'] }
      const registrar = await at.staff('registrar')
      await registrar.post('/api/v1/processes/scholarship_document_action', {
        ...id,
        doc_action: 'AP',
      })
      return pdfText((await print(person, 'scholarship_application_print', id)).pdf)
    }
    expect(await printed(before)).not.toContain('SGPA')
    expect(await printed(after)).toMatch(/Semester II.*SGPA 3\.70, 4 credits/su)
  })

  it('its form is a paper of the register, and its page repeats what it says', async () => {
    const { person } = await enrolled()
    const opened = await open('open', { amount: rupees(25_000), most_income: rupees(300_000) })
    const applied = await person.post(model, { n_scholarship_open_ID: opened })
    const id = Number(applied.body['id'])
    const registrar = await at.staff('registrar')
    await registrar.post('/api/v1/processes/scholarship_document_action', {
      n_scholarship_reg_ID: id,
      doc_action: 'AP',
    })
    const form = await print(person, 'scholarship_application_print', {
      n_scholarship_reg_ID: id,
    })
    const text = pdfText(form.pdf).replaceAll(/\s+/gu, ' ')
    for (const part of [inWords(rupees(25_000), 'en'), inWords(rupees(25_000), 'ne')])
      expect(text).toContain(part)
    expect(text).toContain('रु. ३,००,०००')
    expect(text).toContain('वार्षिक आय')
    const printed = await person.post('/api/v1/processes/scholarship_application_print', {
      n_scholarship_reg_ID: id,
      report_type: 'PDF',
    })
    expect(printed.body).toMatchObject({ isError: false })
    expect(printed.body['exportFileName']).toMatch(/^SF-\d{4}-\d{6}\.pdf$/)
    const documents = await registrar.get('/api/v1/models/n_issued_paper', {
      $filter: `sort eq 'scholarship' and record_id eq ${id}`,
    })
    expect(documents.body['records']).toHaveLength(1)
    expect((await person.get('/api/v1/models/ad_note')).text).toContain('goes to the committee')
  })
})
