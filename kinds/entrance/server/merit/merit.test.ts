import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { MeritPage, OwnPlace } from '#kinds/entrance/wire/merit-list.ts'
import {
  done,
  type MeritApplication,
  meritRules,
  scoredEntrance,
  type ScoredStudent,
} from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const soonMs = 600_000
const dayMs = 86_400_000

describe('the merit list of an entrance', () => {
  let at: TestServer
  let mina: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer()
  })
  // Tests advance the clock, so that a session of the one before may be over.
  beforeEach(async () => {
    mina = await at.staff('exam-office')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const code = ({ body }: Answer) => body['code']
  const pageOf = async (body: object, more: object = {}): Promise<MeritPage> => {
    const { data } = (await done(mina, 'entrance_merit', { ...body, ...more })).body
    return (data as { page: MeritPage }).page
  }
  const saveRules = (body: object, rules: object) =>
    run(mina, 'entrance_merit_rules', { ...body, rules: JSON.stringify(rules) })
  const nepalTime = (atMs: number) => `${dayInNepal(atMs)} ${timeInNepal(atMs)}`
  const soon = () => at.clock.nowMs() + soonMs

  async function computed(students: readonly ScoredStudent[], rules = meritRules(1, 1)) {
    const entrance = await scoredEntrance(at, students)
    await done(mina, 'entrance_merit_rules', { ...entrance.body, rules: JSON.stringify(rules) })
    await done(mina, 'entrance_merit_compute', entrance.body)
    return entrance
  }
  async function scheduled(students: readonly ScoredStudent[], rules = meritRules(1, 1)) {
    const entrance = await computed(students, rules)
    const publication = { at: nepalTime(soon()), answer_days: 7 }
    const proposed = await done(mina, 'entrance_merit_publish', {
      ...entrance.body,
      ...publication,
    })
    const confirmed = await confirm(sarita, proposed)
    expect(confirmed.body).toMatchObject({ isError: false })
    return entrance
  }
  async function published(students: readonly ScoredStudent[], rules = meritRules(1, 1)) {
    const entrance = await scheduled(students, rules)
    at.clock.advance(soonMs)
    await at.jobs.runNow('merit-lists')
    return entrance
  }
  const eligible = async (people: readonly MeritApplication[]) => {
    const rows = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select(['n_entrance_reg_id', 'eligible'])
      .where(
        'n_entrance_reg_id',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    const found = new Map(rows.map((row) => [row.n_entrance_reg_id, row.eligible]))
    return people.map(({ id }) => found.get(id))
  }
  const notes = async ({ userId }: MeritApplication) =>
    (
      await at.database.kysely
        .selectFrom('ad_note')
        .select('textmsg')
        .where('ad_user_id', '=', userId)
        .orderBy('ad_note_id')
        .execute()
    ).map(({ textmsg }) => textmsg)
  const own = async (by: Person, { id }: MeritApplication): Promise<OwnPlace | null> => {
    const { data } = (await done(by, 'entrance_merit_own', { n_entrance_reg_ID: id })).body
    return (data as { place: OwnPlace | null }).place
  }
  const answer = (by: Person, { id }: MeritApplication, accepts: boolean) =>
    run(by, 'entrance_seat_answer', { n_entrance_reg_ID: id, accepts })

  it('refuses rules that do not fit, each with its reason', async () => {
    const { body } = await scoredEntrance(at, [{ score: 50 }])
    const rules = meritRules(1, 1)
    const quotas = rules.quotas.map((each) => {
      return { ...each, passesTo: each.quota === 'Open' ? ('Dalit' as const) : 'Open' }
    })
    const circle = { ...rules, quotas }
    expect(code(await saveRules(body, circle))).toBe('rule/passes-in-circle')
    expect(code(await saveRules(body, meritRules(0, 0)))).toBe('rule/no-seats')
    expect(code(await saveRules(body, meritRules(1, 1, { minimum: 101 })))).toBe(
      'rule/minimum-outside',
    )
    const unknown = { ...rules, quotas: quotas.map((each) => ({ ...each, quota: 'Martian' })) }
    expect((await saveRules(body, unknown)).body['summary']).toBe('There is no quota Martian.')
    expect(code(await saveRules(body, { name: 'x' }))).toBe('rule/rules-unreadable')
    expect(code(await run(mina, 'entrance_merit_compute', body))).toBe('rule/no-rules')
  })

  it('gives no more seats than the programme has', async () => {
    const { openingId, body } = await scoredEntrance(at, [{ score: 50 }])
    const { n_program_id, n_aca_year_id } = await at.database.kysely
      .selectFrom('n_program')
      .innerJoin('n_aca_year', (join) => join.onTrue())
      .select(['n_program_id', 'n_aca_year_id'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const academics = { n_program_id, n_aca_year_id }
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set(academics)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    await at.database.kysely
      .insertInto('n_program_cregopen')
      .values({ ...academics, name: 'Admission', n_sem_year_id: 1_000_000, seats: 48 })
      .execute()
    const limit = (await pageOf(body)).programmeSeats ?? 0
    const refused = await saveRules(body, meritRules(limit, 1))
    expect(refused.body['summary']).toBe(
      `The rules have ${limit + 1} seats; the programme has ${limit}.`,
    )
    expect((await saveRules(body, meritRules(limit - 1, 1))).body).toMatchObject({ isError: false })
  })

  it('shows ranks, ties, seats with what was passed on, the waiting, and who is left out', async () => {
    const { body, people } = await computed(
      [
        { score: 70, bornOn: day('2007-02-01') },
        { score: 70, bornOn: day('2007-01-01') },
        { score: 60, claims: ['Dalit'] },
        { score: 50, claims: ['Open', 'Dalit'], proved: ['Dalit'] },
        { score: 39, claims: ['Open', 'Dalit'], proved: ['Dalit'] },
        { score: null },
      ],
      meritRules(1, 2),
    )
    const { list, rows, candidates } = await pageOf(body)
    const [younger, older, unproved, dalit, below, absent] = people
    expect(candidates).toBe(6)
    expect(rows.map(({ id, rank, leftOut }) => [id, rank ?? leftOut])).toEqual([
      [older?.id, 1],
      [younger?.id, 2],
      [unproved?.id, 3],
      [dalit?.id, 4],
      [below?.id, 'below-minimum'],
      [absent?.id, 'absent'],
    ])
    expect(rows[0]?.tie).toMatchObject({
      by: 'older',
      bornOn: '2007-01-01',
      nextBornOn: '2007-02-01',
    })
    expect(rows.slice(0, 4).map(({ seat, waiting }) => seat?.quota ?? waiting)).toEqual([
      'Open',
      'Open',
      1,
      'Dalit',
    ])
    expect(rows[1]?.seat).toEqual({ quota: 'Open', from: 'Dalit', number: 2, answer: null })
    expect(rows[2]?.uncounted).toEqual([{ quota: 'Dalit', proof: 'missing' }])
    expect(rows[4]?.uncounted).toEqual([])
    expect(list?.quotas).toEqual([
      { quota: 'Open', seats: 1, passed: 1, given: 2 },
      { quota: 'Dalit', seats: 2, passed: -1, given: 1 },
    ])
    expect(list?.counts).toMatchObject({ ranked: 4, seated: 3, waiting: 1, ties: 1 })
    const waiting = await pageOf(body, { show: 'waiting' })
    expect(waiting.rows.map(({ id }) => id)).toEqual([unproved?.id])
  })

  it('decides between equal scores by a part of the exam, entered from a file, all rows or none', async () => {
    const { body, people } = await scoredEntrance(at, [{ score: 70 }, { score: 70 }])
    const [one, two] = people.map(({ id }) => `2083-${id}`)
    const fileOf = (...lines: string[]) => ({
      ...body,
      file: { fileName: 'p.csv', fileContent: Buffer.from(lines.join('\n')).toString('base64') },
    })
    const rules = meritRules(1, 0, { ties: ['part:mathematics', 'older'] })
    expect((await saveRules(body, rules)).body['summary']).toBe(
      'No scores of the part mathematics are entered.',
    )
    const enter = (...lines: string[]) => run(mina, 'entrance_merit_parts', fileOf(...lines))
    expect(code(await enter('erollno', '1'))).toBe('rule/columns-wrong')
    expect(code(await enter('erollno,mathematics,mathematics', `${one},1,2`))).toBe(
      'rule/columns-wrong',
    )
    const wrong = await enter(
      'erollno,mathematics',
      `${one},44`,
      `${one},45`,
      '9-9,1',
      `${two},101`,
    )
    expect(wrong.body).toMatchObject({
      code: 'rule/rows-wrong',
      errors: [{ field: '3' }, { field: '4' }, { field: '5' }],
    })
    expect((await pageOf(body)).parts).toEqual([])
    const saved = await enter('erollno,mathematics,physics', `${one},44,30`, `${two},46,29`)
    expect(saved.body).toMatchObject({ isError: false, data: { n: 2 } })
    expect((await saveRules(body, rules)).body).toMatchObject({ isError: false })
    await done(mina, 'entrance_merit_compute', body)
    const { parts, rows } = await pageOf(body)
    expect(parts).toEqual(['mathematics', 'physics'])
    expect(rows[0]).toMatchObject({
      id: people[1]?.id,
      tie: { by: 'part:mathematics', part: 46, nextPart: 44 },
    })
    await enter('erollno,mathematics', `${one},47`)
    expect((await pageOf(body)).list?.isStale).toBe(true)
  })

  it('is stale once a proof is approved, and made again counts the claim', async () => {
    const { body, people } = await computed([
      { score: 70 },
      { score: 60 },
      { score: 50, claims: ['Dalit'] },
    ])
    const last = people[2]
    expect((await pageOf(body)).rows[2]).toMatchObject({ waiting: 1, seat: null })
    const proof = { n_entrance_reg_ID: last?.id, quota: 'Dalit', is_proved: true }
    await done(mina, 'entrance_claim_prove', proof)
    const stale = await pageOf(body)
    expect(stale.list).toMatchObject({ version: 1, isStale: true })
    expect(stale.rows[2]?.uncounted).toEqual([{ quota: 'Dalit', proof: 'approved' }])
    const publication = { ...body, at: nepalTime(soon()), answer_days: 7 }
    expect(code(await run(mina, 'entrance_merit_publish', publication))).toBe('rule/list-stale')
    await done(mina, 'entrance_merit_compute', body)
    const again = await pageOf(body)
    expect(again.list).toMatchObject({ version: 2, isStale: false })
    expect(again.rows[2]?.seat).toMatchObject({ quota: 'Dalit' })
    const open = { ...proof, quota: 'Open' }
    expect(code(await run(mina, 'entrance_claim_prove', open))).toBe('rule/claim-needs-none')
    await done(mina, 'entrance_claim_prove', { ...proof, is_proved: false })
    expect((await pageOf(body)).list?.isStale).toBe(true)
  })

  it('needs a second person, who reads what will be published, and is not published if it changed', async () => {
    const { body, people } = await computed([{ score: 70 }, { score: 60 }, { score: 50 }])
    const wrong = { ...body, at: '2020-01-01 10:00', answer_days: 7 }
    expect(code(await run(mina, 'entrance_merit_publish', wrong))).toBe('rule/at-wrong')
    const publication = { ...body, at: nepalTime(soon()), answer_days: 7 }
    const none = { ...publication, answer_days: 0 }
    expect(code(await run(mina, 'entrance_merit_publish', none))).toBe('rule/days-wrong')
    const proposed = await done(mina, 'entrance_merit_publish', publication)
    expect((await pageOf(body)).proposal).toMatchObject({ isOwn: true })
    const read = await proposalRead(sarita, proposed)
    expect(fieldsOf(read)?.map(([name, , value]) => [name, value])).toEqual([
      ['Release time', { instant: expect.any(String) }],
      ['Days to accept a seat', '7'],
      ['Version', '1'],
      ['Rule set', expect.objectContaining({ en: '2083-A, version 1' })],
      ['Seats given', expect.objectContaining({ en: '2 of 2' })],
      ['On the waiting list', '1'],
      ['Left out', '0'],
    ])
    expect(read.view?.checks.map(({ sign }) => sign)).toEqual(['agree', 'agree'])
    expect(code(await confirm(mina, proposed))).toBe('rule/own-entry')
    expect(code(await run(mina, 'entrance_publish', body))).toBe('rule/list-used')
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ score: 99 })
      .where('n_entrance_reg_id', '=', people[2]?.id ?? 0)
      .execute()
    expect(code(await confirm(sarita, proposed))).toBe('rule/list-stale')
  })

  it('can be stopped until its release time, and scores are closed while it waits', async () => {
    const { body } = await scheduled([{ score: 70 }])
    expect((await pageOf(body)).list?.state).toBe('scheduled')
    const file = {
      fileName: 's.csv',
      fileContent: Buffer.from('erollno,score,attendance,selected\n1,2,,').toString('base64'),
    }
    expect(code(await run(mina, 'entrance_scores_enter', { ...body, file }))).toBe(
      'rule/list-scheduled',
    )
    expect(code(await run(mina, 'entrance_merit_compute', body))).toBe('rule/list-scheduled')
    await done(mina, 'entrance_merit_stop', body)
    expect((await pageOf(body)).list).toMatchObject({ state: 'draft', publishAt: null })
    expect(code(await run(mina, 'entrance_merit_stop', body))).toBe('rule/nothing-to-stop')
    at.clock.advance(soonMs)
    await at.jobs.runNow('merit-lists')
    expect((await pageOf(body)).list?.state).toBe('draft')
  })

  it('becomes void at its release time if a claim, a score or a rule has changed', async () => {
    const { body, people } = await scheduled([{ score: 70 }, { score: 60 }])
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'CL' })
      .where('n_entrance_reg_id', '=', people[0]?.id ?? 0)
      .execute()
    at.clock.advance(soonMs)
    await at.jobs.runNow('merit-lists')
    expect((await pageOf(body)).list).toMatchObject({ state: 'void', published: null })
    expect(await eligible(people)).toEqual([false, false])
    await done(mina, 'entrance_merit_compute', body)
    expect((await pageOf(body)).list).toMatchObject({ version: 2, state: 'draft' })
  })

  it('is seen by no student before its release time, and by each for themselves after', async () => {
    const { body, people, name } = await scheduled([
      { score: 71.37 },
      { score: 60 },
      { score: 50, claims: ['Dalit'] },
      { score: 30 },
    ])
    const [first, second, third, fourth] = people as [
      MeritApplication,
      MeritApplication,
      MeritApplication,
      MeritApplication,
    ]
    const [sita, hari] = [await at.signIn(first.email), await at.signIn(third.email)]
    at.clock.advance(soonMs - 1_000)
    await at.jobs.runNow('merit-lists')
    expect(await own(sita, first)).toBeNull()
    expect(code(await answer(sita, first, true))).toBe('rule/no-offer')
    expect(await eligible(people)).toEqual([false, false, false, false])
    expect(await notes(first)).toEqual([])
    for (const slug of ['entrance_merit', 'entrance_merit_compute', 'entrance_merit_stop'])
      expect((await run(sita, slug, body)).status).toBe(403)

    at.clock.advance(1_000)
    await at.jobs.runNow('merit-lists')
    const until = dayInNepal(at.clock.nowMs() + 7 * dayMs)
    expect(await own(sita, first)).toMatchObject({
      rank: 1,
      ranked: 3,
      score: 71.37,
      waiting: null,
      seat: { quota: 'Open', from: 'Open', until, answer: null },
    })
    expect(await own(hari, third)).toMatchObject({ rank: 3, waiting: 1, seat: null })
    expect(await own(hari, first)).toBeNull()
    expect(await own(await at.signIn(fourth.email), fourth)).toMatchObject({
      rank: null,
      leftOut: 'below-minimum',
      minimum: 40,
    })
    expect(await eligible(people)).toEqual([true, true, false, false])
    const notices = await Promise.all([first, third, fourth].map(notes))
    expect(notices).toEqual([
      [expect.stringMatching(`^The result of ${name} is published: you have a seat.`)],
      [`The result of ${name} is published: you are number 1 on the waiting list.`],
      [`The result of ${name} is published: you are not on the merit list.`],
    ])
    expect(code(await run(mina, 'entrance_publish', body))).toBe('rule/list-used')
    const up = { n_entrance_reg_ID: third.id, eligible: true }
    expect(code(await run(mina, 'entrance_set_eligible', up))).toBe('rule/seats-by-list')
    expect(await own(await at.signIn(second.email), second)).toMatchObject({
      seat: { quota: 'Open', from: 'Dalit' },
    })
  })

  it('is not beside a result that was published without it', async () => {
    const { body } = await computed([{ score: 70 }])
    const proposed = await done(mina, 'entrance_publish', body)
    const publication = { ...body, at: nepalTime(soon()), answer_days: 7 }
    expect(code(await run(mina, 'entrance_merit_publish', publication))).toBe('rule/result-used')
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(code(await run(mina, 'entrance_merit_publish', publication))).toBe('rule/result-used')
    expect(code(await run(mina, 'entrance_merit_compute', body))).toBe('rule/result-used')
    expect((await pageOf(body)).isPublishedWithout).toBe(true)
  })

  it('passes a declined seat to the next who competes for it, at once and with a notice', async () => {
    const { people } = await published([
      { score: 70 },
      { score: 60, claims: ['Dalit'], proved: ['Dalit'] },
      { score: 50 },
      { score: 45, claims: ['Dalit'], proved: ['Dalit'] },
    ])
    const [first, dalit, third, other] = people as [
      MeritApplication,
      MeritApplication,
      MeritApplication,
      MeritApplication,
    ]
    expect(await eligible(people)).toEqual([true, true, false, false])
    const by = await at.signIn(dalit.email)
    expect((await answer(by, dalit, true)).body).toMatchObject({ isError: false })
    expect(code(await answer(by, dalit, true))).toBe('rule/answered-already')
    await done(by, 'entrance_seat_answer', { n_entrance_reg_ID: dalit.id, accepts: false })
    expect(await eligible(people)).toEqual([true, false, false, true])
    expect((await notes(other)).at(-1)).toMatch(/is now yours from the waiting list/)
    expect(code(await answer(by, dalit, true))).toBe('rule/answered-already')
    const last = await at.signIn(other.email)
    await done(last, 'entrance_seat_answer', { n_entrance_reg_ID: other.id, accepts: false })
    // No Dalit applicant waits any more: the seat is passed on to Open.
    expect(await eligible([first, third])).toEqual([true, true])
    expect(await own(await at.signIn(third.email), third)).toMatchObject({
      seat: { quota: 'Open', from: 'Dalit' },
    })
  })

  it('passes a seat on when its last day is over, and never one that was accepted', async () => {
    const { people } = await published(
      [{ score: 70 }, { score: 60 }, { score: 50 }],
      meritRules(2, 0),
    )
    const [first, second, third] = people as [MeritApplication, MeritApplication, MeritApplication]
    await done(await at.signIn(first.email), 'entrance_seat_answer', {
      n_entrance_reg_ID: first.id,
      accepts: true,
    })
    at.clock.advance(7 * dayMs)
    await at.jobs.runNow('merit-lists')
    expect(await eligible(people)).toEqual([true, true, false])
    at.clock.advance(dayMs)
    await at.jobs.runNow('merit-lists')
    expect(await eligible(people)).toEqual([true, false, true])
    expect((await notes(second)).at(-1)).toMatch(/did not accept your seat/)
    expect(code(await answer(await at.signIn(second.email), second, true))).toBe('rule/too-late')
    expect(await own(await at.signIn(third.email), third)).toMatchObject({
      seat: { until: dayInNepal(at.clock.nowMs() + 7 * dayMs), answer: null },
    })
  })

  it('is replaced by a new version only, which keeps the answers of those who still have a seat', async () => {
    const { body, people } = await published(
      [{ score: 70 }, { score: 60 }, { score: 50, claims: ['Dalit'] }],
      meritRules(1, 1),
    )
    const [first, second, third] = people as [MeritApplication, MeritApplication, MeritApplication]
    const by = await at.signIn(first.email)
    await done(by, 'entrance_seat_answer', { n_entrance_reg_ID: first.id, accepts: true })
    expect(await eligible(people)).toEqual([true, true, false])
    const proof = { n_entrance_reg_ID: third.id, quota: 'Dalit', is_proved: true }
    await done(mina, 'entrance_claim_prove', proof)
    await done(mina, 'entrance_merit_compute', body)
    expect(await eligible(people)).toEqual([true, true, false])
    const publication = { ...body, at: nepalTime(soon()), answer_days: 3 }
    const proposed = await done(mina, 'entrance_merit_publish', publication)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    at.clock.advance(soonMs)
    await at.jobs.runNow('merit-lists')
    expect(await eligible(people)).toEqual([true, false, true])
    expect((await own(by, first))?.seat?.answer).toBe('accepted')
    expect(await own(await at.signIn(second.email), second)).toMatchObject({ waiting: 1 })
    const states = await at.database.kysely
      .selectFrom('merit_list')
      .select('state')
      .where('n_entrance_open_id', '=', body.n_entrance_open_ID)
      .orderBy('version')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['replaced', 'published'])
  })

  it('replaced by a new version asks no person again who gave a seat up, and none who accepted', async () => {
    const { body, people } = await published(
      [{ score: 70 }, { score: 60 }, { score: 50 }],
      meritRules(1, 0),
    )
    const [first, second] = people as [MeritApplication, MeritApplication]
    await done(await at.signIn(first.email), 'entrance_seat_answer', {
      n_entrance_reg_ID: first.id,
      accepts: false,
    })
    const by = await at.signIn(second.email)
    await done(by, 'entrance_seat_answer', { n_entrance_reg_ID: second.id, accepts: true })
    await done(mina, 'entrance_merit_compute', body)
    const publication = { ...body, at: nepalTime(soon()), answer_days: 3 }
    await confirm(sarita, await done(mina, 'entrance_merit_publish', publication))
    at.clock.advance(soonMs)
    await at.jobs.runNow('merit-lists')
    expect(await eligible(people)).toEqual([false, true, false])
    expect((await own(by, second))?.seat?.answer).toBe('accepted')
    expect((await own(await at.signIn(first.email), first))?.seat?.answer).toBe('declined')
  })

  it('never has more people than seats, whatever is written', async () => {
    const { openingId, people } = await computed([{ score: 70 }, { score: 60 }, { score: 50 }])
    const { kysely } = at.database
    const { merit_list_id } = await kysely
      .selectFrom('merit_list')
      .select('merit_list_id')
      .where('n_entrance_open_id', '=', openingId)
      .executeTakeFirstOrThrow()
    const third = { merit_list_id, n_entrance_reg_id: people[2]?.id ?? 0, given_by: 'Open' }
    const offer = (seat: number) =>
      kysely
        .insertInto('merit_offer')
        .values({ ...third, seat })
        .execute()
    await expect(offer(1)).rejects.toThrow('merit_offer_one_person')
    await expect(offer(3)).rejects.toThrow('violates foreign key')
    const seat = { merit_list_id, quota: 'Open' }
    const more = (seats: number, number: number) =>
      kysely
        .insertInto('merit_seat')
        .values({ ...seat, seats, seat: number })
        .execute()
    await expect(more(2, 3)).rejects.toThrow('violates check')
    await expect(more(3, 3)).rejects.toThrow('violates foreign key')
  })
})
