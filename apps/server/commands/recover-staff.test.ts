import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { recoverStaff } from './recover-staff.ts'

describe('letting an administrator in again on the server', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const emailOf = async (userId: number) =>
    (
      await at.database.kysely
        .selectFrom('ad_user')
        .select('email')
        .where('ad_user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email

  it('removes the second factor, ends the sessions, mails every administrator and is in the audit log', async () => {
    const kiran = await at.staff('administrator')
    const gopal = await at.staff('administrator')
    const email = await emailOf(kiran.userId)
    const printed = await recoverStaff(at.database, email.toUpperCase(), at.clock.nowMs())
    expect(printed).toMatch(/\n {2}[a-z0-9]{16}\n/)
    await expect.poll(async () => (await kiran.get('/api/v1/models')).status).toBe(401)
    expect((await gopal.get('/api/v1/models')).status).toBe(200)
    const factors = await at.database.kysely
      .selectFrom('second_factor')
      .select('ad_user_id')
      .execute()
    expect(factors.map(({ ad_user_id }) => ad_user_id)).not.toContain(kiran.userId)
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject'])
      .where('subject', 'like', '%let in again')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([email, await emailOf(gopal.userId)])
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('process', '=', 'staff_recover')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ role: 'server', record: String(kiran.userId) })
  })

  it('is refused for any other account, which keeps its second factor', async () => {
    const cashier = await at.staff('cashier')
    const email = await emailOf(cashier.userId)
    await expect(recoverStaff(at.database, email, at.clock.nowMs())).rejects.toThrow(
      `No active administrator signs in with ${email}.`,
    )
    expect((await cashier.get('/api/v1/models')).status).toBe(200)
  })
})
