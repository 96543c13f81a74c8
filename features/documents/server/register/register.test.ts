import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { isOutage } from '#platform/server/database/outage.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'
import { ask, type Person } from '#testing/person.ts'
import { enterDocument } from './documents.ts'

describe('the register of issued documents', () => {
  let at: TestServer
  let other: Awaited<ReturnType<TestServer['another']>>
  let exams: Person
  let openingId: number
  beforeAll(async () => {
    at = await testServer()
    other = await at.another()
    exams = await at.staff('exam-office')
    openingId = await anOpening(at)
  })
  afterAll(() => at.close())

  const run = (slug: string, body: object) => exams.post(`/api/v1/processes/${slug}`, body)
  const seat = (body: object, exam_centre: string) =>
    run('entrance_set_number', { ...body, exam_centre })

  async function admitted() {
    const applicant = await anApplicant(at, openingId)
    await payWithKhalti(at, applicant, rupees(1_500))
    const body = { n_entrance_reg_ID: applicant.applicationId }
    await run('entrance_document_action', { ...body, doc_action: 'AP' })
    await seat(body, 'Block A, Room 1')
    return { ...applicant, body, student: await applicant.person() }
  }
  const versions = (applicationId: number) =>
    at.database.kysely
      .selectFrom('n_issued_paper as p')
      .innerJoin('issued_version as v', 'v.n_issued_paper_id', 'p.n_issued_paper_id')
      .select(['p.number', 'v.version'])
      .where('p.sort', '=', 'entrance-card')
      .where('p.record_id', '=', applicationId)
      .orderBy('v.version')
      .execute()
  const printAt = (app: Pick<TestServer['app'], 'inject'>, { token }: Person, body: object) =>
    ask(app, { method: 'POST', url: '/api/v1/processes/entrance_form', payload: body, token })

  it('gives 200 prints at once on two servers one number and one version', async () => {
    const { student, body, applicationId } = await admitted()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, each) =>
        printAt(each % 2 === 0 ? at.app : other.app, student, body),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    const documents = answers.filter(({ status }) => status === 200)
    expect(documents.length).toBeGreaterThan(0)
    expect(new Set(documents.map((document) => document.body['exportFile'])).size).toBe(1)
    expect(await versions(applicationId)).toEqual([
      { number: expect.stringMatching(/^AC-2083-\d{4}$/), version: 1 },
    ])
  })

  it('numbers documents without gap or duplicate, also when a transaction is killed in between', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, admitted))
    const [, ...rest] = all
    const killed = at.database.transaction(async (transaction) => {
      const document = {
        sort: 'entrance-card',
        prefix: 'AC',
        digits: 4,
        name: { en: 'x', ne: 'x' },
      }
      await enterDocument(
        transaction,
        { documentType: document, recordId: 1, partnerId: all[0]?.partnerId ?? 0 },
        at.clock.nowMs(),
      )
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
    })
    const printed = rest.map(({ student, body }, each) =>
      printAt(each % 2 === 0 ? at.app : other.app, student, body),
    )
    // By what comes first: the server's last word, or a socket that is gone.
    await expect(killed).rejects.toSatisfy(isOutage)
    for (const { status } of await Promise.all(printed)) expect(status).toBe(200)
    const rows = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select('number')
      .where('sort', '=', 'entrance-card')
      .orderBy('number')
      .execute()
    const expected = rows.map((_, index) => `AC-2083-${String(index + 1).padStart(4, '0')}`)
    expect(rows.map(({ number }) => number)).toEqual(expected)
  })

  it('never goes back to old facts when a document changes while it is printed', async () => {
    const { student, body, applicationId } = await admitted()
    await Promise.all([
      ...Array.from({ length: 10 }, () => printAt(at.app, student, body)),
      seat(body, 'Block Z, Room 9'),
      ...Array.from({ length: 10 }, () => printAt(other.app, student, body)),
    ])
    const { codes } = await print(student, 'entrance_form', body)
    expect(pageText(await scan(at, codes[0]))).toContain('Block Z, Room 9')
    expect((await versions(applicationId)).length).toBeLessThanOrEqual(2)
  })

  it('gives the same document the same bytes on another day: version and day are those of its first print', async () => {
    const { person, student, body } = await admitted()
    const first = await print(student, 'entrance_form', body)
    at.clock.advance(3 * 24 * 3_600_000)
    const later = await print(await person(), 'entrance_form', body)
    expect(Buffer.compare(first.pdf, later.pdf)).toBe(0)
  })

  it('is never changed past the code: numbers and versions stay', async () => {
    const { kysely } = at.database
    for (const forbidden of [
      sql`update issued_version set lines = '[]'`,
      sql`delete from issued_version`,
      sql`update n_issued_paper set number = number || 'x'`,
      sql`update n_issued_paper set version = 0 where version > 0`,
      sql`delete from n_issued_paper`,
    ])
      await expect(forbidden.execute(kysely)).rejects.toThrow(/append-only|keeps its number/)
  })

  it('is the office’s to read; no student sees it, and only those who decide revoke', async () => {
    const { email } = await at.student()
    const student = await at.signIn(email)
    expect((await student.get('/api/v1/models/n_issued_paper')).status).toBe(404)
    const revoke = { n_issued_paper_ID: 1, reason: 'because I can' }
    for (const person of [student, await at.staff('cashier'), await at.staff('librarian')])
      expect((await person.post('/api/v1/processes/paper_revoke', revoke)).status).toBe(403)
    const registrar = await at.staff('registrar')
    const unknown = await registrar.post('/api/v1/processes/paper_revoke', revoke)
    expect(unknown.body).toMatchObject({ isError: true, code: 'rule/paper-unknown' })
    const list = await registrar.get('/api/v1/models/n_issued_paper', {
      $filter: "state eq 'valid'",
    })
    expect(list.body['records']).not.toEqual([])
  })
})
