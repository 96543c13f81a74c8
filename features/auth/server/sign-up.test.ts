import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask } from '#testing/person.ts'

let number = 0

describe('signing up', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const body = (facts: Record<string, unknown> = {}) => ({
    name: 'Sita Kumari Shrestha',
    name_nepali: 'सीता कुमारी श्रेष्ठ',
    phone: '+977 9812345678',
    email: `signup${number++}@example.com`,
    gender: 'Female',
    dob: '2007-03-14 00:00:00',
    password: testPassword,
    confirmPassword: testPassword,
    recaptchaToken: at.captcha.solve(),
    ...facts,
  })
  const signUp = (payload: object | string, headers: Record<string, string> = {}) =>
    ask(at.app, {
      method: 'POST',
      url: '/nou/nouuser',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const rowsOf = (email: string) =>
    at.database.kysely
      .selectFrom('ad_user')
      .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'ad_user.c_bpartner_id')
      .selectAll()
      .where('ad_user.email', '=', email)
      .execute()
  const counts = async () => {
    const tables = ['ad_user', 'c_bpartner', 'credential', 'c_bpartner_location'] as const
    const all = tables.map((table) =>
      at.database.kysely
        .selectFrom(table)
        .select((count) => count.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    )
    return (await Promise.all(all)).map(({ n }) => n)
  }

  it('stores a name, an address and a number as they were meant, whatever a phone or a chat put into them', async () => {
    const answer = await signUp(
      body({
        name: 'Sita\u00A0Maya D’Souza',
        email: '\u202Atyped.oddly@example.com\u202C',
        phone: '\u202A+९७७ ९८४\u2011१२३४५६७\u202C',
      }),
    )
    expect(answer.body).toEqual({ Message: 'Signup successful!' })
    const [row] = await rowsOf('typed.oddly@example.com')
    expect(row).toMatchObject({ name: "Sita Maya D'Souza", phone: '9841234567' })
    const { status } = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: '\u2068typed.oddly@example.com\u2069\u00A0', password: testPassword },
    })
    expect(status).toBe(200)
  })

  it('refuses a name that documents have no room for', async () => {
    for (const facts of [{ name: 'Sita '.repeat(25) }, { name_nepali: 'सीता '.repeat(25) }]) {
      const answer = await signUp(body(facts))
      expect([answer.status, answer.body['error']]).toEqual([400, 'Use at most 120 characters'])
    }
    expect((await signUp(body({ name: `Sita ${'x'.repeat(115)}` }))).status).toBe(200)
  })

  it('makes a student with two empty addresses who can sign in', async () => {
    const command = body({ email: 'New.Student@Example.com' })
    expect(await signUp(command)).toMatchObject({
      status: 200,
      body: { Message: 'Signup successful!' },
    })
    const [row] = await rowsOf('new.student@example.com')
    expect(row).toMatchObject({
      name: 'Sita Kumari Shrestha',
      phone: '9812345678',
      gender: 'female',
      dob_ad: '2007-03-14',
      dob_bs: '2063-11-30',
      completedregistration: false,
      regrollno: null,
    })
    const person = await at.signIn('NEW.student@example.com')
    const own = await person.get('/api/v1/models/c_bpartner', { $expand: 'c_bpartner_location' })
    expect(own.body).toMatchObject({
      records: [
        {
          c_bpartner_location: [
            { address_type: { id: 'Permanent' } },
            { address_type: { id: 'Temporary' } },
          ],
        },
      ],
    })
  })

  it('twice with one address answers the same, stores one row and notifies the owner by mail', async () => {
    const first = await signUp(body({ email: 'twice@example.com' }))
    const again = await signUp(
      body({
        email: 'TWICE@example.com',
        name: 'Somebody Else',
        password: 'Other-Pass-55',
        confirmPassword: 'Other-Pass-55',
      }),
    )
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort())
    expect(await rowsOf('twice@example.com')).toMatchObject([{ name: 'Sita Kumari Shrestha' }])
    await at.signIn('twice@example.com')
    await at.jobs.runNow('mail')
    const mail = at.mailer.lastTo('twice@example.com')
    expect(mail.text).toContain('already has an account')
    expect(mail.text).not.toContain('Else')
  })

  it('50 times at once with one address makes one row', async () => {
    const email = 'parallel@example.com'
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(body({ email }))))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await rowsOf(email)).toHaveLength(1)
    await at.jobs.runNow('mail')
    expect(at.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it.each([
    'a@example.com, b@evil.example',
    'a@example.com\r\nBcc: b@evil.example',
    '"a@evil.example"@example.com',
    'A <a@evil.example>',
    'a@example.com(b@evil.example)',
    "a'); drop table ad_user; --@evil.example",
    'a@[127.0.0.1]',
    `${'a'.repeat(300)}@example.com`,
    'a@exаmple.com',
    '',
  ])('refuses the address %j and sends no mail', async (email) => {
    const before = await counts()
    const sentBefore = at.mailer.sent.length
    const answer = await signUp(body({ email }))
    expect(answer.status).toBe(400)
    expect(answer.body['errors']).toMatchObject([{ field: 'email' }])
    await at.jobs.runNow('mail')
    expect(at.mailer.sent.length).toBe(sentBefore)
    expect(await counts()).toEqual(before)
  })

  it('takes a captcha once, even 20 times at once', async () => {
    const recaptchaToken = at.captcha.solve()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signUp(body({ recaptchaToken }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'Please complete the reCAPTCHA verification' },
    })
  })

  it.each([undefined, '', 'invented', 7, ['solved-1'], 'solved-99999'])(
    'creates no account with the captcha %j',
    async (recaptchaToken) => {
      const before = await counts()
      expect((await signUp(body({ recaptchaToken }))).status).toBe(400)
      expect(await counts()).toEqual(before)
    },
  )

  it('answers 503 while the captcha provider is down, and never skips it', async () => {
    const before = await counts()
    at.captcha.answerNext('unavailable')
    const answer = await signUp(body())
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
    expect(await counts()).toEqual(before)
  })

  it.each([
    'roleId',
    'regrollno',
    'C_BPartner_ID',
    'AD_Role_ID',
    'CompletedRegistration',
    'constructor',
  ])('refuses the extra key %s', async (key) => {
    const before = await counts()
    const answer = await signUp(body({ [key]: 1 }))
    expect(answer).toMatchObject({ status: 400, body: { detail: `Column ${key} does not exist` } })
    expect(await counts()).toEqual(before)
  })

  it('refuses a password of published leaks that the form does not know', async () => {
    const leaked = body({ password: 'Wrinkle1', confirmPassword: 'Wrinkle1' })
    const answer = await signUp(leaked)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } })
    expect(answer.body['error']).toMatch(/easy to guess/)
  })

  it('names every wrong field, in the language asked for', async () => {
    const wrong = body({
      name: 'Si!ta',
      phone: '12',
      password: 'short',
      confirmPassword: 'other',
      dob: '2030-01-01',
    })
    const english = await signUp(wrong)
    expect(english).toMatchObject({
      status: 400,
      body: { error: 'First name contains invalid characters' },
    })
    expect(english.body['errors']).toMatchObject([
      { field: 'firstName' },
      { field: 'lastName' },
      { field: 'dateOfBirth' },
      { field: 'phone' },
      { field: 'password' },
      { field: 'confirmPassword' },
    ])
    const nepali = await signUp(wrong, { 'accept-language': 'ne' })
    expect(String(nepali.body['detail'])).toMatch(/[ऀ-ॿ]/)
  })

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['"text"', 400],
    ['null', 400],
    ['{"name":"a","name":"b"}', 400],
    [`{"name":${'['.repeat(20)}${']'.repeat(20)}}`, 400],
    ['{"__proto__":{"x":1}}', 400],
  ])('answers the body %s with %d', async (payload, status) => {
    const answer = await signUp(payload)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status, title: expect.any(String) })
  })

  it('is refused before the university has opened it, in every process at once', async () => {
    const other = await at.another()
    const open = (since: Date | null) =>
      at.database.kysely.updateTable('institution').set({ sign_up_opened: since }).execute()
    const settingsOf = async (app: typeof at.app) =>
      (await ask(app, { method: 'GET', url: '/nou/portal/settings' })).body['isSignUpOpen']
    await open(null)
    await expect.poll(() => settingsOf(at.app)).toBe(false)
    await expect.poll(() => settingsOf(other.app)).toBe(false)
    const early = body()
    expect((await signUp(early)).body).toMatchObject({ error: 'Sign-up is not open yet' })
    expect(await rowsOf(early.email)).toEqual([])
    await open(new Date(at.clock.nowMs()))
    await expect.poll(() => settingsOf(at.app)).toBe(true)
    expect((await signUp(early)).status).toBe(200)
  })
})
