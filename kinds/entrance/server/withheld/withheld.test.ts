import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { MeritPage, OwnPlace } from '../../wire/merit-list.ts'

const reason = { reason: 'Copied in the exam.', reason_ne: 'परीक्षामा चोरेको।' }

describe('a withheld result of an entrance', () => {
  let at: TestServer
  let mina: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
  })
  afterAll(() => at.close())

  const run = async (slug: string, body: object) =>
    (await mina.post(`/api/v1/processes/${slug}`, body)).body
  const pageOf = async (body: object) => {
    const { data } = (await done(mina, 'entrance_merit', body)).body
    return (data as { page: MeritPage }).page
  }
  /** Three applicants with 80, 70 and 60, the first of them withheld. */
  async function withheld() {
    const entrance = await scoredEntrance(at, [{ score: 80 }, { score: 70 }, { score: 60 }])
    const [first, second] = entrance.people
    if (first === undefined || second === undefined) throw new Error('There are three')
    const application = { n_entrance_reg_ID: first.id }
    await done(mina, 'entrance_withhold', { ...application, ...reason })
    return { ...entrance, first, second, application }
  }
  const compute = async (body: object) => {
    await done(mina, 'entrance_merit_rules', { ...body, rules: JSON.stringify(meritRules(1, 1)) })
    await done(mina, 'entrance_merit_compute', body)
  }
  const publish = async (body: object) => {
    const atMs = at.clock.nowMs() + 600_000
    const proposed = await done(mina, 'entrance_merit_publish', {
      ...body,
      at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`,
      answer_days: 7,
    })
    await confirm(await at.staff('registrar'), proposed)
    at.clock.advance(600_000)
    await at.jobs.runNow('merit-lists')
    mina = await at.staff('exam-office')
  }
  const notices = async (userId: number) =>
    (
      await at.database.kysely
        .selectFrom('ad_note')
        .select('textmsg')
        .where('ad_user_id', '=', userId)
        .orderBy('ad_note_id')
        .execute()
    ).map(({ textmsg }) => textmsg)

  it('is left out of the merit list, and the applicant is told why', async () => {
    const { body, name, first, second } = await withheld()
    expect(await notices(first.userId)).toEqual([
      `Your result of ${name} is withheld. Copied in the exam.`,
    ])
    await compute(body)
    const { rows, list } = await pageOf(body)
    expect(rows.map(({ id, rank, leftOut }) => [id, rank, leftOut]).at(0)).toEqual([
      second.id,
      1,
      null,
    ])
    expect(rows.at(-1)).toMatchObject({ id: first.id, rank: null, leftOut: 'withheld' })
    expect(list?.counts).toMatchObject({ ranked: 2, withheld: 1, absent: 0 })
    await publish(body)
    const student = await at.signIn(first.email)
    const { data } = (await done(student, 'entrance_merit_own', { n_entrance_reg_ID: first.id }))
      .body
    expect((data as { place: OwnPlace }).place).toMatchObject({
      leftOut: 'withheld',
      withheldFor: { en: 'Copied in the exam.', ne: 'परीक्षामा चोरेको।' },
    })
  })

  it('makes a computed list stale, and so does lifting it', async () => {
    const { body, application, people } = await withheld()
    await compute(body)
    await done(mina, 'entrance_withhold_lift', { ...application, ...reason })
    expect((await pageOf(body)).list?.isStale).toBe(true)
    await done(mina, 'entrance_merit_compute', body)
    expect((await pageOf(body)).rows[0]).toMatchObject({ id: people[0]?.id, rank: 1 })
    await done(mina, 'entrance_withhold', { n_entrance_reg_ID: people[1]?.id, ...reason })
    expect((await pageOf(body)).list?.isStale).toBe(true)
  })

  it('keeps a result from being published while the applicant is selected', async () => {
    const { body, openingId, application, first } = await withheld()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ selected: true })
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    expect(await run('entrance_publish', body)).toMatchObject({
      code: 'rule/selected-withheld',
      summary: `Selected, but the result is withheld: 2083-${first.id}. Take the selection back, or lift the withholding.`,
    })
    await done(mina, 'entrance_withhold_lift', { ...application, ...reason })
    expect(await run('entrance_publish', body)).toMatchObject({ isError: false })
  })

  it('is withheld once, with a reason in both languages, and until the result is published', async () => {
    const { body, application, second } = await withheld()
    const withhold = (id: number, why: object = reason) =>
      run('entrance_withhold', { n_entrance_reg_ID: id, ...why })
    expect(await run('entrance_withhold', { ...application, ...reason })).toMatchObject({
      code: 'rule/withheld-already',
    })
    expect(await withhold(second.id, { ...reason, reason_ne: ' ' })).toMatchObject({
      code: 'rule/reason-needed',
    })
    const lifted = { n_entrance_reg_ID: second.id, ...reason }
    expect(await run('entrance_withhold_lift', lifted)).toMatchObject({ code: 'rule/not-withheld' })
    const listed = await run('entrance_applicants', body)
    const { applicants } = listed['data'] as { applicants: readonly object[] }
    expect(applicants).toMatchObject([
      { withheldFor: { en: reason.reason, ne: reason.reason_ne }, mayWithhold: false },
      { withheldFor: null, mayWithhold: true },
      { mayWithhold: true },
    ])
    await compute(body)
    await publish(body)
    expect(await withhold(second.id)).toMatchObject({ code: 'rule/result-published' })
    await done(mina, 'entrance_withhold_lift', { ...application, ...reason })
  })
})
