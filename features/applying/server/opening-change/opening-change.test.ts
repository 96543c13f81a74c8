import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const reason = { reason: 'The senate decided so.', reason_ne: 'सिनेटले यस्तो निर्णय गर्‍यो।' }

describe('changing a fee or a last day that students applied with', () => {
  let at: TestServer
  let hari: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('registrar')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const which = (id: number) => ({ model: 'n_entrance_open', record_ID: id })
  const propose = (id: number, values: object, by = hari) =>
    by.post(processPath('opening_change'), {
      ...which(id),
      ...reason,
      values: JSON.stringify(values),
    })
  const read = async (id: number) =>
    (await hari.post(processPath('opening_change_read'), which(id))).body['data']
  const openingOf = async (id: number) =>
    (await hari.get(`/api/v1/models/n_entrance_open/${id}`)).body
  const noticesOf = async (person: Person) =>
    JSON.stringify((await person.get('/api/v1/models/ad_note')).body['records'])

  it('raises a fee once a second person confirms, and notifies who has not paid', async () => {
    const opening = await anOpening(at, { name: 'Civil Entrance', name_ne: 'सिभिल प्रवेश परीक्षा' })
    const unpaid = await anApplicant(at, opening)
    const paid = await anApplicant(at, opening)
    await payWithKhalti(at, paid, 150_000)
    expect(await read(opening)).toEqual({
      unpaid: 1,
      columns: ['apply_to', 'apply_uptolate', 'examfee', 'latefee', 'late_steps'],
      closing: [
        { column: 'apply_to', day: todayOf(at) },
        { column: 'apply_uptolate', day: todayOf(at) },
      ],
      proposedBy: null,
    })
    const alone = await hari.put(`/api/v1/models/n_entrance_open/${opening}`, { examfee: 1_750 })
    expect(alone.body['code']).toBe('rule/invalid-record')
    const proposed = await propose(opening, { examfee: 1_750 })
    expect(await read(opening)).toMatchObject({ proposedBy: 'registrar person' })
    expect(await openingOf(opening)).toMatchObject({ examfee: 1_500 })
    expect(fieldsOf(await proposalRead(sarita, proposed))).toEqual([
      ['Exam fee', expect.anything(), expect.anything()],
      ['Reason, in English', null, reason.reason],
      ['Reason, in Nepali', null, reason.reason_ne],
      ['Students to be notified', null, '1'],
    ])
    expect((await confirm(hari, proposed)).body['isError']).toBe(true)
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await expect.poll(() => openingOf(opening)).toMatchObject({ examfee: 1_750 })

    await at.jobs.runNow('opening-changes')
    await at.jobs.runNow('opening-changes')
    await at.jobs.runNow('opening-changes')
    await at.jobs.runNow('opening-changes')
    const notices = await noticesOf(await unpaid.person())
    expect(notices.split('Civil Entrance was changed')).toHaveLength(2)
    const inNepali = await at.database.kysely
      .selectFrom('ad_note')
      .select('textmsg_ne')
      .where('textmsg', 'like', 'Civil Entrance was changed%')
      .execute()
    expect(inNepali).toEqual([{ textmsg_ne: expect.stringMatching(/^सिभिल प्रवेश परीक्षामा /u) }])
    expect(notices).toMatch(/Rs\.\s1,500 → Rs\.\s1,750\. The senate decided so\./)
    expect(await noticesOf(await paid.person())).not.toContain('was changed')
    expect((await unpaid.getLink(1_500)).text).toContain('1,750')
    expect(await paid.application()).toMatchObject({ IsPaid: true, feepaid: 1_500 })
    await expectSoundMoney(at.database)
  })

  it('makes a last day an earlier one, and keeps the days in order', async () => {
    const opening = await anOpening(at)
    await anApplicant(at, opening)
    const { apply_to: last, apply_uptolate: late } = await openingOf(opening)
    const earlier = addDays(todayOf(at), 1)
    expect(String(last) > earlier).toBe(true)
    const refused = await propose(opening, { apply_uptolate: addDays(todayOf(at), -400) })
    expect(refused.body['code']).toBe('rule/invalid-record')
    const proposed = await propose(opening, { apply_to: earlier, apply_uptolate: late })
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await expect
      .poll(() => openingOf(opening))
      .toMatchObject({ apply_to: earlier, apply_uptolate: late })
  })

  it('is closed after today by the days that the server names', async () => {
    const opening = await anOpening(at)
    await anApplicant(at, opening)
    const { closing } = (await read(opening)) as {
      readonly closing: readonly { readonly column: string; readonly day: string }[]
    }
    const values = Object.fromEntries(closing.map(({ column, day }) => [column, day]))
    const proposed = await propose(opening, values)
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    expect(await read(opening)).toMatchObject({ closing: [] })
    await expect.poll(() => openingOf(opening)).toMatchObject(values)
  })

  it('is void when the value was changed after it was proposed', async () => {
    const opening = await anOpening(at)
    await anApplicant(at, opening)
    const { apply_uptolate: late } = await openingOf(opening)
    const proposed = await propose(opening, { apply_uptolate: todayOf(at), apply_to: todayOf(at) })
    const extended = addDays(todayOf(at), 300)
    const alone = await hari.put(`/api/v1/models/n_entrance_open/${opening}`, {
      apply_uptolate: extended,
      exam_date: null,
    })
    expect(alone.status).toBe(200)
    expect(extended > String(late)).toBe(true)
    expect((await confirm(sarita, proposed)).body['code']).toBe('rule/changed-meanwhile')
    expect(await openingOf(opening)).toMatchObject({ apply_uptolate: extended })
  })

  it('is refused for other columns, values and openings', async () => {
    const opening = await anOpening(at)
    expect((await propose(opening, { examfee: 1_750 })).body['code']).toBe('rule/none-applied')
    expect(await read(opening)).toMatchObject({ columns: [] })
    await anApplicant(at, opening)
    expect((await propose(opening, { Name: 'Other' })).body['code']).toBe('rule/not-changeable')
    expect((await propose(opening, { examfee: -1 })).body['code']).toBe('rule/invalid-record')
    expect((await propose(opening, { examfee: 'many' })).body['code']).toBe('rule/invalid-record')
    expect((await propose(opening, { examfee: 1_500 })).body['code']).toBe('rule/nothing-changed')
    const noJson = await hari.post(processPath('opening_change'), {
      ...which(opening),
      ...reason,
      values: '{"examfee":',
    })
    expect(noJson.body['code']).toBe('rule/nothing-changed')
    const cashier = await at.staff('cashier')
    expect((await propose(opening, { examfee: 1_750 }, cashier)).status).toBe(403)
  })
})
