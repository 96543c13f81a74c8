import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { checkCredentials } from '#features/auth/server/login.ts'
import { currentInstitution } from '#features/institution/server/institution.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { handleResetRequests, requestReset } from './reset-password.ts'
import { createTurns } from './throttle.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask } from '#testing/person.ts'

const tokens = '/api/v1/auth/tokens'
const birthday = '2007-03-14'

describe('guessing', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ limits: { failuresPerMinute: 30 } })
  })
  afterAll(() => at.close())

  let hosts = 0
  /** Each host has failures of its own. */
  const host = () => `127.0.3.${++hosts}`
  const signIn = (
    userName: string,
    password: string,
    from: { remoteAddress?: string; cookie?: string; sharedComputer?: boolean } = {},
  ) => {
    const { remoteAddress = host(), cookie, sharedComputer } = from
    const headers = cookie === undefined ? {} : { cookie }
    const payload = { userName, password, sharedComputer }
    return ask(at.app, { method: 'POST', url: tokens, payload, remoteAddress, headers })
  }
  const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
    String(headers['set-cookie']).split(';')[0] ?? ''

  it('a wrong password costs two comparisons whether a one-time password waits or not', async () => {
    const real = await createPasswords()
    let compared = 0
    const passwords: Passwords = {
      ...real,
      matches(password, hashed) {
        compared += 1
        return real.matches(password, hashed)
      },
    }
    const waiting = await at.student({ birthDate: day(birthday) })
    const nowMs = at.clock.nowMs()
    const command = { birthday, remoteAddress: 'x', language: 'en', nowMs } as const
    await requestReset(at.database, { ...command, email: waiting.email })
    const needs = {
      institution: await currentInstitution(at.database, () => {}),
      portalUrl: 'http://portal.test',
      nowMs,
    }
    await handleResetRequests({ ...needs, database: at.database, passwords })
    const { one_time_hash } = await at.database.kysely
      .selectFrom('credential')
      .select('one_time_hash')
      .where('ad_user_id', '=', waiting.userId)
      .executeTakeFirstOrThrow()
    expect(one_time_hash).not.toBeNull()
    const other = await at.student()
    for (const userName of [waiting.email, other.email, 'nobody@example.com']) {
      compared = 0
      const refused = await checkCredentials(
        {
          userName,
          password: 'Wrong-Pass-1',
          length: 'short',
          language: 'en',
          knownDevice: false,
          side: 'portal' as const,
        },
        { database: at.database, passwords, turns: createTurns(), nowMs },
      )
      expect(refused).toMatchObject({ is: 'refused', status: 401 })
      expect([userName, compared]).toEqual([userName, 2])
    }
  })

  it('a session of the one-time password can read no data', async () => {
    const { email, userId } = await at.student({ birthDate: day(birthday) })
    const nowMs = at.clock.nowMs()
    const command = { email, birthday, remoteAddress: 'y', language: 'en', nowMs } as const
    await requestReset(at.database, command)
    const mailed = () => at.mailer.sent.find(({ to }) => to === email)?.text ?? ''
    await expect.poll(mailed).not.toBe('')
    const password = /\b[a-z2-9]{20}\b/.exec(mailed())?.[0] ?? ''
    const { body } = await signIn(email, password)
    const token = String(body['token'])
    const get = async (url: string) => (await ask(at.app, { method: 'GET', url, token })).status
    const self = `/api/v1/models/ad_user/${userId}`
    const probe = "/api/v1/models/n_entrance_open?%24filter=apply_uptolate+ge+'2025-07-27'&%24top=1"
    expect([await get(self), await get(probe)]).toEqual([200, 200])
    for (const url of [
      `${self}?$expand=C_BPartner_ID`,
      `${self}?$select=Name`,
      `${self}/EMail`,
      `${probe}&$expand=n_entrance_reg`,
      `${probe}&%24expand=n_entrance_reg`,
      '/api/v1/models/n_entrance_open?$select=Name',
      '/api/v1/models/n_entrance_open?$expand=n_entrance_id',
    ])
      expect([url, await get(url)]).toEqual([url, 401])
  })

  it('wrong current passwords in a session are slowed as at the sign-in', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    const change = (currentPassword: string) =>
      person.post('/nou/nouuser/changepassword', {
        currentPassword,
        password: 'Naya-Sadak-2083',
        confirmPassword: 'Naya-Sadak-2083',
      })
    for (let miss = 0; miss < 6; miss += 1) expect((await change('Wrong-Pass-1')).status).toBe(400)
    const slowed = await change(testPassword)
    expect(slowed).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect((await signIn(email, testPassword)).status).toBe(200)
    at.clock.advance(2_000)
    expect((await change(testPassword)).status).toBe(200)
  })

  it('a shared computer is given no mark, and loses the one it had', async () => {
    const { email } = await at.student()
    const cookie = cookieOf((await signIn(email, testPassword)).headers)
    const shared = await signIn(email, testPassword, { cookie, sharedComputer: true })
    expect(shared.status).toBe(200)
    expect(shared.headers['set-cookie']).toMatch(/^device=; Path=\/api\/v1\/auth; Max-Age=0;/)
  })

  it('a known device is known no more after a change of the password', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    const cookie = cookieOf((await signIn(email, testPassword)).headers)
    const changed = await person.post('/nou/nouuser/changepassword', {
      currentPassword: testPassword,
      password: 'Naya-Sadak-2083',
      confirmPassword: 'Naya-Sadak-2083',
    })
    expect(changed.status).toBe(200)
    for (let miss = 0; miss < 6; miss += 1) await signIn(email, 'Wrong-Pass-1')
    expect((await signIn(email, 'Naya-Sadak-2083', { cookie })).status).toBe(429)
    at.clock.advance(2_000)
    const again = cookieOf((await signIn(email, 'Naya-Sadak-2083')).headers)
    for (let miss = 0; miss < 6; miss += 1) await signIn(email, 'Wrong-Pass-1')
    expect((await signIn(email, 'Naya-Sadak-2083', { cookie: again })).status).toBe(200)
  })

  it('a sign-in on a known device does not end the waiting of those who guess elsewhere, and is slowed itself', async () => {
    const { email } = await at.student()
    const cookie = cookieOf((await signIn(email, testPassword)).headers)
    for (let miss = 0; miss < 6; miss += 1) await signIn(email, 'Wrong-Pass-1')
    expect((await signIn(email, testPassword, { cookie })).status).toBe(200)
    expect((await signIn(email, 'Wrong-Pass-1')).status).toBe(429)
    for (let miss = 0; miss < 6; miss += 1) await signIn(email, 'Wrong-Pass-1', { cookie })
    expect((await signIn(email, testPassword, { cookie })).status).toBe(429)
  })

  it('counts the failures of one address, not the people who sign in behind it', async () => {
    const hostel = host()
    const { email } = await at.student()
    for (let good = 0; good < 40; good += 1)
      expect((await signIn(email, testPassword, { remoteAddress: hostel })).status).toBe(200)
    const guesser = host()
    const answers = []
    for (let miss = 0; miss < 32; miss += 1)
      answers.push(
        await signIn(`nobody${miss}@example.com`, 'Wrong-Pass-1', { remoteAddress: guesser }),
      )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30)
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    expect((await signIn(email, testPassword, { remoteAddress: guesser })).status).toBe(429)
    expect((await signIn(email, testPassword, { remoteAddress: hostel })).status).toBe(200)
    at.clock.advance(61_000)
    expect((await signIn(email, testPassword, { remoteAddress: guesser })).status).toBe(200)
  })

  it('an address whose count is full shuts out no known device, no good refresh token and no second step', async () => {
    const { email } = await at.student()
    const remoteAddress = host()
    const entered = await signIn(email, testPassword, { remoteAddress })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const clerk = await at.staff('cashier')
    const { email: clerkEmail } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', clerk.userId)
      .executeTakeFirstOrThrow()
    const payload = { userName: clerkEmail, password: testPassword }
    const first = await ask(at.office, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload,
      remoteAddress,
    })
    for (let miss = 0; miss < 32; miss += 1)
      await signIn(`nobody${miss}@example.com`, 'Wrong-Pass-1', { remoteAddress })
    const { email: stranger } = await at.student()
    expect((await signIn(stranger, testPassword, { remoteAddress })).status).toBe(429)
    expect((await signIn(email, testPassword, { remoteAddress })).status).toBe(429)
    expect((await signIn(email, testPassword, { remoteAddress, cookie })).status).toBe(200)
    expect((await signIn(stranger, testPassword, { remoteAddress, cookie })).status).toBe(429)
    const refresh = (refresh_token: unknown) =>
      ask(at.app, {
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token, clientId: 1_000_000, userId: entered.body['userId'] },
        remoteAddress,
      })
    expect((await refresh('no-such-token')).status).toBe(429)
    expect((await refresh(entered.body['refresh_token'])).status).toBe(200)
    const code = (token: string) =>
      ask(at.office, {
        method: 'POST',
        url: '/api/v1/auth/code',
        payload: { code: '000000' },
        token,
        remoteAddress,
      })
    expect((await code('no.token.at-all')).status).toBe(429)
    expect((await code(String(first.body['token']))).status).toBe(401)
  })

  it('requests for unknown addresses do not exhaust the reset limit, sent mails do', async () => {
    const nowMs = at.clock.nowMs()
    const requested = new Date(nowMs - 1_000)
    const command = {
      birth_date: day(birthday),
      language: 'en',
      requested,
      handled: requested,
    } as const
    const fill = (mailed: boolean) =>
      at.database.kysely
        .insertInto('password_reset_request')
        .values(
          Array.from({ length: 310 }, (_, each) => ({
            ...command,
            email: `nobody${each}@example.com`,
            address: `10.0.${mailed ? 1 : 0}.${each}`,
            mailed,
          })),
        )
        .execute()
    const { email } = await at.student({ birthDate: day(birthday) })
    const reset = () =>
      requestReset(at.database, { email, birthday, remoteAddress: 'z', language: 'en', nowMs })
    await fill(false)
    expect(await reset()).toBe('true')
    await fill(true)
    expect(await reset()).toBe('reset-throttled')
  })
})
