import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret, testPassword } from '#testing/test-people.ts'
import { ask } from '#testing/person.ts'

const tokensUrl = '/api/v1/auth/tokens'
const selection = {
  clientId: 1_000_000,
  roleId: 1_000_006,
  organizationId: 1_000_000,
  warehouseId: 1_000_000,
  language: 'en_GB',
}
const minute = 60_000
const probe = '/api/v1/models/n_entrance_open'

describe('signing in', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const signingIn = (email: string, facts: object = {}) =>
    ({
      method: 'POST',
      url: tokensUrl,
      payload: { userName: email, password: testPassword, ...facts },
    }) as const
  const first = (email: string, facts: object = {}) => ask(at.app, signingIn(email, facts))
  const second = (token: string, body: object = selection) =>
    ask(at.app, { method: 'PUT', url: tokensUrl, payload: body, token })
  const isOpen = async (token: string) =>
    (await ask(at.app, { method: 'GET', url: probe, token })).status === 200
  const ofTwoRoles = async () => {
    const { userId } = await at.staff('librarian')
    await at.database.kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id: userId, ad_role_id: 1_000_002 })
      .execute()
    at.clock.advance(minute) // a code counts once
    const { email } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { email, userId }
  }

  it('answers wrong password, unknown and deactivated person with identical bytes', async () => {
    const { email } = await at.student()
    const gone = await at.student()
    await at.database.kysely
      .updateTable('ad_user')
      .set({ isactive: false })
      .where('ad_user_id', '=', gone.userId)
      .execute()
    const answers = [
      await first(email, { password: 'wrong' }),
      await first('nobody@example.com'),
      await first(gone.email),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Invalid email or password!' } })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const names = answers.map(({ headers }) => Object.keys(headers).sort().join())
    expect(new Set(names).size).toBe(1)
  })

  it('slows guesses down after five misses, and resets the count after a right one', async () => {
    const { email } = await at.student()
    for (let miss = 0; miss < 6; miss++)
      expect((await first(email, { password: 'wrong' })).status).toBe(401)
    const slowed = await first(email)
    expect(slowed).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    at.clock.advance(1_000)
    expect((await first(email)).status).toBe(200)
    expect((await first(email, { password: 'wrong' })).status).toBe(401)
    expect((await first(email)).status).toBe(200)
  })

  it('compares no more than a handful of 100 guesses at once', async () => {
    const { email } = await at.student()
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, guess) => first(email, { password: `guess-${guess}` })),
    )
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  it('lets the owner in from a known device during guessing by another person', async () => {
    const { email } = await at.student()
    const cookie = String((await first(email)).headers['set-cookie']).split(';')[0] ?? ''
    for (let miss = 0; miss < 8; miss++) await first(email, { password: 'wrong' })
    expect((await first(email)).status).toBe(429)
    const owner = await ask(at.app, {
      method: 'POST',
      url: tokensUrl,
      payload: { userName: email, password: testPassword },
      headers: { cookie },
    })
    expect(owner.status).toBe(200)
    const other = await at.student()
    for (let miss = 0; miss < 8; miss++) await first(other.email, { password: 'wrong' })
    const borrowed = await ask(at.app, {
      method: 'POST',
      url: tokensUrl,
      payload: { userName: other.email, password: testPassword },
      headers: { cookie },
    })
    expect(borrowed.status).toBe(429)
  })

  it('takes one step for a user with one role: the session is complete at once', async () => {
    const { email, userId } = await at.student()
    const answer = await first(email.toUpperCase())
    expect(answer.body).toMatchObject({
      ...selection,
      userId,
      menuTreeId: 10,
      clients: [{ id: 1_000_000, name: expect.any(String) }],
      token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.any(String),
    })
    expect(await isOpen(String(answer.body['token']))).toBe(true)
  })

  it('takes one step when the choices come along', async () => {
    const { email } = await at.student()
    const answer = await first(email, { parameters: selection })
    expect(answer.body).not.toHaveProperty('clients')
    expect(await isOpen(String(answer.body['token']))).toBe(true)
  })

  it('takes two stages for two roles, and the first token opens nothing else and ends with the second', async () => {
    const { email, userId } = await ofTwoRoles()
    const atOffice = (options: Omit<Parameters<typeof ask>[1], 'token'>) =>
      ask(at.office, { ...options, token })
    const stageOne = await ask(at.office, signingIn(email))
    expect(Object.keys(stageOne.body).sort()).toEqual(['clients', 'secondFactor', 'token'])
    const token = String(stageOne.body['token'])
    expect((await atOffice({ method: 'GET', url: probe })).status).toBe(401)
    expect((await atOffice({ method: 'GET', url: '/api/v1/auth/roles' })).body).toEqual({
      roles: [
        { id: 1_000_002, name: 'cashier' },
        { id: 1_000_004, name: 'librarian' },
      ],
    })
    for (const list of ['organizations', 'warehouses', 'language'])
      expect((await atOffice({ method: 'GET', url: `/api/v1/auth/${list}` })).status).toBe(200)
    const payload = { ...selection, roleId: 1_000_002 }
    const choose = () => atOffice({ method: 'PUT', url: tokensUrl, payload })
    expect((await choose()).body['code']).toBe('rule/code-needed')
    const code = codeAt(testCodeSecret, at.clock.nowMs())
    await atOffice({ method: 'POST', url: '/api/v1/auth/code', payload: { code } })
    const [one, other] = await Promise.all([choose(), choose()])
    expect([one.status, other.status].sort()).toEqual([200, 401])
    const whole = one.status === 200 ? one : other
    expect(whole.body).toMatchObject({ userId, language: 'en_GB' })
    expect(whole.body).not.toHaveProperty('roleId')
    const full = String(whole.body['token'])
    expect((await ask(at.office, { method: 'GET', url: probe, token: full })).status).toBe(200)
    expect((await choose()).status).toBe(401)
    expect((await atOffice({ method: 'GET', url: '/api/v1/auth/roles' })).status).toBe(401)
  })

  it('refuses a second PUT with the token of an abbreviated login', async () => {
    const { email } = await at.student()
    const token = String((await first(email)).body['token'])
    expect((await second(token)).status).toBe(200)
    expect((await second(token)).status).toBe(401)
    expect(await isOpen(token)).toBe(false)
  })

  it.each([
    [{ roleId: 1_000_005 }, 'Invalid roleId'],
    [{ roleId: 'administrator' }, 'Invalid roleId'],
    [{ clientId: 11 }, 'Invalid clientId'],
    [{ clientId: -1 }, 'Invalid clientId'],
    [{ organizationId: 0 }, 'Invalid organizationId'],
    [{ warehouseId: 5 }, 'Invalid warehouseId'],
    [{ roleId: { id: 1_000_001 } }, 'Invalid roleId'],
    [{ roleId: [1_000_006] }, 'Invalid roleId'],
    [{ roleId: null }, 'Invalid roleId'],
  ])('refuses the choice %j', async (choice, detail) => {
    const { email } = await at.student()
    const wrong = { ...selection, ...choice }
    const token = String((await first(email)).body['token'])
    expect(await second(token, wrong)).toMatchObject({ status: 401, body: { detail } })
    expect(await first(email, { parameters: wrong })).toMatchObject({
      status: 401,
      body: { detail },
    })
  })

  it('refuses keys it does not know', async () => {
    const { email } = await at.student()
    expect((await first(email, { roleId: 1 })).status).toBe(400)
    const token = String((await first(email)).body['token'])
    expect((await second(token, { ...selection, admin: true })).status).toBe(400)
  })

  it('the first token dies after five minutes', async () => {
    const { email } = await ofTwoRoles()
    const token = String((await ask(at.office, signingIn(email))).body['token'])
    const roles = () => ask(at.office, { method: 'GET', url: '/api/v1/auth/roles', token })
    at.clock.advance(5 * minute - 1_000)
    expect((await roles()).status).toBe(200)
    at.clock.advance(1_000)
    expect((await roles()).status).toBe(401)
  })
})
