import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import {
  aPaidSeat,
  paidFee,
  paySeat,
  proposeSeat,
  seatActions,
  waitingSeats,
} from '#testing/kinds/given-up-in-tests.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { apply, applications, openProgram } from '#testing/kinds/program-applicant.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const dayMs = 86_400_000

describe('a paid seat that is given up', () => {
  let at: TestServer
  let registrar: Person
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
  })
  // Tests advance the clock, so that a session of the one before may be over.
  beforeEach(async () => {
    registrar = await at.staff('registrar')
    cashier = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const code = ({ body }: Answer) => body['code']
  const creditOf = async (person: Person) => (await person.get('/nou/payments/own')).body['credit']
  const read = async (person: Person, id: number) =>
    (await person.get(`${applications}/${id}`)).body
  const later = async (days: number, email: string) => {
    at.clock.advance(days * dayMs)
    return at.signIn(email)
  }

  it.each([
    { days: 0, percent: 100, credit: paidFee },
    { days: 1, percent: 100, credit: paidFee },
    { days: 2, percent: 50, credit: paidFee / 2 },
    { days: 3, percent: 50, credit: paidFee / 2 },
    { days: 4, percent: 0, credit: 0 },
  ])(
    'brings back its share before, on and after the last day of each step, the rest stays income: %j',
    async ({ days, percent, credit }) => {
      const seat = await aPaidSeat(at)
      const person = await later(days, seat.email)
      const own = seatActions(person, seat.id)
      expect((await own.read()).offer).toMatchObject({ percent, credit, paid: paidFee })
      expect((await own.ask(credit / 100)).body).toMatchObject({ isError: false })
      const [mina, om] = [await at.staff('registrar'), await at.staff('cashier')]
      const proposed = await proposeSeat(mina, seat.id)
      const fields = fieldsOf(await proposalRead(om, proposed)) ?? []
      const shown = Object.fromEntries(fields.map(([name, , value]) => [name, value]))
      expect(shown).toMatchObject({
        'Becomes credit': { paisa: credit },
        'Stays income': { paisa: paidFee - credit },
      })
      expect((await confirm(mina, proposed)).body).toMatchObject({ isError: true })
      expect((await confirm(om, proposed)).body).toMatchObject({ isError: false })
      expect(await read(person, seat.id)).toMatchObject({
        DocStatus: { id: 'CL' },
        feepaid: (paidFee - credit) / 100,
      })
      expect(await creditOf(person)).toBe(credit / 100)
    },
  )

  it('is asked for with the amount that was read: another one is refused and changes nothing', async () => {
    const seat = await aPaidSeat(at)
    const refused = await seat.ask(1)
    expect(refused.body).toMatchObject({
      code: 'rule/credit-changed',
      errors: [{ field: 'credit' }],
    })
    expect((await seat.read()).asked).toBeNull()
    expect((await seat.ask(38_200)).body).toMatchObject({ isError: false })
    expect(code(await seat.ask(38_200))).toBe('rule/asked-already')
    expect((await seat.read()).offer).toBeNull()
  })

  it('may be kept after all until staff have proposed it', async () => {
    const seat = await aPaidSeat(at)
    expect(code(await seat.takeBack())).toBe('rule/not-asked')
    await seat.ask(38_200)
    expect((await seat.takeBack()).body).toMatchObject({ isError: false })
    expect((await seat.read()).offer).not.toBeNull()
    await seat.ask(38_200)
    await proposeSeat(registrar, seat.id)
    expect(code(await seat.takeBack())).toBe('rule/proposed-already')
    expect((await seat.read()).asked).toMatchObject({ mayTakeBack: false })
  })

  it('needs a rule, a payment, and the own application', async () => {
    const none = await aPaidSeat(at, '')
    expect([code(await none.ask(38_200)), (await none.read()).offer]).toEqual([
      'rule/no-rule',
      null,
    ])
    const other = await aPaidSeat(at)
    expect(code(await seatActions(other.person, none.id).ask(38_200))).toBe(
      'rule/application-unknown',
    )
    const { id } = other
    await at.database.kysely
      .updateTable('n_program_creg')
      .set({ docstatus: 'CO' })
      .where('n_program_creg_id', '=', id)
      .execute()
    expect(code(await other.ask(38_200))).toBe('rule/decided')
  })

  it('ends the enrollment that it confirmed, and frees the seat of the opening', async () => {
    const seat = await aPaidSeat(at)
    const body = { n_program_creg_ID: seat.id, doc_action: 'AP' }
    await done(registrar, 'program_document_action', body)
    await seat.ask(38_200)
    const [waiting] = (await waitingSeats(cashier)).filter(
      (each) => each.n_program_creg_ID === seat.id,
    )
    expect(waiting).toMatchObject({ isEnrolled: true, credit: paidFee, proposal: null })
    expect((await confirm(cashier, await proposeSeat(registrar, seat.id))).body).toMatchObject({
      isError: false,
    })
    const enrollments = await seat.person.get('/api/v1/models/n_program_enroll')
    expect(enrollments.body['records']).toMatchObject([{ isDropOut: true }])
    const opening = await seat.person.get(`/api/v1/models/n_program_cregopen/${seat.openingId}`)
    expect(opening.body['seats_left']).toBe(1)
    expect(code(await apply(seat.person, seat.openingId))).toBe('rule/already-applied')
  })

  it('goes to the next one on the waiting list of its entrance', async () => {
    const academics = await academicsOf(at)
    const { openingId, body, people } = await scoredEntrance(at, [{ score: 90 }, { score: 80 }])
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set(academics)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set(academics)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
    const exams = await at.staff('exam-office')
    const rules = JSON.stringify(meritRules(1, 0))
    await done(exams, 'entrance_merit_rules', { ...body, rules })
    await done(exams, 'entrance_merit_compute', body)
    const atMs = at.clock.nowMs() + 600_000
    const publication = { at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`, answer_days: 7 }
    await confirm(
      registrar,
      await done(exams, 'entrance_merit_publish', { ...body, ...publication }),
    )
    at.clock.advance(600_000)
    await at.jobs.runNow('merit-lists')
    const [first, second] = people
    const person = await at.signIn(first?.email ?? '')
    await done(person, 'entrance_seat_answer', { n_entrance_reg_ID: first?.id, accepts: true })
    const row = { seat_shares: `${dayInNepal(at.clock.nowMs())}=50` }
    const applied = await apply(person, await openProgram(at, { row }))
    const id = Number(applied.body['id'])
    await paySeat(at, person, id)
    await seatActions(person, id).ask(19_100)
    const eligible = () =>
      at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('eligible')
        .where('n_entrance_open_id', '=', openingId)
        .orderBy('n_entrance_reg_id')
        .execute()
    expect(await eligible()).toEqual([{ eligible: true }, { eligible: false }])
    const confirmed = await confirm(cashier, await proposeSeat(registrar, id))
    expect(confirmed.body).toMatchObject({ isError: false })
    expect(await eligible()).toEqual([{ eligible: false }, { eligible: true }])
    const next = await at.signIn(second?.email ?? '')
    const notes = await next.get('/api/v1/models/ad_note')
    expect(JSON.stringify(notes.body['records'])).toContain('is now yours from the waiting list')
    // The entrance of this test was never paid.
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ ispaid: false })
      .where('n_entrance_open_id', '=', openingId)
      .execute()
  })

  it('is given up once, however many confirm at the same time, and not after the money changed', async () => {
    const seat = await aPaidSeat(at)
    await seat.ask(38_200)
    const proposed = await proposeSeat(registrar, seat.id)
    const other = await at.staff('cashier')
    const both = await Promise.all([confirm(cashier, proposed), confirm(other, proposed)])
    expect(both.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect(await creditOf(seat.person)).toBe(38_200)
  })

  it('has a rule whose days rise and shares fall; the opening says which is wrong', async () => {
    const id = await openProgram(at)
    for (const seat_shares of ['2027-01-01=50,2026-12-01=20', '2027-01-01=50,2027-02-01=50', 'x']) {
      const answer = await registrar.put(`/api/v1/models/n_program_cregopen/${id}`, {
        seat_shares,
      })
      expect(JSON.stringify(answer.body)).toContain('seat_shares')
      expect(answer.status).toBe(400)
    }
  })
})
