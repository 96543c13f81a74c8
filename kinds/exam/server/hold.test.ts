import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const dayMs = 24 * 3_600_000

describe('a gradesheet of a student who owes fees', () => {
  let at: TestServer
  let sita: Awaited<ReturnType<Awaited<ReturnType<typeof aMarking>>['candidate']>>
  let partnerId: number
  let email: string
  beforeAll(async () => {
    at = await testServer()
    const marking = await aMarking(at)
    sita = await marking.candidate('Sita Rai', 'CSC151')
    await marking.enterTwice(sita, 'CSC151', 34)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(marking, { n_exam_open_ID: marking.openingId }, soon)
    at.clock.advance(soon - at.clock.nowMs())
    const row = await at.database.kysely
      .updateTable('n_exam_reg')
      .set({
        totalfee: 200_000,
        feepaid: 0,
        ispaid: false,
        created: new Date(at.clock.nowMs()),
      })
      .where('n_exam_reg_id', '=', sita.registrationId)
      .returning('c_bpartner_id')
      .executeTakeFirstOrThrow()
    partnerId = row.c_bpartner_id
    const user = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    email = user.email
  })
  afterAll(() => at.close())

  const hold = async (changes: object) => {
    const value = { ...settings.hold.initial, ...changes }
    await at.database.transaction((transaction) =>
      storeSetting(transaction, { key: 'hold', value }, { userId: 1, nowMs: at.clock.nowMs() }),
    )
  }
  const printed = async () => {
    const student = await at.signIn(email)
    const { body } = await student.post('/api/v1/processes/gradesheet_print', {
      n_exam_reg_ID: sita.registrationId,
    })
    return body['isError'] === false ? 'printed' : body['code']
  }
  const shown = async () => {
    const { body } = await (await at.signIn(email)).post('/api/v1/processes/student_hold', {})
    return body['data'] as { holds: readonly unknown[]; fees: readonly unknown[] }
  }
  const lift = async (body: object, role: 'registrar' | 'cashier' = 'registrar') =>
    (await at.staff(role)).post('/api/v1/processes/hold_lift', {
      C_BPartner_ID: partnerId,
      ...body,
    })

  it('is printed while the setting holds nothing, and while it holds the other document', async () => {
    expect(await printed()).toBe('printed')
    expect(await shown()).toMatchObject({ holds: [] })
    await hold({ admitCard: true, days: 0 })
    await expect.poll(async () => (await shown()).holds.length).toBe(1)
    expect(await printed()).toBe('printed')
  })

  it('is held from the day on which the fee is old enough', async () => {
    await hold({ gradesheet: true, days: 2 })
    await expect.poll(async () => (await shown()).holds.length).toBe(0)
    at.clock.advance(dayMs)
    expect(await printed()).toBe('printed')
    at.clock.advance(dayMs)
    expect(await printed()).toBe('rule/document-held')
    const { holds, fees } = await shown()
    expect(holds).toMatchObject([{ document: 'gradesheet', owed: 200_000 }])
    expect(fees).toMatchObject([{ owed: 200_000, path: '/exam' }])
  })

  it('is refused with the reason, to staff too', async () => {
    const body = { n_exam_reg_ID: sita.registrationId }
    const office = await at.staff('exam-office')
    const answer = await office.post('/api/v1/processes/gradesheet_print', body)
    expect(String(answer.body['summary'])).toMatch(
      /^The gradesheet is held: Rs\.\s2,000 is unpaid since .* as soon as this is paid\.$/,
    )
  })

  it('is given out while the hold is lifted, until its day and not longer', async () => {
    const until = addDays(todayOf(at), 1)
    expect((await lift({ until, reason: '' })).body).toMatchObject({
      errors: [{ field: 'reason' }],
    })
    const past = { until: addDays(todayOf(at), -1), reason: 'Pays soon' }
    expect((await lift(past)).body).toMatchObject({ errors: [{ field: 'until' }] })
    expect((await lift({ until, reason: 'Pays soon' }, 'cashier')).status).toBe(403)
    expect((await lift({ until, reason: 'Pays soon' })).body).toMatchObject({ isError: false })
    const registrar = await at.staff('registrar')
    const { body } = await registrar.post('/api/v1/processes/student_hold', {
      C_BPartner_ID: partnerId,
    })
    expect(body['data']).toMatchObject({ holds: [], lift: { until, reason: 'Pays soon' } })
    at.clock.advance(dayMs)
    expect(await printed()).toBe('printed')
    at.clock.advance(dayMs)
    expect(await printed()).toBe('rule/document-held')
  })

  it('is no other student’s to see', async () => {
    const other = await at.signIn((await at.student()).email)
    const answer = await other.post('/api/v1/processes/student_hold', { C_BPartner_ID: partnerId })
    expect(answer.body).toMatchObject({ code: 'rule/student-unknown' })
  })
})
