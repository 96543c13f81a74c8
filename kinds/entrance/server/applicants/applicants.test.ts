import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { anEntranceToLayOut } from '../../testing/entrance-layout.ts'
import { anEntranceOfToday } from '../../testing/presence.ts'
import type { ApplicantOfLayout } from '../../wire/applicants.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())
beforeEach(() => at.clock.travelTo(addDays(todayOf(at), 1)))

const reason = { reason: 'Broken leg.', reason_ne: 'खुट्टा भाँचिएको।' }
const notes = async (person: Person) => (await person.get('/api/v1/models/ad_note', {})).text
const card = async (person: Person, id: number) => {
  const { body } = await person.post('/api/v1/processes/entrance_form', { n_entrance_reg_ID: id })
  return pdfText(Buffer.from(String(body['exportFile']), 'base64'))
}

/** Two sittings of two rooms each; Sita, Hari and Gita sit in the first one. */
async function seated() {
  const entrance = await anEntranceToLayOut(at, 'BE Civil')
  const { room } = await entrance.centre({ A: 4, B: 1 })
  const sita = await entrance.applicant({ name: 'Sita Rai' })
  await entrance.applicant({ name: 'Hari Rai' })
  const tomorrow = addDays(todayOf(at), 1)
  const rooms = [room('A'), room('B')]
  const add = async (name: string, from: string, to: string) => {
    const saved = await entrance.sitting({ name, slot: [tomorrow, from, to], rooms })
    return saved.body['data'] as { readonly n_exam_routine_ID: number }
  }
  const morning = await add('Morning', '08:00', '10:00')
  const noon = await add('Noon', '12:00', '14:00')
  await entrance.seatAll()
  const move = (id: number, to: object, more: object = {}) =>
    entrance.run('entrance_seat_move', { n_entrance_reg_ID: id, ...to, ...reason, ...more })
  const list = async (find = '') => {
    const body = { ...entrance.opening, ...(find !== '' && { find }) }
    const answer = await entrance.run('entrance_applicants', body)
    return answer.body['data'] as { applicants: readonly ApplicantOfLayout[]; total: number }
  }
  return { ...entrance, room, sita, morning, noon, move, list, tomorrow }
}

describe('one applicant', () => {
  it('is moved to another room and another sitting, with a new card and a notice that says why', async () => {
    const { sita, room, noon, morning, move, seats } = await seated()
    const person = await sita.person()
    await card(person, sita.id)
    const toB = await move(sita.id, { ...morning, n_exam_room_ID: room('B') })
    expect(toB.body['summary']).toMatch(/^Moved to B, seat 1, Centre \d+\. Cards replaced: 1\.$/)
    await move(sita.id, { ...noon, n_exam_room_ID: room('B') })
    expect(await seats()).toEqual({
      'Hari Rai': ['Morning', 'A', 2],
      'Sita Rai': ['Noon', 'B', 1],
    })
    expect(await notes(person)).toMatch(
      /Your seat for BE Civil has changed: [^"]*, 12:00 to 14:00, B, seat 1, Centre \d+\. Broken leg\./,
    )
    const text = await card(person, sita.id)
    expect(text).toContain('version 3.')
    expect(text).toContain('12:00 to 14:00')
    const own = await person.get(`/api/v1/models/n_entrance_reg/${sita.id}`)
    expect(own.body).toMatchObject({ sitting_from: expect.stringMatching(/^12:00/) })
  })

  it('with a special need gets the free seat nearest to the door, in the same room too', async () => {
    const { sita, room, noon, morning, move, seats } = await seated()
    const toA = { ...noon, n_exam_room_ID: room('A') }
    await move(sita.id, toA)
    const hari = { ...morning, n_exam_room_ID: room('A') }
    const id = (
      await at.database.kysely
        .selectFrom('n_exam_seat')
        .select('n_entrance_reg_id as id')
        .where('n_exam_routine_id', '=', morning.n_exam_routine_ID)
        .executeTakeFirstOrThrow()
    ).id
    expect((await move(Number(id), hari)).body).toMatchObject({ code: 'rule/same-seat' })
    expect((await move(Number(id), hari, { special_need: true })).body).toMatchObject({
      isError: false,
    })
    expect(await seats()).toEqual({
      'Hari Rai': ['Morning', 'A', 1],
      'Sita Rai': ['Noon', 'A', 1],
    })
  })

  it('is not moved to a full room, a room of no sitting, or a sitting that has begun', async () => {
    const { sita, room, noon, morning, move, list, tomorrow } = await seated()
    const hari = (await list('hari')).applicants[0]?.n_entrance_reg_ID ?? 0
    await move(hari, { ...noon, n_exam_room_ID: room('B') })
    const code = async (to: object) => (await move(sita.id, to)).body['code']
    expect(await code({ ...noon, n_exam_room_ID: room('B') })).toBe('rule/room-full')
    expect(await code({ ...noon, n_exam_room_ID: 99 })).toBe('rule/room-not-of-sitting')
    expect(await code({ n_exam_routine_ID: 99, n_exam_room_ID: room('A') })).toBe(
      'rule/room-not-of-sitting',
    )
    const without = await move(sita.id, { ...noon, n_exam_room_ID: room('A') }, { reason_ne: ' ' })
    expect(without.body).toMatchObject({ code: 'rule/reason-needed' })
    at.clock.travelTo(tomorrow)
    expect(await code({ ...noon, n_exam_room_ID: room('A') })).toBe('rule/sitting-begun')
    expect(await code({ ...morning, n_exam_room_ID: room('B') })).toBeUndefined()
  })

  it('with another exam at that time is refused, by name', async () => {
    const { sita, room, noon, move, tomorrow } = await seated()
    const other = await anEntranceToLayOut(at, 'BE Computer')
    const elsewhere = await other.centre({ C: 1 })
    await other.applicant({ of: sita, name: 'Sita Rai' })
    const slot = [tomorrow, '13:00', '15:00'] as const
    await other.sitting({ name: 'Day', slot, rooms: [elsewhere.room('C')] })
    await other.seatAll()
    expect((await move(sita.id, { ...noon, n_exam_room_ID: room('A') })).body).toMatchObject({
      code: 'rule/two-at-once',
      summary: 'An applicant cannot sit two exams at once. Sita Rai: BE Computer, Day.',
    })
  })

  it('who was absent sits a later sitting without that absence; one who was present stays', async () => {
    const entrance = await anEntranceOfToday(at)
    await entrance.mark(['2083-0001,absent', '2083-0002,present'])
    const evening = (await entrance.run('entrance_layout', entrance.opening)).body['data'] as {
      sittings: readonly { code: string; routine: { n_exam_routine_ID: number } }[]
    }
    const to = {
      n_exam_routine_ID: evening.sittings[1]?.routine.n_exam_routine_ID,
      n_exam_room_ID: entrance.room('A'),
      ...reason,
    }
    const [absent, present] = entrance.people
    const move = (id: number | undefined) =>
      entrance.run('entrance_seat_move', { n_entrance_reg_ID: id, ...to })
    expect((await move(present?.id)).body).toMatchObject({ code: 'rule/has-sat' })
    expect((await move(absent?.id)).body).toMatchObject({ isError: false })
    const row = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('attendance')
      .where('n_entrance_reg_id', '=', absent?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ attendance: null })
    const { body } = await entrance.run('entrance_layout', entrance.opening)
    expect(body['data']).toMatchObject({
      sittings: [
        { code: 'Morning', presence: { present: 1, absent: 0, missing: 1 } },
        { code: 'Evening', presence: { present: 0, absent: 0, missing: 1 } },
      ],
    })
  })
})

describe('the applicants of an entrance', () => {
  it('are found by the beginning of number or name, with what may be done', async () => {
    const { list, applicant } = await seated()
    await applicant({ name: 'Gita Rai' })
    const all = await list()
    expect(all.total).toBe(3)
    expect(all.applicants).toMatchObject([
      { name: 'Sita Rai', seat: { sitting: 'Morning', room: 'A', seat: 1 }, mayMove: true },
      { name: 'Hari Rai', mayMove: true, mayChange: false },
      { name: 'Gita Rai', seat: null, mayMove: false, mayChange: true },
    ])
    expect((await list('gita')).applicants).toMatchObject([{ name: 'Gita Rai' }])
    expect((await list('2083-0002')).applicants).toMatchObject([{ name: 'Hari Rai' }])
    expect((await list('%')).applicants).toEqual([])
  })
})

describe('centre and special need', () => {
  it('are changed until there is a seat, with a reason, and the applicant is notified', async () => {
    const entrance = await anEntranceToLayOut(at, 'BE Civil')
    const [north, south] = [await entrance.centre({ A: 1 }), await entrance.centre({ B: 1 })]
    const centres = [north.centreId, south.centreId]
    await entrance.run('entrance_centres_set', { ...entrance.opening, centres })
    const { id, person } = await entrance.applicant({ centreId: north.centreId })
    const set = async (facts: object, more: object = reason) =>
      (await entrance.run('entrance_preferences_set', { n_entrance_reg_ID: id, ...facts, ...more }))
        .body
    const asked = { n_exam_centre_ID: south.centreId, special_need: true }
    expect(await set(asked, { reason: 'Moved house.', reason_ne: ' ' })).toMatchObject({
      code: 'rule/reason-needed',
    })
    expect(await set({ ...asked, n_exam_centre_ID: 99 })).toMatchObject({
      code: 'rule/centre-not-offered',
    })
    expect(await set(asked)).toMatchObject({ isError: false })
    expect(await set(asked)).toMatchObject({ code: 'rule/nothing-changed' })
    expect(await notes(await person())).toMatch(
      /Your application for BE Civil was changed: exam centre Centre \d+; seat near the door\. Broken leg\./,
    )
    const slot = [addDays(todayOf(at), 9), '08:00', '10:00'] as const
    await entrance.sitting({ name: 'One', slot, rooms: [north.room('A'), south.room('B')] })
    await entrance.seatAll()
    expect(Object.values(await entrance.seats())).toEqual([['One', 'B', 1]])
    expect(await set({ special_need: false })).toMatchObject({ code: 'rule/seated' })
  })
})
