import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/person.ts'
import { ask } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import type { StaffList } from '../../wire/staff-accounts.ts'
import { codeAt } from '../one-time-code.ts'

const dayMs = 86_400_000
const password = 'Ghanta-Ghar-2083'
const url = '/api/v1/auth/password-link'

describe('a link that is mailed to a member of staff', () => {
  let at: TestServer
  let admin: Person
  let number = 0
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    admin = await at.staff('administrator')
  })
  afterAll(() => at.close())

  const run = async (slug: string, body: object) =>
    (await admin.post(`/api/v1/processes/${slug}`, body)).body
  async function invite() {
    const email = `gita${number++}@staff.example`
    const body = { Name: 'Gita Rana', EMail: email, roles: 'librarian' }
    const { data } = await run('staff_account_create', body)
    const userId = (data as { ad_user_ID: number }).ad_user_ID
    return { email, userId, token: await mailedLink(at, email) }
  }
  const read = (token: string) => ask(at.office, { method: 'POST', url, payload: { token } })
  const set = (token: string, more: object = {}) =>
    ask(at.office, {
      method: 'PUT',
      url,
      payload: { token, password, confirmPassword: password, ...more },
    })
  const signIn = (email: string, typed = password) =>
    ask(at.office, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: email, password: typed },
    })
  async function listed(userId: number) {
    const list = (await run('staff_accounts', {}))['data'] as StaffList
    return list.accounts.find(({ id }) => id === userId)
  }
  const signInAgain = async () => {
    const { email } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', admin.userId)
      .executeTakeFirstOrThrow()
    await admin.code()
    admin = await at.signIn(email)
  }
  const dead = { status: 404, body: { code: 'rule/link-unknown' } }

  it('lets a new person choose a password, set up the second factor, and in', async () => {
    const { email, userId, token } = await invite()
    expect((await read(token)).body).toEqual({ name: 'Gita Rana', email, isNew: true })
    expect((await listed(userId))?.invitation).toEqual({
      state: 'invited',
      until: new Date(at.clock.nowMs() + 7 * dayMs).toISOString(),
    })
    expect(await set(token)).toMatchObject({ status: 200, body: { email } })
    const first = await signIn(email)
    expect(first.body).toMatchObject({ secondFactor: 'set-up' })
    const bearer = { token: String(first.body['token']) }
    const begun = await ask(at.office, {
      method: 'POST',
      url: '/api/v1/auth/second-factor',
      payload: {},
      ...bearer,
    })
    const code = codeAt(String(begun.body['secret']), at.clock.nowMs())
    const proved = { method: 'POST', url: '/api/v1/auth/code', payload: { code } } as const
    expect((await ask(at.office, { ...proved, ...bearer })).status).toBe(200)
    expect(await listed(userId)).toMatchObject({ invitation: null, hasSecondFactor: true })
  })

  it('works once, also of two who use it at the same time', async () => {
    const { token } = await invite()
    const both = await Promise.all([set(token), set(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await set(token)).toMatchObject(dead)
    expect(await read(token)).toMatchObject(dead)
  })

  it('gets the same answer when it was used, expired, withdrawn, of a locked account, or made up', async () => {
    const [used, expired, withdrawn, locked, replaced] = await Promise.all(
      Array.from({ length: 5 }, invite),
    )
    await set(used?.token ?? '')
    await at.database.kysely
      .updateTable('credential')
      .set({ link_expires: new Date(at.clock.nowMs()) })
      .where('ad_user_id', '=', expired?.userId ?? 0)
      .execute()
    await run('staff_invitation_withdraw', { ad_user_ID: withdrawn?.userId })
    await run('staff_account_lock', { ad_user_ID: locked?.userId })
    await run('staff_invitation_send', { ad_user_ID: replaced?.userId })
    const tokens = [used, expired, withdrawn, locked, replaced].map((each) => each?.token ?? '')
    const answers = await Promise.all(
      [...tokens, 'x'.repeat(43)].flatMap((token) => [read(token), set(token)]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(new Set(answers.map(({ body }) => body['detail'])).size).toBe(1)
  })

  it('works in the last ms of its seventh day and not after it', async () => {
    const { userId, token } = await invite()
    at.clock.advance(7 * dayMs - 1)
    await signInAgain()
    expect((await read(token)).status).toBe(200)
    expect((await listed(userId))?.invitation?.state).toBe('invited')
    at.clock.advance(1)
    expect(await read(token)).toMatchObject(dead)
    expect((await listed(userId))?.invitation?.state).toBe('expired')
  })

  it('is stored as a hash, and its token is in the mail only', async () => {
    const { email, token } = await invite()
    const rows = await at.database.kysely.selectFrom('credential').selectAll().execute()
    const entries = await at.database.kysely.selectFrom('audit_entry').selectAll().execute()
    const stored = await at.database.kysely.selectFrom('idempotent_act').selectAll().execute()
    expect(token).toHaveLength(43)
    expect(JSON.stringify([rows, entries, stored])).not.toContain(token)
    const mail = await at.database.kysely
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain(`http://office.test/welcome#${token}\n`)
    expect(mail.body).toContain('कार्यालयमा तपाईंको खाता तयार छ')
  })

  it.each([
    [{ password: 'short', confirmPassword: 'short' }, 'password'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password'],
    [{ confirmPassword: `${password}x` }, 'confirmPassword'],
  ])('refuses %j and still works', async (typed, field) => {
    const { email, token } = await invite()
    const refused = await set(token, typed)
    expect(refused).toMatchObject({ status: 400, body: { code: 'rule/invalid-password' } })
    expect(refused.body['errors']).toMatchObject([{ field }])
    expect((await signIn(email)).status).toBe(401)
    expect((await set(token)).status).toBe(200)
  })

  it.each([{}, { token: 7 }, { token: 'x', more: 1 }, []])(
    'is not read from the body %j',
    async (payload) => {
      expect((await ask(at.office, { method: 'POST', url, payload })).status).toBe(400)
    },
  )

  it('is not there on the students’ server', async () => {
    const { token } = await invite()
    const payload = { token, password, confirmPassword: password }
    for (const method of ['POST', 'PUT'] as const)
      expect((await ask(at.app, { method, url, payload })).status).toBe(404)
  })

  it('is an entry of the audit log in the name of its owner', async () => {
    const { userId, token } = await invite()
    await set(token)
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['ad_user_id', 'role', 'act', 'record', 'after'])
      .where('process', '=', 'staff_password_link')
      .where('record', '=', String(userId))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ ad_user_id: userId, role: 'librarian', act: 'changed' })
    expect(entry.after).toBe('{"password":"own"}')
  })

  it('for a new password ends the old one and every session, and keeps the second factor', async () => {
    const clerk = await at.staff('librarian')
    const { email } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', clerk.userId)
      .executeTakeFirstOrThrow()
    await run('staff_account_password', { ad_user_ID: clerk.userId })
    expect((await clerk.get('/api/v1/processes')).status).toBe(401)
    const token = await mailedLink(at, email)
    expect((await read(token)).body).toMatchObject({ email, isNew: false })
    expect((await listed(clerk.userId))?.invitation).toBeNull()
    await set(token)
    expect((await signIn(email)).body).toMatchObject({ secondFactor: 'code' })
    const subjects = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    expect(subjects.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'choose a new password',
      'password changed',
    ])
  })

  it('that was withdrawn is not sent again; the account is invited by a new one', async () => {
    const { email, userId } = await invite()
    const id = { ad_user_ID: userId }
    await run('staff_invitation_withdraw', id)
    expect((await listed(userId))?.invitation).toEqual({ state: 'withdrawn', until: null })
    expect(await run('staff_invitation_send', id)).toMatchObject({
      code: 'rule/invitation-withdrawn',
    })
    await run('staff_account_password', id)
    expect((await read(await mailedLink(at, email))).body).toMatchObject({ isNew: true })
    expect((await listed(userId))?.invitation?.state).toBe('invited')
  })

  it('is neither sent again nor withdrawn for a person who has joined, or for a student', async () => {
    const clerk = await at.staff('librarian')
    const student = await at.student()
    for (const slug of ['staff_invitation_send', 'staff_invitation_withdraw']) {
      expect(await run(slug, { ad_user_ID: clerk.userId })).toMatchObject({
        code: 'rule/not-invited',
      })
      expect(await run(slug, { ad_user_ID: student.userId })).toMatchObject({
        code: 'rule/account-unknown',
      })
    }
  })
})
