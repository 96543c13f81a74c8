import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask } from '#testing/person.ts'

const birthday = '2007-03-14'
const resetUrl = '/nou/nouuser/resetpassword'
const changeUrl = '/nou/nouuser/changepassword'
const newPassword = 'Naya-Bato-88'
let address = 0

describe('a forgotten password', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** From an address of its own, so that only the limit under test counts. */
  const reset = (
    Email: string,
    Birthday: string,
    { from = `10.0.${address++}.1`, headers = {} } = {},
  ) =>
    ask(at.app, {
      method: 'GET',
      url: resetUrl,
      query: { Email, Birthday },
      remoteAddress: from,
      headers,
    })
  const mails = async (email: string) => {
    await at.jobs.runNow('password-resets')
    await at.jobs.runNow('mail')
    return at.mailer.sent.filter(({ to }) => to === email)
  }
  const oneTime = async (email: string) => {
    await reset(email, birthday)
    const text = (await mails(email)).at(-1)?.text ?? ''
    return /^[a-z2-9]{20}$/m.exec(text)?.[0] ?? ''
  }
  const login = (email: string, password: string) =>
    ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: email, password },
    })

  it('1: answers known, unknown and wrong birth date alike, and changes nothing', async () => {
    const { email, userId } = await at.student({ birthDate: day(birthday) })
    const credential = () =>
      at.database.kysely
        .selectFrom('credential')
        .selectAll()
        .where('ad_user_id', '=', userId)
        .execute()
    const before = await credential()
    const answers = [
      await reset(email, birthday),
      await reset('nobody@example.com', birthday),
      await reset(email, '2007-03-15'),
      await reset(email.toUpperCase(), `${birthday} 00:00:00`),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, text: '{"Message":"true"}' })
    expect(await credential()).toEqual(before)
  })

  it('2: mails 20 random characters only to who knows the birth date', async () => {
    const { email } = await at.student({ birthDate: day(birthday) })
    await reset(email, '2007-03-15')
    expect(await mails(email)).toHaveLength(0)
    expect(await oneTime(email)).toMatch(/^[a-z2-9]{20}$/)
  })

  it('3: the one-time password only sets a new password and is spent by that; the old one keeps working until then', async () => {
    const { email, userId, partnerId } = await at.student({ birthDate: day(birthday) })
    const password = await oneTime(email)
    expect((await login(email, testPassword)).status).toBe(200)
    const signedIn = await login(email, password)
    expect(signedIn).toMatchObject({ status: 200, body: { mustChangePassword: true } })
    // The window was closed before the own password was set: it signs in again.
    expect((await login(email, password)).status).toBe(200)
    const token = String(signedIn.body['token'])
    const get = async (url: string) => (await ask(at.app, { method: 'GET', url, token })).status
    expect(await get(`/api/v1/models/ad_user/${userId}`)).toBe(200)
    for (const url of [
      `/api/v1/models/c_bpartner/${partnerId}`,
      '/api/v1/models/n_entrance_reg',
      `/api/v1/models/ad_user/${userId + 1}`,
      '/api/v1/models/ad_user',
      '/api/v1/models/n_entrance_open/1000000',
      '/api/v1/processes',
      '/nou/khaltipay/status',
    ])
      expect([url, await get(url)]).toEqual([url, 401])
    const renewed = await ask(at.app, {
      method: 'PUT',
      url: '/api/v1/auth/tokens',
      payload: {},
      token,
    })
    expect(renewed.body).toMatchObject({ mustChangePassword: true })
    const fresh = String(renewed.body['token'])
    const changed = await ask(at.app, {
      method: 'POST',
      url: changeUrl,
      token: fresh,
      payload: { currentPassword: password, password: newPassword, confirmPassword: newPassword },
    })
    expect(changed.status).toBe(200)
    expect(
      (
        await ask(at.app, {
          method: 'GET',
          url: `/api/v1/models/c_bpartner/${partnerId}`,
          token: fresh,
        })
      ).status,
    ).toBe(200)
    expect((await login(email, testPassword)).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, newPassword)).status).toBe(200)
  })

  it('3: a person with two roles gets no more with it either', async () => {
    const { email, userId } = await at.student({ birthDate: day(birthday) })
    await at.database.kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id: userId, ad_role_id: 1_000_004 })
      .execute()
    const signedIn = await login(email, await oneTime(email))
    expect(signedIn.body).toMatchObject({ mustChangePassword: true })
    const token = String(signedIn.body['token'])
    expect(
      (await ask(at.app, { method: 'GET', url: '/api/v1/models/c_bpartner', token })).status,
    ).toBe(401)
  })

  it('2: one of 10 who signed in with it at once sets the own password', async () => {
    const { email } = await at.student({ birthDate: day(birthday) })
    const password = await oneTime(email)
    const all = await Promise.all(Array.from({ length: 5 }, () => login(email, password)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const set = ({ body }: (typeof all)[number], index: number) => {
      const own = `${newPassword}-${index % 5}`
      const payload = { currentPassword: password, password: own, confirmPassword: own }
      return ask(at.app, { method: 'POST', url: changeUrl, token: String(body['token']), payload })
    }
    const answers = await Promise.all([...all, ...all].map(set))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(email, password)).status).toBe(401)
  })

  it('2: it counts for ten minutes, and a newer one ends it', async () => {
    const { email } = await at.student({ birthDate: day(birthday) })
    const old = await oneTime(email)
    const newer = await oneTime(email)
    expect((await login(email, old)).status).toBe(401)
    at.clock.advance(10 * 60_000 - 1)
    expect((await login(email, newer)).status).toBe(200)
    const late = await oneTime(email)
    at.clock.advance(10 * 60_000)
    expect((await login(email, late)).status).toBe(401)
  })

  it('4: three mails a day for an account, and wrong birth dates use none of them up', async () => {
    const { email } = await at.student({ birthDate: day(birthday) })
    for (let wrong = 0; wrong < 5; wrong++) await reset(email, '2001-01-01')
    expect(await mails(email)).toHaveLength(0)
    for (let right = 0; right < 5; right++) {
      expect((await reset(email, birthday)).text).toBe('{"Message":"true"}')
      await mails(email)
    }
    expect(await mails(email)).toHaveLength(3)
    at.clock.advance(25 * 3_600_000)
    await reset(email, birthday)
    expect(await mails(email)).toHaveLength(4)
  })

  it('4: ten an hour from one address, and none from another site', async () => {
    const from = '10.9.9.9'
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await reset(`a${attempt}@example.com`, birthday, { from })).text).toBe(
        '{"Message":"true"}',
      )
    const refused = await reset('b@example.com', birthday, { from })
    expect(refused).toMatchObject({
      status: 200,
      body: { Message: 'Too many requests. Try again later.' },
    })
    at.clock.advance(3_600_000)
    expect((await reset('b@example.com', birthday, { from })).text).toBe('{"Message":"true"}')
    const crossSite = await reset('b@example.com', birthday, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(crossSite.status).toBe(403)
  })

  it('5: takes a POST as well, and says what is missing', async () => {
    const post = (payload: object) =>
      ask(at.app, { method: 'POST', url: resetUrl, payload, remoteAddress: `10.1.${address++}.1` })
    expect((await post({ Email: 'a@example.com', Birthday: birthday })).text).toBe(
      '{"Message":"true"}',
    )
    expect((await post({})).body['Message']).toBe(
      'Please enter your registered email and date of birth.',
    )
    expect((await post({ Email: 'a', Birthday: birthday })).body['Message']).toBe(
      'Please enter a valid email address',
    )
    expect((await reset('a@example.com', '2007-02-30')).body['Message']).toBe(
      'This date does not exist',
    )
  })

  it('6: the link in the mail comes from the settings, whatever Host says', async () => {
    const { email } = await at.student({ birthDate: day(birthday) })
    await reset(email, birthday, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const text = (await mails(email)).at(-1)?.text ?? ''
    expect(text).toContain('http://portal.test/login')
    expect(text).not.toContain('evil')
  })
})

describe('changing the password', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const command = (facts: object = {}) => ({
    currentPassword: testPassword,
    password: newPassword,
    confirmPassword: newPassword,
    ...facts,
  })

  it('ends the other sessions at once, keeps this one and mails the owner', async () => {
    const { email } = await at.student()
    const [here, there] = [await at.signIn(email), await at.signIn(email)]
    expect((await there.get('/api/v1/models/c_bpartner')).status).toBe(200)
    const done = await here.post(changeUrl, command())
    expect(done).toMatchObject({
      status: 200,
      body: { Message: 'Password changed. Other devices are signed out.' },
    })
    expect((await there.get('/api/v1/models/c_bpartner')).status).toBe(401)
    expect((await here.get('/api/v1/models/c_bpartner')).status).toBe(200)
    await at.jobs.runNow('mail')
    expect(at.mailer.lastTo(email).text).toContain('was changed')
    await expect(at.signIn(email)).rejects.toThrow(/401|Invalid email/)
    await at.signIn(email, newPassword)
  })

  it.each([
    [{ currentPassword: 'wrong' }, 'currentPassword', 'The current password is wrong'],
    [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
    [{ password: 'Short-1', confirmPassword: 'Short-1' }, 'password', 'Use at least 8 characters'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password', /easy to guess/],
    [{ password: 'Wrinkle1', confirmPassword: 'Wrinkle1' }, 'password', /easy to guess/],
    [{ password: 'Langtang2083', confirmPassword: 'Langtang2083' }, 'password', /easy to guess/],
    [
      { password: 'घुम्तीफूलबाटो', confirmPassword: 'घुम्तीफूलबाटो' },
      'password',
      'Password contains invalid characters',
    ],
    [{ confirmPassword: 'Naya-Bato-89' }, 'confirmPassword', 'Passwords do not match'],
    [{ password: 7 }, 'password', 'Password is required'],
  ])('refuses %j', async (facts, field, sentence) => {
    const { email } = await at.student()
    const sita = await at.signIn(email)
    const answer = await sita.post(changeUrl, command(facts))
    expect(answer.status).toBe(400)
    expect(String(answer.body['error'])).toMatch(sentence)
    expect(answer.body['errors']).toMatchObject([{ field }])
    await at.signIn(email)
  })

  it('takes 128 characters untruncated', async () => {
    const { email } = await at.student()
    const long = `Lamo-${'bato'.repeat(30)}-12`
    await (
      await at.signIn(email)
    ).post(changeUrl, command({ password: long, confirmPassword: long }))
    await expect(at.signIn(email, long.slice(0, -1))).rejects.toThrow(/Invalid/)
    await at.signIn(email, long)
  })

  it('whose hash has parameters of before gets one of today when it is proved, and is not called changed', async () => {
    const { email } = await at.student()
    const { userId } = await at.signIn(email)
    const options = { memoryCost: 8_192, timeCost: 1, parallelism: 1 }
    const before = await hash(testPassword, options)
    const stored = () =>
      at.database.kysely
        .selectFrom('credential')
        .select(['password_hash', 'changed'])
        .where('ad_user_id', '=', userId)
        .executeTakeFirstOrThrow()
    await at.database.kysely
      .updateTable('credential')
      .set({ password_hash: before })
      .where('ad_user_id', '=', userId)
      .execute()
    const { changed } = await stored()
    await expect(at.signIn(email, 'wrong')).rejects.toThrow(/Invalid/)
    expect((await stored()).password_hash).toBe(before)
    await at.signIn(email)
    const after = await stored()
    expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(after.changed).toEqual(changed)
    await at.signIn(email)
    expect((await stored()).password_hash).toBe(after.password_hash)
  })

  it.each([
    '',
    'x',
    '$2y$10$importedimportedimportedimportedimportedimpo',
    '$argon2id$v=19$broken',
  ])('answers a wrong sign-in where the stored hash cannot be decoded: %j', async (broken) => {
    const { email } = await at.student()
    const { userId } = await at.signIn(email)
    await at.database.kysely
      .updateTable('credential')
      .set({ password_hash: broken })
      .where('ad_user_id', '=', userId)
      .execute()
    const { status } = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: email, password: testPassword },
    })
    expect(status).toBe(401)
  })
})
