import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'

describe('the library', () => {
  let at: TestServer
  let desk: Person
  let copies = 0
  beforeAll(async () => {
    at = await testServer()
    desk = await at.staff('librarian')
  })
  afterAll(() => at.close())

  const process = async (slug: string, body: object) =>
    (await desk.post(`/api/v1/processes/library_${slug}`, body)).body
  async function aCopy(): Promise<{ readonly a_asset_ID: number }> {
    const saved = await process('copy_save', {
      Value: `LTU-${copies++}`,
      Name: 'Physics',
      isbn: '1',
    })
    return saved['data'] as { a_asset_ID: number }
  }
  async function reader() {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    return { person: await at.signIn(email), partnerId, email }
  }
  const books = (person: Person) => person.get('/api/v1/models/a_asset')

  it('lends a copy: only its holder sees it, with its days', async () => {
    const { person, partnerId } = await reader()
    const copy = await aCopy()
    expect(await process('issue', { ...copy, C_BPartner_ID: partnerId })).toMatchObject({
      isError: false,
    })
    expect((await books(person)).body['records']).toMatchObject([
      {
        id: copy.a_asset_ID,
        Name: 'Physics',
        IssueDate: todayOf(at),
        DueDate: addDays(todayOf(at), 30),
      },
    ])
    const other = await reader()
    expect((await books(other.person)).body['records']).toEqual([])
    expect((await other.person.get(`/api/v1/models/a_asset/${copy.a_asset_ID}`)).status).toBe(404)
  })

  it('takes back its reminders of a copy that came back, and no others', async () => {
    const { email, partnerId } = await reader()
    const copies = [await aCopy(), await aCopy()]
    for (const copy of copies) await process('issue', { ...copy, C_BPartner_ID: partnerId })
    const today = todayOf(at)
    at.clock.travelTo(addDays(today, 32), '09:00')
    await at.jobs.runNow('reminders')
    const reread = await at.signIn(email)
    const notices = async () =>
      (await reread.get('/api/v1/models/ad_note')).text.match(/Please return it/g)?.length
    expect(await notices()).toBe(2)
    desk = await at.staff('librarian')
    await process('return', copies[0] ?? {})
    expect(await notices()).toBe(1)
    at.clock.travelTo(today)
    desk = await at.staff('librarian')
  })

  it('lends one copy once, however many ask at once', async () => {
    const copy = await aCopy()
    const readers = await Promise.all(Array.from({ length: 8 }, reader))
    const answers = await Promise.all(
      readers.map(({ partnerId }) => process('issue', { ...copy, C_BPartner_ID: partnerId })),
    )
    expect(answers.filter(({ isError }) => isError === false)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'rule/on-loan')).toHaveLength(7)
  })

  it('lends no sixth book, though two are asked for at once', async () => {
    const { person, partnerId } = await reader()
    for (let n = 0; n < 4; n++)
      await process('issue', { ...(await aCopy()), C_BPartner_ID: partnerId })
    const more = [await aCopy(), await aCopy()]
    const answers = await Promise.all(
      more.map((copy) => process('issue', { ...copy, C_BPartner_ID: partnerId })),
    )
    expect(answers.map(({ code }) => code ?? 'issued').toSorted()).toEqual([
      'issued',
      'rule/too-many-books',
    ])
    expect((await books(person)).body['records']).toHaveLength(5)
  })

  it('renews up to the limit, and takes back; the loan stays recorded', async () => {
    const { person, partnerId } = await reader()
    const copy = await aCopy()
    expect(await process('renew', copy)).toMatchObject({ code: 'rule/not-on-loan' })
    await process('issue', { ...copy, C_BPartner_ID: partnerId })
    for (const code of [undefined, undefined, 'rule/no-more-renewals'])
      expect((await process('renew', copy))['code']).toBe(code)
    expect(await process('return', copy)).toMatchObject({ isError: false })
    expect(await process('return', copy)).toMatchObject({ code: 'rule/not-on-loan' })
    expect((await books(person)).body['records']).toEqual([])
    const loans = await at.database.kysely
      .selectFrom('library_loan')
      .selectAll()
      .where('a_asset_id', '=', copy.a_asset_ID)
      .execute()
    expect(loans).toMatchObject([{ c_bpartner_id: partnerId, returned: todayOf(at) }])
  })

  it('refuses who is not enrolled, who does not exist, and a copy there is not', async () => {
    const copy = await aCopy()
    const { partnerId } = await at.student()
    expect(await process('issue', { ...copy, C_BPartner_ID: partnerId })).toMatchObject({
      code: 'rule/not-enrolled',
    })
    expect(await process('issue', { ...copy, C_BPartner_ID: 1 })).toMatchObject({
      code: 'rule/reader-unknown',
    })
    expect(await process('return', { a_asset_ID: 1 })).toMatchObject({ code: 'rule/copy-unknown' })
  })

  it('is for enrolled students to read, and for the desk to write', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    expect((await books(person)).status).toBe(403)
    const { person: enrolled, partnerId } = await reader()
    const copy = await aCopy()
    const tried = await enrolled.post('/api/v1/processes/library_issue', {
      ...copy,
      C_BPartner_ID: partnerId,
    })
    expect(tried.body['summary']).toBeUndefined()
    expect((await books(enrolled)).body['records']).toEqual([])
  })

  it('keeps one copy per accession number, and asks for both names', async () => {
    const copy = await aCopy()
    const value = `LTU-${copies - 1}`
    expect(await process('copy_save', { Value: value, Name: 'Chemistry' })).toMatchObject({
      code: 'rule/code-taken',
    })
    expect(await process('copy_save', { Value: ' ', Name: 'Chemistry' })).toMatchObject({
      code: 'rule/name-wrong',
    })
    const renamed = { ...copy, Value: value, Name: 'Physics I' }
    expect(await process('copy_save', renamed)).toMatchObject({ isError: false })
    const { body } = await desk.get(`/api/v1/models/a_asset/${copy.a_asset_ID}`)
    expect(body).toMatchObject({ Name: 'Physics I', Value: value })
  })
})
