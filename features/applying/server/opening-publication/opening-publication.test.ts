import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

describe('an opening that is published at a time', () => {
  let at: TestServer
  let hari: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const openings = modelPath('n_entrance_open')
  async function aDraft(facts: object = {}) {
    const made = await hari.post(openings, {
      Name: `Entrance ${Math.random()}`,
      n_program_ID: 1_000_000,
      n_aca_year_ID: 1_000_000,
      examfee: 1500,
      latefee: 500,
      apply_to: addDays(todayOf(at), 20),
      apply_uptolate: addDays(todayOf(at), 25),
      ...facts,
    })
    if (made.status !== 201) throw new Error(made.text)
    return Number(made.body['id'])
  }
  const which = (id: number) => ({ model: 'n_entrance_open', record_ID: id })
  const inNepal = (ms: number) => `${dayInNepal(ms)} ${timeInNepal(ms)}`
  const plan = (id: number, ms: number) =>
    hari.post(processPath('opening_publish_at'), { ...which(id), at: inNepal(ms) })
  const read = async (id: number) =>
    (await hari.post(processPath('opening_publication_read'), which(id))).body['data']
  const isPublished = async (id: number) => {
    const { ispublished } = await at.database.kysely
      .selectFrom('n_entrance_open')
      .select('ispublished')
      .where('n_entrance_open_id', '=', id)
      .executeTakeFirstOrThrow()
    return ispublished
  }
  const hourMs = 3_600_000
  const minute = () => Math.ceil(at.clock.nowMs() / 60_000) * 60_000

  it('stays a draft until then, and is published once, with an entry of the audit log', async () => {
    const id = await aDraft()
    const time = minute() + hourMs
    expect((await plan(id, time)).body['isError']).toBe(false)
    expect(await read(id)).toEqual({ at: new Date(time).toISOString(), refused: null })
    const list = await hari.post(processPath('opening_publications'), { model: 'n_entrance_open' })
    expect(list.body['data']).toEqual({ planned: [{ id, at: new Date(time).toISOString() }] })
    at.clock.advance(time - 1 - at.clock.nowMs())
    await at.jobs.runNow('opening-publications')
    expect(await isPublished(id)).toBe(false)
    at.clock.advance(1)
    await at.jobs.runNow('opening-publications')
    await at.jobs.runNow('opening-publications')
    expect(await isPublished(id)).toBe(true)
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select('after')
      .where('process', '=', 'opening_publish_at')
      .where('record', '=', String(id))
      .execute()
    expect(
      entries.map(({ after }) => after).filter((each) => each?.includes('ispublished')),
    ).toHaveLength(1)
    hari = await at.staff('registrar')
    expect(await read(id)).toEqual({ at: null, refused: null })
  })

  it('is checked when it is planned, and again at its time', async () => {
    hari = await at.staff('registrar')
    const incomplete = await aDraft({ n_program_ID: null })
    const refused = await plan(incomplete, minute() + hourMs)
    expect(refused.body).toMatchObject({ code: 'rule/invalid-record' })
    expect(refused.text).toContain('Needed before it can be published.')

    const id = await aDraft({ apply_uptolate: addDays(todayOf(at), 30) })
    const time = minute() + hourMs
    expect((await plan(id, time)).body['isError']).toBe(false)
    const holiday = { Name: 'Tihar', name_ne: 'तिहार', holiday: addDays(todayOf(at), 30) }
    expect((await hari.post(modelPath('n_holiday'), holiday)).status).toBe(201)
    at.clock.advance(time - at.clock.nowMs())
    await at.jobs.runNow('opening-publications')
    expect(await isPublished(id)).toBe(false)
    hari = await at.staff('registrar')
    expect(JSON.stringify(await read(id))).toContain('The university is closed on this day: Tihar.')
  })

  it('is not planned for a time that is over, is taken back, and is the work of its roles', async () => {
    hari = await at.staff('registrar')
    const id = await aDraft()
    expect((await plan(id, minute() - hourMs)).body['code']).toBe('rule/instant-wrong')
    expect((await plan(id, minute() + 400 * 24 * hourMs)).body['code']).toBe('rule/instant-wrong')
    expect((await plan(id, minute() + hourMs)).body['isError']).toBe(false)
    await hari.post(processPath('opening_publish_at'), which(id))
    expect(await read(id)).toEqual({ at: null, refused: null })
    at.clock.advance(2 * hourMs)
    await at.jobs.runNow('opening-publications')
    expect(await isPublished(id)).toBe(false)
    hari = await at.staff('registrar')
    await hari.put(`${openings}/${id}`, { ispublished: true })
    expect((await plan(id, minute() + hourMs)).body['code']).toBe('rule/is-published')
    const cashier = await at.staff('cashier')
    const asked = await cashier.post(processPath('opening_publish_at'), which(id))
    expect(asked.status).toBe(403)
  })
})
