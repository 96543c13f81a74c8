import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import type { Person } from '#testing/person.ts'

describe('access reset by the office', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const reset = (partnerId: number, by = registrar, reason = 'Came with the citizenship card') =>
    by.post('/api/v1/processes/student_access_reset', { C_BPartner_ID: partnerId, reason })
  const wishesOf = (email: string) =>
    at.database.kysely
      .selectFrom('password_reset_request')
      .select(['birth_date', 'mailed'])
      .where('email', '=', email)
      .execute()

  it('ends all sessions, requests one mail to the account, and notifies the student', async () => {
    const { partnerId, email } = await at.student()
    const student = await at.signIn(email)
    expect((await reset(partnerId)).body).toMatchObject({ isError: false })
    expect((await student.get('/api/v1/models/ad_note')).status).toBe(401)
    expect(await wishesOf(email)).toHaveLength(1)
    const again = await at.signIn(email, testPassword)
    const { text } = await again.get('/api/v1/models/ad_note')
    expect(text).toContain('The university has reset the access to your account')
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .execute()
    expect(mails).toContainEqual({ subject: 'Your access was reset' })
  })

  it('is over with waiting after wrong guesses', async () => {
    const { partnerId, email } = await at.student()
    for (const account of [email, `known device of ${email}`])
      await at.database.kysely
        .insertInto('login_throttle')
        .values({ account, misses: 9, next_try: new Date(at.clock.nowMs() + 60_000) })
        .execute()
    await reset(partnerId)
    const left = await at.database.kysely
      .selectFrom('login_throttle')
      .select('account')
      .where('account', 'like', `%${email}`)
      .execute()
    expect(left).toEqual([])
  })

  it('is refused without a reason, for an unknown student, and after three mails of a day', async () => {
    const { partnerId, email } = await at.student()
    expect((await reset(partnerId, registrar, ' ')).body).toMatchObject({ code: 'rule/why-needed' })
    expect((await reset(999_999_999)).body).toMatchObject({ code: 'rule/no-account' })
    const now = new Date(at.clock.nowMs())
    const command = { email, birth_date: '2005-01-01', language: 'en', address: 'x' } as const
    for (let mail = 0; mail < 3; mail++)
      await at.database.kysely
        .insertInto('password_reset_request')
        .values({ ...command, requested: now, handled: now, mailed: true })
        .execute()
    expect((await reset(partnerId)).body).toMatchObject({ code: 'rule/mails-used-up' })
    expect(await wishesOf(email)).toHaveLength(3)
  })

  it('is for the registrar and the administrator only', async () => {
    const { partnerId, email } = await at.student()
    for (const role of ['cashier', 'exam-office', 'librarian'] as const)
      expect((await reset(partnerId, await at.staff(role))).status).toBe(403)
    expect((await reset(partnerId, await at.signIn(email))).status).toBe(403)
  })
})
