import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { anApplicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { retained, type RetainedId } from '#features/settings/rules/facts.ts'

const dayMs = 86_400_000

describe('personal data', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const run = () => at.jobs.runNow('retention')
  const ago = (days: number) => new Date(at.clock.nowMs() - days * dayMs)
  const count = async (table: string, where = sql<boolean>`true`) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(at.database.kysely)
    return rows[0]?.n ?? 0
  }
  const daysOf = (id: RetainedId) => retained[id].days
  /** Moves an applicant's past so many days back: profile, applications, sign-ins. */
  async function age(partnerId: number, days: number) {
    const { kysely } = at.database
    const when = ago(days)
    await kysely
      .updateTable('c_bpartner')
      .set({ created: when })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    await kysely
      .updateTable('n_entrance_reg')
      .set({ updated: when })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    await sql`update auth_session set last_seen = ${when} where ad_user_id in (
      select ad_user_id from ad_user where c_bpartner_id = ${partnerId})`.execute(kysely)
  }
  const personOf = (partnerId: number) =>
    at.database.kysely
      .selectFrom('c_bpartner as b')
      .innerJoin('ad_user as u', 'u.c_bpartner_id', 'b.c_bpartner_id')
      .select(['b.name', 'b.phone', 'b.logo_id', 'b.citizen_no', 'b.erased'])
      .select(['u.email', 'u.ad_user_id', 'u.isactive'])
      .where('b.c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()

  it('of the outbox, resets, throttles and ended sessions are deleted the day after their last day', async () => {
    const { kysely } = at.database
    const sent = async (days: number) => {
      const to = `mail${days}@example.test`
      await at.database.transaction((transaction) =>
        queueMail(transaction, { to, subject: 'x', text: '' }, at.clock.nowMs()),
      )
      const old = ago(days)
      await sql`update mail_outbox set created = ${old}, sent = ${old} where recipient = ${to}`.execute(
        kysely,
      )
    }
    for (const days of [daysOf('mails') - 1, daysOf('mails') + 1]) await sent(days)
    for (const days of [daysOf('failed-sign-ins') - 1, daysOf('failed-sign-ins') + 1])
      await kysely
        .insertInto('login_throttle')
        .values({ account: `old${days}`, misses: 3, next_try: ago(days) })
        .execute()
    await run()
    expect(await count('mail_outbox', sql`recipient like 'mail%'`)).toBe(1)
    expect(
      await count('mail_outbox', sql`recipient = ${`mail${daysOf('mails') - 1}@example.test`}`),
    ).toBe(1)
    expect(await count('login_throttle', sql`account like 'old%'`)).toBe(1)
    const runs = await kysely
      .selectFrom('retention_run')
      .select(['retained', 'removed'])
      .where('removed', '>', 0)
      .execute()
    expect(runs).toEqual([
      { retained: 'mails', removed: 1 },
      { retained: 'failed-sign-ins', removed: 1 },
    ])
  })

  it('of an applicant who never enrolled are erased, application and payment stay and the money holds', async () => {
    const applicant = await anApplicant(at)
    const { partnerId, applicationId } = applicant
    await payWithKhalti(at, applicant, 150_000)
    const before = await personOf(partnerId)
    expect(before.logo_id).not.toBeNull()
    await age(partnerId, daysOf('applicants') + 1)
    await run()
    const after = await personOf(partnerId)
    expect(after).toMatchObject({
      name: 'Erased',
      phone: '',
      logo_id: null,
      citizen_no: null,
      isactive: false,
    })
    expect(after.erased).not.toBeNull()
    expect(after.email).toMatch(/^erased-\d+@erased\.invalid$/)
    const own = sql<boolean>`c_bpartner_id = ${partnerId}`
    for (const table of ['n_bpaca_info', 'c_bpartner_location', 'n_correction'])
      expect([table, await count(table, own)]).toEqual([table, 0])
    const account = sql<boolean>`ad_user_id = ${before.ad_user_id}`
    for (const table of ['credential', 'auth_session', 'ad_note', 'ad_user_roles'])
      expect([table, await count(table, account)]).toEqual([table, 0])
    expect(await count('n_entrance_reg', sql`n_entrance_reg_id = ${applicationId}`)).toBe(1)
    expect(await count('c_payment', own)).toBe(1)
    await expectSoundMoney(at.database)
    const free = await at.student({ email: before.email })
    expect(free.partnerId).not.toBe(partnerId)
    const text = JSON.stringify(
      (
        await sql`select * from c_bpartner where c_bpartner_id = ${partnerId}`.execute(
          at.database.kysely,
        )
      ).rows,
    )
    expect(text).not.toContain(before.name)
  })

  it.each([
    ['is not old enough', async (partnerId: number) => age(partnerId, daysOf('applicants') - 1)],
    [
      'is enrolled',
      async (partnerId: number) => {
        await enrollPartner(at, { partnerId })
        await age(partnerId, daysOf('applicants') + 1)
      },
    ],
    [
      'has applied since',
      async (partnerId: number) => {
        await age(partnerId, daysOf('applicants') + 1)
        await sql`update n_entrance_reg set updated = ${ago(1)} where c_bpartner_id = ${partnerId}`.execute(
          at.database.kysely,
        )
      },
    ],
  ])('of a person who %s stay', async (_who, prepare) => {
    const { partnerId } = await anApplicant(at)
    await prepare(partnerId)
    await run()
    expect((await personOf(partnerId)).erased).toBeNull()
  })

  it('of a person with a voucher that waits, or with credit, stay', async () => {
    const waiting = await anApplicant(at)
    await waiting.uploadVoucher(aSlip())
    await age(waiting.partnerId, daysOf('applicants') + 1)
    const rich = await anApplicant(at)
    const { body } = await rich.uploadVoucher(aSlip())
    const approval = { c_payment_ID: body['C_Payment_ID'], amount: 2_000 }
    const cashier = await at.staff('cashier')
    await cashier.post('/api/v1/processes/voucher_approve', approval)
    await age(rich.partnerId, daysOf('applicants') + 1)
    await run()
    for (const { partnerId } of [waiting, rich])
      expect((await personOf(partnerId)).erased).toBeNull()
  })
})

describe('erasure that a person asks for', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  it('is done by two people, and ends the sessions at once', async () => {
    const { partnerId, person } = await anApplicant(at)
    const student = await person()
    const [hari, sarita] = [await at.staff('registrar'), await at.staff('registrar')]
    const ask = (reason: string) =>
      hari.post('/api/v1/processes/student_erase', { C_BPartner_ID: partnerId, reason })
    expect((await ask(' ')).body['code']).toBe('rule/reason-needed')
    const proposed = await ask('Letter of today')
    expect((await student.get('/api/v1/models/c_bpartner')).status).toBe(200)
    expect((await confirm(hari, proposed)).body['code']).toBe('rule/own-entry')
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect((await student.get('/api/v1/models/c_bpartner')).status).toBe(401)
    const { name, erased } = await at.database.kysely
      .selectFrom('c_bpartner')
      .select(['name', 'erased'])
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    expect([name, erased === null]).toEqual(['Erased', false])
    expect((await ask('Again')).body['code']).toBe('rule/not-erasable')
    await expectSoundMoney(at.database)
  })

  it('is refused for a person who is enrolled, and meanwhile enrolled, and to a cashier', async () => {
    const { partnerId } = await anApplicant(at)
    const [hari, sarita] = [await at.staff('registrar'), await at.staff('registrar')]
    const body = { C_BPartner_ID: partnerId, reason: 'Letter' }
    const cashier = await at.staff('cashier')
    expect((await cashier.post('/api/v1/processes/student_erase', body)).status).toBe(403)
    const proposed = await hari.post('/api/v1/processes/student_erase', body)
    await enrollPartner(at, { partnerId })
    expect((await confirm(sarita, proposed)).body['code']).toBe('rule/not-erasable')
    const again = await hari.post('/api/v1/processes/student_erase', body)
    expect(again.body['code']).toBe('rule/not-erasable')
  })
})

describe('the privacy page', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  it('has the days that the deletion uses, in both languages, and runs nothing', async () => {
    const answer = await at.app.inject({ method: 'GET', url: '/privacy' })
    expect(answer.statusCode).toBe(200)
    for (const { name, days } of Object.values(retained)) {
      expect(answer.body).toContain(name.ne)
      expect(answer.body).toContain(`after ${days} days`)
    }
    expect(answer.body).not.toContain('<script')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })
})
