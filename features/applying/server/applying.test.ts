import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

const path = '/api/v1/models/n_entrance_reg'

describe('applying for an entrance', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const newStudent = async (facts = {}): Promise<Person> =>
    at.signIn((await at.student(facts)).email)
  const apply = (person: Person, opening: unknown, facts: object = {}) =>
    person.post(path, { n_entrance_open_ID: opening, ...facts })
  const countOf = async (openingId: number) => {
    const rows = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('n_entrance_reg_id')
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    return rows.length
  }

  it('50 times at once makes one application and 49 clear answers', async () => {
    const [sita, opening] = [await newStudent(), await anOpening(at)]
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(sita, opening)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1)
    expect(refused[0]?.body['detail']).toBe('You have already applied for this entrance exam.')
    expect(await countOf(opening)).toBe(1)
  })

  it('50 students at once make 50 applications', async () => {
    const opening = await anOpening(at)
    const people = await Promise.all(Array.from({ length: 10 }, () => newStudent()))
    const answers = await Promise.all(
      people.flatMap((person) => [apply(person, opening), apply(person, opening)]),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(await countOf(opening)).toBe(10)
  })

  it.each([
    [-1, '12:00:00.000', 1_500, 201],
    [0, '23:59:59.999', 1_500, 201],
    [1, '00:00:00.000', 2_000, 201],
    [5, '23:59:59.999', 2_000, 201],
    [6, '00:00:00.000', 0, 400],
  ])('%d days after the regular day at %s: Rs. %d, %d', async (...row) => {
    const [days, time, fee, status] = row
    const today = todayOf(at)
    const opening = await anOpening(at, { applyTo: today, until: addDays(today, 5) })
    at.clock.travelTo(addDays(today, days), time)
    const answer = await apply(await newStudent(), opening)
    at.clock.travelTo(today)
    expect(answer.status).toBe(status)
    expect(answer.body['totalfee'] ?? 0).toBe(fee)
    expect(await countOf(opening)).toBe(status === 201 ? 1 : 0)
  })

  it('leaves nothing of the client’s money, flags, owner and numbers', async () => {
    const [sita, other] = [await newStudent(), await at.student()]
    const [opening, other_opening] = [await anOpening(at), await anOpening(at)]
    const answer = await apply(sita, opening, {
      totalfee: 1,
      feepaid: 1_500,
      eligible: true,
      IsPaid: true,
      isPending: true,
      DocStatus: 'CO',
      erollno: '2083-0001',
      exam_centre: 'My house',
      id: other_opening,
      n_program_ID: 1,
    })
    expect(answer.status).toBe(201)
    const row = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .selectAll()
      .where('n_entrance_open_id', '=', opening)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      totalfee: 150_000,
      feepaid: 0,
      eligible: false,
      ispaid: false,
      ispending: false,
      docstatus: 'DR',
      erollno: null,
      exam_centre: null,
    })
    const free = await anOpening(at)
    const forOther = await apply(sita, free, { C_BPartner_ID: other.partnerId })
    expect(forOther.status).toBe(403)
    expect(await countOf(free)).toBe(0)
  })

  it.each([
    ['', '', 201],
    ['Open,Dalit', 'Open,Dalit', 201],
    ['Open, Open', 'Open', 201],
    ['Free', null, 400],
    ['open', null, 400],
    ['Open;drop table', null, 400],
  ])('quota %j is stored as %j, %d', async (selectedQuota, stored, status) => {
    const opening = await anOpening(at)
    const answer = await apply(await newStudent(), opening, { selectedQuota })
    expect(answer.status).toBe(status)
    expect(await countOf(opening)).toBe(status === 201 ? 1 : 0)
    expect(answer.body['selectedQuota'] ?? null).toBe(
      stored === '' ? (answer.body['selectedQuota'] ?? null) : stored,
    )
  })

  it('is refused with an incomplete profile, for openings that are closed, gone or nonsense', async () => {
    const opening = await anOpening(at)
    expect(await apply(await newStudent({ complete: false }), opening)).toMatchObject({
      status: 403,
      body: { detail: 'Complete your profile before you apply.' },
    })
    const sita = await newStudent()
    const closed = await anOpening(at, { state: 'closed' })
    expect(await apply(sita, closed)).toMatchObject({
      status: 400,
      body: { detail: 'The last date for this entrance has passed.' },
    })
    expect((await apply(sita, 999_999_999)).status).toBe(400)
    const hidden = await anOpening(at)
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ isactive: false })
      .where('n_entrance_open_id', '=', hidden)
      .execute()
    expect((await apply(sita, hidden)).status).toBe(404)
    for (const nonsense of [null, '', 'x', -1, 1.5, [opening], { name: 'x' }, true]) {
      const answer = await apply(sita, nonsense)
      expect([nonsense, answer.status >= 400 && answer.status < 500]).toEqual([nonsense, true])
    }
    expect([await countOf(opening), await countOf(closed), await countOf(hidden)]).toEqual([
      0, 0, 0,
    ])
  })

  it('is not changed or taken back by the student', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    const before = await sita.application()
    for (const change of [
      { selectedQuota: 'Open' },
      { eligible: true },
      { feepaid: 1_500 },
      { DocStatus: 'AP' },
      { IsActive: false },
    ]) {
      const answer = await person.put(`${path}/${sita.applicationId}`, change)
      expect([JSON.stringify(change), answer.status]).toEqual([JSON.stringify(change), 403])
    }
    expect((await person.del(`${path}/${sita.applicationId}`)).status).toBe(403)
    expect(await sita.application()).toEqual(before)
  })
})

describe('the office', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  it('approves only what is paid, selects only what is approved and published, and gives every symbol number once', async () => {
    const [registrar, cashier] = [await at.staff('registrar'), await at.staff('cashier')]
    const opening = await anOpening(at)
    const run = (slug: string, body: object) => registrar.post(`/api/v1/processes/${slug}`, body)
    const applicants = await Promise.all(Array.from({ length: 5 }, () => anApplicant(at, opening)))
    const [first] = applicants
    if (!first) throw new Error('five applicants')
    const id = { n_entrance_reg_ID: first.applicationId }
    expect((await run('entrance_document_action', { ...id, doc_action: 'AP' })).body).toMatchObject(
      { isError: true },
    )
    await payWithKhalti(at, first, 150_000)
    expect((await run('entrance_set_eligible', { ...id, eligible: true })).body).toMatchObject({
      isError: true,
      code: 'rule/not-let-in',
    })
    expect(
      (
        await cashier.post('/api/v1/processes/entrance_document_action', {
          ...id,
          doc_action: 'AP',
        })
      ).status,
    ).toBe(403)
    expect((await run('entrance_document_action', { ...id, doc_action: 'AP' })).body).toMatchObject(
      { isError: false },
    )
    expect((await run('entrance_document_action', { ...id, doc_action: 'AP' })).body).toMatchObject(
      { isError: true },
    )
    expect((await run('entrance_set_eligible', { ...id, eligible: true })).body).toMatchObject({
      isError: true,
      code: 'rule/result-unpublished',
    })

    await Promise.all(
      applicants.map(({ applicationId }) =>
        run('entrance_set_number', { n_entrance_reg_ID: applicationId }),
      ),
    )
    const numbers = await Promise.all(
      applicants.map(async (each) => (await each.application())['erollno']),
    )
    expect(numbers.toSorted()).toEqual([
      '2083-0001',
      '2083-0002',
      '2083-0003',
      '2083-0004',
      '2083-0005',
    ])
    const taken = await run('entrance_set_number', { ...id, erollno: String(numbers[1]) })
    expect(taken.body).toMatchObject({ isError: true })

    const note = await (await first.person()).get('/api/v1/models/ad_note')
    expect(note.text).toContain('You can download the admit card.')
  })
})
