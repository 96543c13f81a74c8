import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testCodeSecret, testPassword } from '#testing/test-people.ts'
import { ask } from '#testing/person.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import type { Role } from '#features/roles/rules/facts.ts'
import { makeFirstAdministrator } from './first-administrator.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import { codeAt } from './one-time-code.ts'

const url = '/api/v1/auth/tokens'
const cashier = 1_000_002
const selection = {
  clientId: 1_000_000,
  roleId: cashier,
  organizationId: 1_000_000,
  warehouseId: 1_000_000,
}
const halfMinute = 30_000

describe('staff signing in', () => {
  let at: TestServer
  let number = 0
  beforeAll(async () => {
    at = await testServer({ today: '2026-11-20' })
  })
  afterAll(() => at.close())

  const someone = async (facts: { codeSecret?: string; roles?: readonly Role[] } = {}) => {
    const email = `hari${number++}@staff.example`
    const passwordHash = await (await createPasswords()).hash(testPassword)
    const person = { name: 'Hari Poudel', email, roles: ['cashier'] as const, passwordHash }
    const userId = await at.database.transaction((transaction) =>
      storeStaff(transaction, { ...person, codeSecret: testCodeSecret, ...facts }),
    )
    return { email, userId }
  }
  const withPassword = (email: string, more: object = {}, headers = {}) =>
    ask(at.office, {
      method: 'POST',
      url,
      payload: { userName: email, password: testPassword, ...more },
      headers,
    })
  const tokenOf = async (email: string) => String((await withPassword(email)).body['token'])
  const prove = (token: string, proof: object) =>
    ask(at.office, { method: 'POST', url: '/api/v1/auth/code', payload: proof, token })
  const choose = (token: string) =>
    ask(at.office, { method: 'PUT', url, payload: selection, token })
  const code = () => codeAt(testCodeSecret, at.clock.nowMs())
  const nextCode = () => {
    at.clock.advance(halfMinute)
    return code()
  }
  const works = async (token: string) =>
    (await ask(at.office, { method: 'GET', url: '/api/v1/processes', token })).status === 200

  it('asks for a code after the password and opens nothing before it', async () => {
    const { email } = await someone()
    const first = await withPassword(email)
    expect(first.body).toMatchObject({ secondFactor: 'code' })
    expect(first.body).not.toHaveProperty('refresh_token')
    expect(JSON.stringify(first.body)).not.toMatch(/Hari|Poudel|lastSignIn/)
    const token = String(first.body['token'])
    expect(await works(token)).toBe(false)
    expect(await choose(token)).toMatchObject({ status: 401, body: { code: 'rule/code-needed' } })
    expect((await prove(token, { code: nextCode() })).status).toBe(200)
    const final = await choose(token)
    expect(final.body).toMatchObject({ name: 'Hari Poudel', role: 'cashier' })
    expect(await works(String(final.body['token']))).toBe(true)
  })

  it('cannot be done in one step', async () => {
    const { email } = await someone()
    const answer = await withPassword(email, { parameters: selection })
    expect(answer).toMatchObject({ status: 401, body: { code: 'rule/code-needed' } })
  })

  it('refuses a staff role to a person who signed in as a student', async () => {
    const student = await at.student()
    await at.database.kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id: student.userId, ad_role_id: cashier })
      .execute()
    const parameters = { ...selection, roleId: 1_000_006 }
    const payload = { userName: student.email, password: testPassword, parameters }
    const answer = await ask(at.app, { method: 'POST', url, payload })
    const token = String(answer.body['token'])
    const own = await ask(at.app, { method: 'GET', url: '/api/v1/processes', token })
    expect(own.status).toBe(200)
    expect(await works(token)).toBe(false)
    for (const server of [at.app, at.office]) {
      const chosen = await ask(server, { method: 'PUT', url, payload: selection, token })
      expect(chosen.status).toBe(401)
    }
  })

  it('the database itself refuses a whole staff session without a second factor', async () => {
    const { userId } = await someone()
    const session = { ad_user_id: userId, ad_role_id: cashier, stage: 'full' } as const
    const now = new Date()
    const times = { started: now, last_seen: now, length: 'short', language: 'en' } as const
    await expect(
      at.database.kysely
        .insertInto('auth_session')
        .values({ auth_session_id: crypto.randomUUID(), ...session, ...times })
        .execute(),
    ).rejects.toThrow('staff_prove_twice')
  })

  it('takes a code once, also of two who type it at the same time', async () => {
    const { email } = await someone()
    const [one, other] = [await tokenOf(email), await tokenOf(email)]
    const same = nextCode()
    const answers = await Promise.all([prove(one, { code: same }), prove(other, { code: same })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await prove(await tokenOf(email), { code: same })).status).toBe(401)
    expect((await prove(await tokenOf(email), { code: nextCode() })).status).toBe(200)
  })

  it('takes the code of the half minute before, not of the minute before', async () => {
    const { email } = await someone()
    const old = nextCode()
    at.clock.advance(2 * halfMinute)
    expect((await prove(await tokenOf(email), { code: old })).status).toBe(401)
    const late = nextCode()
    at.clock.advance(halfMinute)
    expect((await prove(await tokenOf(email), { code: late })).status).toBe(200)
  })

  it('slows wrong codes like wrong passwords and locks no account', async () => {
    const { email } = await someone()
    const token = await tokenOf(email)
    for (let miss = 0; miss < 6; miss++)
      expect((await prove(token, { code: '000000' })).status).toBe(401)
    expect((await prove(token, { code: code() })).status).toBe(429)
    expect((await prove(token, { code: nextCode() })).status).toBe(200)
  })

  it.each([{}, { code: '12' }, { code: 123456 }, { code: '123456', recoveryCode: 'x' }, []])(
    'refuses the body %j',
    async (body) => {
      const { email } = await someone()
      expect((await prove(await tokenOf(email), body)).status).toBe(400)
    },
  )

  it('is set up at the first sign-in, with recovery codes that work once', async () => {
    const { email } = await someone({ codeSecret: undefined as never })
    const first = await withPassword(email)
    expect(first.body).toMatchObject({ secondFactor: 'set-up' })
    const token = String(first.body['token'])
    const setUp = () =>
      ask(at.office, { method: 'POST', url: '/api/v1/auth/second-factor', payload: {}, token })
    const { secret: earlier } = (await setUp()).body
    const { secret, address } = (await setUp()).body
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=/)
    expect(secret).not.toBe(earlier)
    const { status } = await prove(token, { code: codeAt(String(earlier), at.clock.nowMs()) })
    expect(status).toBe(401)
    expect((await choose(token)).status).toBe(401)
    const proved = await prove(token, { code: codeAt(String(secret), at.clock.nowMs()) })
    const codes = proved.body['recoveryCodes'] as string[]
    expect(new Set(codes).size).toBe(10)
    expect((await setUp()).status).toBe(409)
    expect((await choose(token)).status).toBe(200)
    const later = await tokenOf(email)
    const recoveryCode = codes[0]?.toUpperCase()
    expect((await prove(later, { recoveryCode })).body).not.toHaveProperty('recoveryCodes')
    expect((await choose(later)).status).toBe(200)
    expect((await prove(await tokenOf(email), { recoveryCode })).status).toBe(401)
  })

  it('is set up by the session its secret was shown in, and stored sealed', async () => {
    const { email, userId } = await someone({ codeSecret: undefined as never })
    const [one, other] = [await tokenOf(email), await tokenOf(email)]
    const setUp = async (token: string) =>
      (
        await ask(at.office, {
          method: 'POST',
          url: '/api/v1/auth/second-factor',
          payload: {},
          token,
        })
      ).body['secret']
    const seen = String(await setUp(one))
    const own = String(await setUp(other))
    for (const secret of [seen, own]) {
      const answer = await prove(one, { code: codeAt(secret, at.clock.nowMs()) })
      expect(answer.status).toBe(401)
    }
    const sealed = async () =>
      (
        await at.database.kysely
          .selectFrom('second_factor')
          .select('secret')
          .where('ad_user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).secret
    expect(await sealed()).toMatch(/^v1\./)
    expect(await sealed()).not.toContain(own)
    expect((await prove(other, { code: codeAt(own, at.clock.nowMs()) })).status).toBe(200)
    expect(await sealed()).not.toContain(own)
  })

  it('asks for no code again today at a desk that is trusted, and for one tomorrow', async () => {
    const { email } = await someone()
    const proved = await prove(await tokenOf(email), { code: nextCode(), trust: true })
    const cookie = String(proved.headers['set-cookie']).split(';')[0] ?? ''
    expect(String(proved.headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict')
    const again = await withPassword(email, {}, { cookie })
    expect(again.body).toMatchObject({ role: 'cashier' })
    const stranger = await someone()
    expect((await withPassword(stranger.email, {}, { cookie })).body).toHaveProperty('secondFactor')
    at.clock.advance(24 * 3_600_000)
    expect((await withPassword(email, {}, { cookie })).body).toHaveProperty('secondFactor')
  })

  it('says after the code when and from where the last sign-in was, and is an entry of the audit trail', async () => {
    const { email, userId } = await someone()
    const token = await tokenOf(email)
    await prove(token, { code: nextCode() })
    await choose(token)
    const lastSignIn = { at: new Date(at.clock.nowMs()).toISOString(), from: '127.0.0.1' }
    const again = await prove(await tokenOf(email), { code: nextCode() })
    expect(again.body['lastSignIn']).toEqual(lastSignIn)
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['act', 'role'])
      .where('ad_user_id', '=', userId)
      .executeTakeFirst()
    expect(entry).toEqual({ act: 'signed-in', role: 'cashier' })
  })
})

describe('staff accounts', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())
  const process = (slug: string) => `/api/v1/processes/${slug}`

  it('are made by two administrators: invitation, own password, second factor, in', async () => {
    const [admin, second] = [await at.staff('administrator'), await at.staff('administrator')]
    const command = {
      Name: 'Gita Rana',
      EMail: 'Gita@office.example',
      roles: 'cashier, exam-office',
    }
    const proposed = (await admin.post(process('staff_account_create'), command)).body['data']
    const confirmation = { ...(proposed as object), code: await second.code() }
    await second.post(process('proposal_confirm'), confirmation)
    const taken = await admin.post(process('staff_account_create'), command)
    expect(taken.body).toMatchObject({ isError: true, code: 'rule/email-taken' })
    const own = 'Ghanta-Ghar-2083'
    const token = await mailedLink(at, 'gita@office.example')
    const set = await ask(at.office, {
      method: 'PUT',
      url: '/api/v1/auth/password-link',
      payload: { token, password: own, confirmPassword: own },
    })
    expect(set.status).toBe(200)
    const again = await ask(at.office, {
      method: 'POST',
      url,
      payload: { userName: 'gita@office.example', password: own },
    })
    expect(again.body).toMatchObject({ secondFactor: 'set-up' })
    const list = (await admin.post(process('staff_accounts'))).body['data'] as {
      accounts: { email: string; roles: string[]; hasSecondFactor: boolean }[]
    }
    expect(list.accounts.find(({ email }) => email === 'gita@office.example')).toMatchObject({
      roles: ['cashier', 'exam-office'],
      hasSecondFactor: false,
    })
  })

  it('end their sessions at once when they are locked, and cannot be changed by their owner', async () => {
    const admin = await at.staff('administrator')
    const cashier = await at.staff('cashier')
    const isIn = async () => (await cashier.get('/api/v1/processes')).status === 200
    expect(await isIn()).toBe(true)
    const lock = { ad_user_ID: cashier.userId }
    expect((await admin.post(process('staff_account_lock'), lock)).body['isError']).toBe(false)
    expect(await isIn()).toBe(false)
    const own = await admin.post(process('staff_account_roles'), {
      ad_user_ID: admin.userId,
      roles: 'cashier',
    })
    expect(own.body).toMatchObject({ isError: true, code: 'rule/own-account' })
    const student = await at.student()
    const onStudent = await admin.post(process('staff_account_lock'), {
      ad_user_ID: student.userId,
    })
    expect(onStudent.body).toMatchObject({ isError: true, code: 'rule/account-unknown' })
  })

  it('show their sessions; each ends its own, the administrator anybody’s', async () => {
    const [admin, cashier, other] = [
      await at.staff('administrator'),
      await at.staff('cashier'),
      await at.staff('registrar'),
    ]
    const sessionsOf = async (who: typeof admin, body = {}) =>
      (
        (await who.post(process('staff_sessions'), body)).body['data'] as {
          sessions: { id: number; name: string; isThis: boolean }[]
        }
      ).sessions
    const [own] = await sessionsOf(cashier)
    expect(await sessionsOf(cashier, { all: true })).toHaveLength(1)
    expect((await sessionsOf(admin, { all: true })).length).toBeGreaterThan(2)
    const end = (who: typeof admin) =>
      who.post(process('staff_session_end'), { AD_Session_ID: own?.id })
    expect((await end(other)).body).toMatchObject({ code: 'rule/session-unknown' })
    expect((await end(admin)).body).toMatchObject({ isError: false })
    expect((await cashier.get('/api/v1/processes')).status).toBe(401)
  })

  it('are given another phone by a code of the old one, and signed out everywhere', async () => {
    const cashier = await at.staff('cashier')
    const { email: userName } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', cashier.userId)
      .executeTakeFirstOrThrow()
    const renew = (code: string) => cashier.post(process('staff_factor_renew'), { code })
    expect((await renew('000000')).body).toMatchObject({ isError: true, code: 'rule/code-wrong' })
    expect((await cashier.get('/api/v1/processes')).status).toBe(200)
    expect((await renew(await cashier.code())).body).toMatchObject({ isError: false })
    expect((await cashier.get('/api/v1/processes')).status).toBe(401)
    const again = await ask(at.office, {
      method: 'POST',
      url,
      payload: { userName, password: testPassword },
    })
    expect(again.body).toMatchObject({ secondFactor: 'set-up' })
    const mail = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('subject', 'like', '%another phone%')
      .execute()
    expect(mail).toHaveLength(1)
  })

  it('begin with an administrator where there is none, once', async () => {
    const empty = await testServer()
    const command = { email: 'first@office.example', nowMs: empty.clock.nowMs() }
    const first = await makeFirstAdministrator(empty.database, command)
    expect(first?.oneTimePassword).toMatch(/^[a-z2-9]{16}$/)
    expect(await makeFirstAdministrator(empty.database, command)).toBeNull()
    const payload = { userName: command.email, password: first?.oneTimePassword }
    const answer = await ask(empty.office, { method: 'POST', url, payload })
    expect(answer.body).toMatchObject({ mustChangePassword: true, role: 'administrator' })
    const token = String(answer.body['token'])
    const opens = async () =>
      (await ask(empty.office, { method: 'GET', url: '/api/v1/processes', token })).status
    expect(await opens()).toBe(401)
    const own = 'Ghanta-Ghar-2083'
    const changed = await ask(empty.office, {
      method: 'POST',
      url: '/nou/nouuser/changepassword',
      payload: { currentPassword: first?.oneTimePassword, password: own, confirmPassword: own },
      token,
    })
    expect(changed.status).toBe(200)
    // The session that set the password has not proved the second factor and opens nothing.
    expect(await opens()).toBe(401)
    await empty.close()
  })
})
