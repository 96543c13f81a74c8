import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anExamination } from '#testing/kinds/examination-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { anEntranceToLayOut } from '../../testing/entrance-layout.ts'
import type { EntranceLayout, EntranceSeatPlan } from '../../wire/layout.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

const card = async (person: Person, id: number) => {
  const { body } = await person.post('/api/v1/processes/entrance_form', { n_entrance_reg_ID: id })
  return pdfText(Buffer.from(String(body['exportFile']), 'base64'))
}
const notes = async (person: Person) => (await person.get('/api/v1/models/ad_note', {})).text

describe('sittings of an entrance', () => {
  it('have their rooms to themselves: a room twice at one time is refused with what uses it', async () => {
    const entrance = await anEntranceToLayOut(at, 'BE Civil')
    const { room } = await entrance.centre({ A: 2, B: 2 })
    const slot = ['2027-01-06', '08:00', '10:00'] as const
    const first = await entrance.sitting({ name: 'Morning', slot, rooms: [room('A'), room('B')] })
    expect(first.body).toMatchObject({ isError: false })
    const other = await anEntranceToLayOut(at)
    const at10 = ['2027-01-06', '10:00', '12:00'] as const
    const before10 = ['2027-01-06', '09:59', '12:00'] as const
    const twice = await other.sitting({ name: 'One', slot: before10, rooms: [room('A')] })
    expect(twice.body).toMatchObject({
      code: 'rule/room-twice',
      summary: expect.stringMatching(
        /^A room is used twice at one time\. A, Centre \d+: BE Civil, Morning\.$/,
      ),
    })
    expect(
      (await other.sitting({ name: 'One', slot: at10, rooms: [room('A')] })).body,
    ).toMatchObject({ isError: false })
    const own = await entrance.sitting({ name: 'Second', slot, rooms: [room('B')] })
    expect(own.body).toMatchObject({ code: 'rule/room-twice' })
  })

  it('take no room of an exam, and an exam takes no seat of theirs', async () => {
    const exam = await anExamination(at)
    const entrance = await anEntranceToLayOut(at)
    const { centreId, room } = await entrance.centre({ A: 2, B: 1 })
    await exam.candidate('Sita Rai', 'CSC151')
    await exam.setRoutine('CSC151', ['2027-03-10', '10:00', '13:00'])
    const slot = ['2027-03-10', '12:00', '14:00'] as const
    await entrance.sitting({ name: 'Noon', slot, rooms: [room('A')] })
    const of = { n_exam_master_ID: exam.examId }
    await exam.run('exam_symbol_numbers', of)
    const seated = await exam.run('exam_seats', { ...of, n_exam_centre_ID: centreId })
    expect(seated.body).toMatchObject({ isError: false, data: { seated: 1 } })
    const rooms = await at.database.kysely
      .selectFrom('n_exam_seat')
      .select('n_exam_room_id')
      .where('n_exam_routine_id', '=', await exam.routineId('CSC151'))
      .execute()
    expect(rooms).toEqual([{ n_exam_room_id: room('B') }])
    const refused = await entrance.sitting({ name: 'Two', slot, rooms: [room('B')] })
    expect(refused.body['summary']).toMatch(/B, Centre \d+: CSC151\./)
  })

  it('keep their applicants from an exam paper at the same time, by name', async () => {
    const exam = await anExamination(at)
    const entrance = await anEntranceToLayOut(at, 'BE Civil')
    const { room } = await entrance.centre({ A: 2 })
    const sita = await exam.candidate('Sita Rai', 'CSC151')
    await entrance.applicant({ of: sita, name: 'Sita Rai' })
    const slot = ['2027-03-17', '12:00', '14:00'] as const
    await entrance.sitting({ name: 'Noon', slot, rooms: [room('A')] })
    await entrance.seatAll()
    const refused = await exam.setRoutine('CSC151', ['2027-03-17', '10:00', '12:01'])
    expect(refused.body).toMatchObject({
      code: 'rule/clash',
      summary: expect.stringContaining('Sita Rai: CSC151 and BE Civil, Noon.'),
    })
    const after = await exam.setRoutine('CSC151', ['2027-03-17', '10:00', '12:00'])
    expect(after.body).toMatchObject({ isError: false })
  })

  it('need a name of their own, a time, and rooms that are there', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 2 })
    const sitting = { name: 'One', slot: ['2027-01-07', '08:00', '10:00'], rooms: [room('A')] }
    const set = async (facts: object) => (await entrance.sitting({ ...sitting, ...facts })).body
    await set({})
    const wrong = [
      {},
      { slot: ['2027-02-30', '08:00', '10:00'] },
      { slot: ['2027-01-08', '8', '10:00'] },
      { slot: ['2027-01-08', '10:00', '10:00'] },
      { name: 'Two', rooms: [99] },
    ]
    const codes = await Promise.all(wrong.map(async (facts) => (await set(facts))['code']))
    expect(codes).toEqual([
      'rule/name-taken',
      'rule/not-a-day',
      'rule/not-a-time',
      'rule/ends-before-it-begins',
      'rule/room-unknown',
    ])
  })
})

describe('the seats of an entrance', () => {
  it('are planned, shown and then given as shown: number, centre asked for, special need, and a card that says it', async () => {
    const entrance = await anEntranceToLayOut(at, 'BE Computer')
    const north = await entrance.centre({ A: 2 })
    const south = await entrance.centre({ B: 2 })
    const [hari, sita, gita] = [
      await entrance.applicant({ name: 'Hari Rai', centreId: south.centreId }),
      await entrance.applicant({ name: 'Sita Rai' }),
      await entrance.applicant({ name: 'Gita Rai', specialNeed: true }),
    ]
    await entrance.applicant({ name: 'Not approved', status: 'DR' })
    await entrance.sitting({
      name: 'Morning',
      slot: ['2027-01-08', '14:00', '16:00'],
      rooms: [north.room('A'), south.room('B')],
    })
    const made = await entrance.run('entrance_seat_plan_make', entrance.opening)
    const { plan } = made.body['data'] as { plan: EntranceSeatPlan }
    expect(plan).toMatchObject({
      numbers: 3,
      seats: 3,
      freed: 0,
      executed: null,
      rooms: [
        {
          room: 'A',
          applicants: 2,
          specialNeed: 1,
          firstNumber: '2083-0002',
          lastNumber: '2083-0003',
        },
        { room: 'B', applicants: 1, firstNumber: '2083-0001' },
      ],
    })
    expect(await entrance.seats()).toEqual({})
    const id = { entrance_seat_plan_ID: plan.id }
    const done = await entrance.run('entrance_seat_plan_execute', id)
    expect(done.body).toMatchObject({
      isError: false,
      summary: 'Symbol numbers given: 3. Seats given: 3. Cards replaced: 0.',
    })
    expect(await entrance.seats()).toEqual({
      'Gita Rai': ['Morning', 'A', 1],
      'Sita Rai': ['Morning', 'A', 2],
      'Hari Rai': ['Morning', 'B', 1],
    })
    expect((await entrance.run('entrance_seat_plan_execute', id)).body).toMatchObject({
      code: 'rule/plan-is-done',
    })
    const text = await card(await gita.person(), gita.id)
    for (const line of ['2083-0003', ', A, Seat 1', '14:00 to 16:00', '13:00', ', Rasuwa'])
      expect(text).toContain(line)
    expect(text).not.toContain('11:00')
    expect(await notes(await sita.person())).toMatch(
      /Your admit card for BE Computer is ready: symbol number 2083-0002, [^"]*14:00 to 16:00, A, seat 2/,
    )
    const own = await (await hari.person()).get(`/api/v1/models/n_entrance_reg/${hari.id}`)
    expect(own.body).toMatchObject({
      erollno: '2083-0001',
      exam_centre: expect.stringMatching(/^Centre \d+, B, Seat 1$/),
      sitting_day: '2027-01-08',
      sitting_from: expect.stringMatching(/^14:00/),
    })
    expect((await entrance.run('entrance_seat_plan_make', entrance.opening)).body).toMatchObject({
      code: 'rule/nothing-to-plan',
    })
  })

  it('are void when applicants changed since they were planned', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 5 })
    await entrance.applicant()
    const slot = ['2027-01-09', '08:00', '10:00'] as const
    await entrance.sitting({ name: 'One', slot, rooms: [room('A')] })
    const made = await entrance.run('entrance_seat_plan_make', entrance.opening)
    const { plan } = made.body['data'] as { plan: EntranceSeatPlan }
    await entrance.applicant()
    const id = { entrance_seat_plan_ID: plan.id }
    expect((await entrance.run('entrance_seat_plan_execute', id)).body).toMatchObject({
      code: 'rule/plan-void',
    })
    expect(await entrance.seats()).toEqual({})
    expect((await entrance.seatAll()).body).toMatchObject({ data: { seated: 2 } })
  })

  it('are refused where there are more applicants than seats, by centre, and nothing is given', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { centreId, room } = await entrance.centre({ A: 1 })
    for (let n = 0; n < 3; n++) await entrance.applicant({ centreId })
    const plan = () => entrance.run('entrance_seat_plan_make', entrance.opening)
    expect((await plan()).body).toMatchObject({ code: 'rule/sittings-first' })
    const slot = ['2027-01-10', '08:00', '10:00'] as const
    await entrance.sitting({ name: 'One', slot, rooms: [room('A')] })
    expect((await plan()).body).toMatchObject({
      code: 'rule/not-enough-seats',
      summary: expect.stringMatching(
        /^There are more applicants than seats\. Centre \d+: 2 more needed\.$/,
      ),
    })
  })

  it('are in another sitting for a person with an exam at the time, and refused by name without one', async () => {
    const [one, other] = [await anEntranceToLayOut(at, 'BE Civil'), await anEntranceToLayOut(at)]
    const { room } = await one.centre({ A: 1, B: 1 })
    const morning = ['2027-01-11', '08:00', '10:00'] as const
    const noon = ['2027-01-11', '10:00', '12:00'] as const
    const sita = await one.applicant({ name: 'Sita Rai' })
    await one.sitting({ name: 'Early', slot: morning, rooms: [room('A')] })
    await one.seatAll()
    await other.applicant({ of: sita, name: 'Sita Rai' })
    await other.sitting({ name: 'One', slot: morning, rooms: [room('B')] })
    expect((await other.run('entrance_seat_plan_make', other.opening)).body).toMatchObject({
      code: 'rule/two-at-once',
      summary: 'An applicant cannot sit two exams at once. Sita Rai: BE Civil, Early.',
    })
    await other.sitting({ name: 'Two', slot: noon, rooms: [room('B')] })
    await other.seatAll()
    expect(await other.seats()).toEqual({ 'Sita Rai': ['Two', 'B', 1] })
  })

  it('change with their cards, and the applicants are notified: time, room, and name of a room', async () => {
    const entrance = await anEntranceToLayOut(at, 'BE Civil')
    const { centreId, room } = await entrance.centre({ A: 2, B: 2 })
    const [hari, sita] = [
      await entrance.applicant({ name: 'Hari Rai' }),
      await entrance.applicant({ name: 'Sita Rai', specialNeed: true }),
    ]
    const sitting = {
      name: 'One',
      slot: ['2027-01-12', '08:00', '10:00'],
      rooms: [room('A'), room('B')],
    } as const
    const saved = await entrance.sitting(sitting)
    const routine = saved.body['data'] as { n_exam_routine_ID: number }
    await entrance.seatAll()
    const person = await hari.person()
    await card(person, hari.id)

    const slot = ['2027-01-13', '09:00', '11:00'] as const
    const moved = await entrance.sitting({ ...sitting, slot }, routine)
    expect(moved.body['summary']).toBe(
      'The sitting is saved. Cards replaced: 1. Applicants notified: 2.',
    )
    expect(await notes(person)).toMatch(/BE Civil is now on [^"]*13 Jan 2027\), 09:00 to 11:00\./)
    expect(await card(person, hari.id)).toContain('version 2.')
    const own = await person.get(`/api/v1/models/n_entrance_reg/${hari.id}`)
    expect(own.body).toMatchObject({ sitting_day: '2027-01-13' })

    const toB = await entrance.run('exam_paper_move', { ...routine, to_room_ID: room('B') })
    expect(toB.body['summary']).toBe('Moved: 2. Cards replaced: 1.')
    expect(await entrance.seats()).toEqual({
      'Sita Rai': ['One', 'B', 1],
      'Hari Rai': ['One', 'B', 2],
    })
    expect(await notes(await sita.person())).toContain('One of BE Civil is now in B, seat 1')
    expect(await card(person, hari.id)).toContain(', B, Seat 2')

    const hall = { n_exam_room_ID: room('B'), n_exam_centre_ID: centreId, Name: 'Hall', seats: 2 }
    expect((await entrance.run('exam_room_save', hall)).body['summary']).toBe(
      'Saved. Cards replaced: 1. Students notified: 2.',
    )
    expect(await card(person, hari.id)).toContain(', Hall, Seat 2')

    const elsewhere = await entrance.centre({ C: 9 })
    const away = await entrance.run('exam_paper_move', {
      ...routine,
      to_room_ID: elsewhere.room('C'),
    })
    expect(away.body).toMatchObject({ code: 'rule/room-not-of-sitting' })
    const without = await entrance.sitting({ ...sitting, slot, rooms: [room('A')] }, routine)
    expect(without.body).toMatchObject({
      code: 'rule/room-in-use',
      summary: 'Applicants sit in Hall: 2. Move them first.',
    })
    const gone = await entrance.run('entrance_sitting_remove', routine)
    expect(gone.body).toMatchObject({ code: 'rule/seats-in-use' })
  })

  it('become free when an application is closed, and late applicants get theirs', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 2 })
    const hari = await entrance.applicant({ name: 'Hari Rai' })
    await entrance.applicant({ name: 'Sita Rai' })
    const slot = ['2027-01-14', '08:00', '10:00'] as const
    await entrance.sitting({ name: 'One', slot, rooms: [room('A')] })
    await entrance.seatAll()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'CL' })
      .where('n_entrance_reg_id', '=', hari.id)
      .execute()
    await entrance.applicant({ name: 'Gita Rai' })
    await entrance.seatAll()
    expect(await entrance.seats()).toEqual({
      'Gita Rai': ['One', 'A', 1],
      'Sita Rai': ['One', 'A', 2],
    })
    const layout = await entrance.run('entrance_layout', entrance.opening)
    expect(layout.body['data'] as EntranceLayout).toMatchObject({
      candidates: 2,
      unnumbered: 0,
      seatless: 0,
      sittings: [{ code: 'One', seated: 2, rooms: [{ room: 'A', seats: 2, seated: 2, cards: 0 }] }],
    })
  })
})

describe('an entrance with sittings', () => {
  it('has no seat written by hand, and no score before its last sitting ends', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 1 })
    const { id } = await entrance.applicant()
    const day = '2027-03-01'
    for (const [name, from, to] of [
      ['One', '08:00', '10:00'],
      ['Two', '13:00', '15:30'],
    ] as const)
      await entrance.sitting({ name, slot: [day, from, to], rooms: [room('A')] })
    await entrance.run('entrance_symbol_numbers', entrance.opening)
    const byHand = await Promise.all([
      entrance.run('entrance_seats', { ...entrance.opening, first_seat: 'Hall, Seat 1' }),
      entrance.run('entrance_set_number', { n_entrance_reg_ID: id, exam_centre: 'Hall' }),
    ])
    for (const { body } of byHand) expect(body).toMatchObject({ code: 'rule/seats-by-layout' })
    const number = await entrance.run('entrance_set_number', { n_entrance_reg_ID: id })
    expect(number.body).toMatchObject({ isError: false })
    const { body } = await entrance.run('entrance_sheet', entrance.opening)
    expect(body['data']).toMatchObject({
      firstDay: { from: { day, time: '15:30' } },
      maySeat: false,
    })
  })
})

describe('the centre of an applicant', () => {
  it('is asked for when there are several, and then stays in the choice', async () => {
    const entrance = await anEntranceToLayOut(at)
    const [north, south] = [await entrance.centre({ A: 1 }), await entrance.centre({ B: 1 })]
    const set = (centres?: readonly number[]) =>
      entrance.run('entrance_centres_set', { ...entrance.opening, ...(centres && { centres }) })
    const person = await at.signIn((await at.student()).email)
    const apply = (facts: object = {}) =>
      person.post('/api/v1/models/n_entrance_reg', { ...entrance.opening, ...facts })
    expect((await set([north.centreId, south.centreId])).body).toMatchObject({ isError: false })
    const offered = await person.post('/api/v1/processes/entrance_centres', entrance.opening)
    expect(offered.body['data']).toMatchObject({
      centres: [{ id: north.centreId }, { id: south.centreId }],
    })
    const third = await entrance.centre({ C: 1 })
    for (const facts of [{}, { n_exam_centre_ID: third.centreId }])
      expect((await apply(facts)).body).toMatchObject({ code: 'rule/centre-needed' })
    const applied = await apply({ n_exam_centre_ID: south.centreId, special_need: true })
    expect(applied).toMatchObject({
      status: 201,
      body: { n_exam_centre_ID: { id: south.centreId }, special_need: true },
    })
    expect((await set([north.centreId])).body).toMatchObject({ code: 'rule/centre-asked' })
    expect((await set([99])).body).toMatchObject({ code: 'rule/centre-unknown' })
  })

  it.each([{ centres: [] }, {}])('is no choice any more after %j', async (none) => {
    const entrance = await anEntranceToLayOut(at)
    const { centreId } = await entrance.centre({ A: 1 })
    const set = async (given: object) =>
      (await entrance.run('entrance_centres_set', { ...entrance.opening, ...given })).body
    expect(await set({ centres: [centreId] })).toMatchObject({ isError: false })
    expect(await set(none)).toMatchObject({ isError: false })
    const layout = await entrance.run('entrance_layout', entrance.opening)
    expect(layout.body['data']).toMatchObject({ centres: [] })
  })

  it('is not asked for where there is one or none', async () => {
    const entrance = await anEntranceToLayOut(at)
    const { centreId } = await entrance.centre({ A: 1 })
    await entrance.run('entrance_centres_set', { ...entrance.opening, centres: [centreId] })
    const person = await at.signIn((await at.student()).email)
    const applied = await person.post('/api/v1/models/n_entrance_reg', entrance.opening)
    expect(applied).toMatchObject({ status: 201, body: { special_need: false } })
  })
})
