import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { findRequest } from '#platform/server/idempotency/request-store.ts'
import {
  type KeyedRequest,
  runKeyed,
  withIdempotency,
} from '#platform/server/idempotency/keyed-request.ts'
import { aSlip, anApplicant, anOpening } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask, type Person } from '#testing/person.ts'

const entrance = '/api/v1/models/n_entrance_reg'
const pdf = aPdf().toString('base64')
let number = 0
const newKey = () => `key-of-an-act-${number++}`

describe('a write under an Idempotency-Key', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const someone = async () => at.signIn((await at.student()).email)
  const keyed = (person: Person, key: string) => (url: string, body: unknown) =>
    person.post(url, body, { 'idempotency-key': key })
  const applications = async (openingId: number) =>
    (
      await at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('n_entrance_reg_id')
        .where('n_entrance_open_id', '=', openingId)
        .execute()
    ).length

  it('is done once and answered the same, byte by byte', async () => {
    const [sita, openingId, key] = [await someone(), await anOpening(at), newKey()]
    const first = await keyed(sita, key)(entrance, { n_entrance_open_ID: openingId })
    expect(first.status).toBe(201)
    const again = await keyed(sita, key)(entrance, { n_entrance_open_ID: openingId })
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(await applications(openingId)).toBe(1)
  })

  it('is done once while twenty tries run at once', async () => {
    const [sita, openingId, key] = [await someone(), await anOpening(at), newKey()]
    const tries = Array.from({ length: 20 }, () =>
      keyed(sita, key)(entrance, { n_entrance_open_ID: openingId }),
    )
    const answers = await Promise.all(tries)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await applications(openingId)).toBe(1)
  })

  it('with another body is a 409 that changes nothing', async () => {
    const [sita, one, other, key] = [
      await someone(),
      await anOpening(at),
      await anOpening(at),
      newKey(),
    ]
    await keyed(sita, key)(entrance, { n_entrance_open_ID: one })
    const answer = await keyed(sita, key)(entrance, { n_entrance_open_ID: other })
    expect(answer).toMatchObject({ status: 409, body: { code: 'plan/idempotency-key-used' } })
    expect(await applications(other)).toBe(0)
    const elsewhere = await sita.post(
      '/api/v1/processes/entrance_form',
      { n_entrance_open_ID: one },
      { 'idempotency-key': key },
    )
    expect(elsewhere.status).toBe(409)
  })

  it('that was refused wrote nothing and leaves the key free', async () => {
    const [sita, closed, open, key] = [
      await someone(),
      await anOpening(at, { state: 'closed' }),
      await anOpening(at),
      newKey(),
    ]
    const refused = await keyed(sita, key)(entrance, { n_entrance_open_ID: closed })
    expect(refused.status).toBe(400)
    const answer = await keyed(sita, key)(entrance, { n_entrance_open_ID: open })
    expect(answer.status).toBe(201)
  })

  it('of another person runs separately', async () => {
    const [openingId, key] = [await anOpening(at), newKey()]
    for (const person of [await someone(), await someone()])
      expect((await keyed(person, key)(entrance, { n_entrance_open_ID: openingId })).status).toBe(
        201,
      )
    expect(await applications(openingId)).toBe(2)
  })

  it('is answered from what was written when the answer was lost with the process', async () => {
    const [sita, openingId, key] = [await someone(), await anOpening(at), newKey()]
    const first = await keyed(sita, key)(entrance, { n_entrance_open_ID: openingId })
    await at.database.kysely
      .updateTable('idempotent_act')
      .set({ status: null, answer: null })
      .where('owner', '=', sita.userId)
      .execute()
    await at.restart()
    const again = await keyed(sita, key)(entrance, { n_entrance_open_ID: openingId })
    expect([again.status, again.body['id']]).toEqual([201, first.body['id']])
    expect(await applications(openingId)).toBe(1)
  })

  it('is evicted after 24 hours', async () => {
    const [{ email }, openingId, key] = [await at.student(), await anOpening(at), newKey()]
    const apply = async () =>
      keyed(await at.signIn(email), key)(entrance, { n_entrance_open_ID: openingId })
    expect((await apply()).status).toBe(201)
    at.clock.advance(24 * 3_600_000 - 1_000)
    expect((await apply()).status).toBe(201)
    at.clock.advance(2_000)
    expect((await apply()).status).toBe(409)
    await at.jobs.runNow('idempotency-keys')
    const stored = await at.database.kysely.selectFrom('idempotent_act').select('owner').execute()
    expect(stored).toEqual([])
  })

  it('needs a key that is one', async () => {
    const sita = await someone()
    for (const key of ['short', 'k'.repeat(201), 'with a blank', 'कुञ्जी-कुञ्जी'])
      expect(await keyed(sita, key)(entrance, { n_entrance_open_ID: 1 })).toMatchObject({
        status: 400,
        body: { code: 'parse/idempotency-key' },
      })
  })

  it('holds for vouchers: one slip, one payment, also when it is decided', async () => {
    const sita = await anApplicant(at)
    const [key, decision] = [newKey(), newKey()]
    const voucher = {
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
      payamt: 1_500,
      filename: 'slip.pdf',
      filedata: Buffer.from(aSlip()).toString('base64'),
    }
    const send = async () => keyed(await sita.person(), key)('/nou/voucherpay/save', voucher)
    const [first, again] = [await send(), await send()]
    expect(first).toMatchObject({ status: 200, body: { Message: 'true' } })
    expect(again.text).toBe(first.text)
    const cashier = await at.staff('cashier')
    const approval = { c_payment_ID: first.body['C_Payment_ID'], amount: 1_500 }
    const approve = () => keyed(cashier, decision)('/api/v1/processes/voucher_approve', approval)
    const [one, two] = [await approve(), await approve()]
    expect(one).toMatchObject({ status: 200, body: { isError: false } })
    expect(two.text).toBe(one.text)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500 })
  })

  it('holds for wallet links: one attempt; another amount is another request', async () => {
    const sita = await anApplicant(at)
    const key = newKey()
    const target = { payment_type: 'ENTRANCE', payment_reference_id: sita.applicationId }
    const link = async (amount: number) =>
      keyed(await sita.person(), key)('/nou/khaltipay/getlink', { ...target, amount })
    const wrong = await link(1)
    expect(wrong.status).toBe(409)
    const [one, two] = [await link(150_000), await link(150_000)]
    expect(one.status).toBe(200)
    expect(two.text).toBe(one.text)
    expect(await link(100_000)).toMatchObject({ body: { code: 'plan/idempotency-key-used' } })
  })

  it('holds for education records, corrections and attachments', async () => {
    const { email, partnerId } = await at.student()
    const person = await at.signIn(email)
    const record = {
      institution: 'Rasuwa School',
      level: '2plus_two',
      levelname: 'Plus Two/Intermediate',
      majorSubject: 'Science',
      endYear: '2080',
      board: 'NEB',
      gradingType: 'G',
      gradingTypeName: 'CGPA',
      obtainedMarks: 3.45,
      marksheetfile: pdf,
    }
    const correction = {
      field: 'Name',
      value: 'Sita Rai',
      prooffile: pdf,
      prooffilename: 'proof.pdf',
    }
    const requests: [string, object][] = [
      ['/nou/academic_record/save', record],
      ['/nou/profile/correction', correction],
    ]
    for (const [url, body] of requests) {
      const key = newKey()
      const [first, again] = [
        await keyed(person, key)(url, body),
        await keyed(person, key)(url, body),
      ]
      expect([url, first.status, again.text]).toEqual([url, 200, first.text])
    }
    const records = await person.get('/api/v1/models/n_bpaca_info', {
      $filter: `C_BPartner_ID eq ${partnerId} and institute eq 'Rasuwa School'`,
    })
    expect(records.body['row-count']).toBe(1)
  })

  it('holds for sign-up, though a captcha passes once', async () => {
    const request = {
      name: 'Sita Shrestha',
      name_nepali: 'सीता श्रेष्ठ',
      phone: '9812345678',
      email: `keyed${number++}@example.com`,
      gender: 'Female',
      dob: '2007-03-14 00:00:00',
      password: testPassword,
      confirmPassword: testPassword,
      recaptchaToken: at.captcha.solve(),
    }
    const headers = { 'idempotency-key': newKey() }
    const signUp = (payload: object) =>
      ask(at.app, { method: 'POST', url: '/nou/nouuser', payload, headers })
    const [first, again] = [await signUp(request), await signUp(request)]
    expect(first).toMatchObject({ status: 200, body: { Message: 'Signup successful!' } })
    expect(again.text).toBe(first.text)
    expect((await signUp({ ...request, phone: '9812345679' })).status).toBe(409)
    const mailed = at.mailer.sent.filter(({ to }) => to === request.email)
    expect(mailed).toEqual([])
  })

  it('of a password change is answered again to the same person only', async () => {
    const url = '/nou/nouuser/changepassword'
    const own = await at.signIn((await at.student()).email)
    const other = await at.signIn((await at.student()).email)
    const next = 'Machha-Puchre-88'
    const payload = JSON.stringify({
      currentPassword: testPassword,
      password: next,
      confirmPassword: next,
    })
    const key = 'change-of-password-1'
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const change = (token?: string) =>
      ask(at.app, {
        method: 'POST',
        url,
        payload,
        headers,
        ...(token === undefined ? {} : { token }),
      })
    const first = await change(own.token)
    expect(first.status).toBe(200)
    const again = await change(own.token)
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true'])
    for (const token of [undefined, 'no.token.at-all'])
      expect((await change(token)).status).toBe(401)
    const foreign = await change(other.token)
    expect(foreign.headers['idempotent-replayed']).toBeUndefined()
  })

  it('keeps no password in a form that can be guessed', async () => {
    const person = await someone()
    const change = {
      currentPassword: testPassword,
      password: 'Dhunge-Dhara-12',
      confirmPassword: 'Dhunge-Dhara-12',
    }
    const url = '/nou/nouuser/changepassword'
    const [key, body] = [newKey(), JSON.stringify(change)]
    const [first, again] = [
      await keyed(person, key)(url, change),
      await keyed(person, key)(url, change),
    ]
    expect([first.status, again.text]).toEqual([200, first.text])
    const plain = createHash('sha256').update(body).digest('base64url')
    const rows = await at.database.kysely.selectFrom('idempotent_act').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(plain)
    expect(JSON.stringify(rows)).not.toContain('Dhunge')
  })

  it('is done once when two processes try at the same moment', async () => {
    const database = withIdempotency(at.database)
    const idempotentRequest = (): KeyedRequest => ({
      owner: 7,
      keyHash: 'two processes',
      requestHash: 'same',
      nowMs: at.clock.nowMs(),
      earlier: null,
      state: 'open',
    })
    const name = `race ${number++}`
    const insert = () =>
      runKeyed(idempotentRequest(), () =>
        database.transaction(async (transaction) => {
          await transaction
            .insertInto('login_throttle')
            .values({ account: `${name} ${number++}`, misses: 1, next_try: new Date() })
            .execute()
          return { number }
        }),
      )
    const results = await Promise.all([insert(), insert(), insert()])
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    const rows = await at.database.kysely
      .selectFrom('login_throttle')
      .select('account')
      .where('account', 'like', `${name}%`)
      .execute()
    expect(rows).toHaveLength(1)
    expect(await findRequest(at.database, idempotentRequest())).toMatchObject({
      requestHash: 'same',
    })
  })
})
