import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MeritPage, OwnPlace } from '#kinds/entrance/wire/merit-list.ts'
import {
  type ApplicantOfPrograms,
  civil,
  computer,
  entranceOfPrograms,
  ownProgram,
  publishComputed,
  publishPrograms,
} from '#kinds/entrance/testing/entrance-of-programs.ts'
import { done } from '#testing/kinds/merit-in-tests.ts'
import { apply, openProgram } from '#testing/kinds/program-applicant.ts'
import { paySeat, proposeSeat, seatActions, seatShares } from '#testing/kinds/given-up-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const dayMs = 86_400_000
const one = { own: 1, civil: 1, computer: 1 }

describe('a merit list of several programmes', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const code = ({ body }: Answer) => body['code']
  const own = async ({ by, id }: ApplicantOfPrograms) => {
    const { data } = (await done(by, 'entrance_merit_own', { n_entrance_reg_ID: id })).body
    return (data as { place: OwnPlace | null }).place
  }
  /** Name of the programme in which a person is selected; null: in none. */
  const selected = async ({ id }: ApplicantOfPrograms) => {
    const row = await at.database.kysely
      .selectFrom('n_entrance_reg as a')
      .innerJoin('n_program as p', 'p.n_program_id', 'a.n_program_id')
      .select(['a.eligible', 'p.name'])
      .where('a.n_entrance_reg_id', '=', id)
      .executeTakeFirstOrThrow()
    return row.eligible ? row.name : null
  }
  const allSelected = (people: readonly ApplicantOfPrograms[]) => Promise.all(people.map(selected))
  const answer = ({ by, id }: ApplicantOfPrograms, accepts: boolean) =>
    done(by, 'entrance_seat_answer', { n_entrance_reg_ID: id, accepts })
  const stay = ({ by, id }: ApplicantOfPrograms) =>
    run(by, 'entrance_seat_stay', { n_entrance_reg_ID: id })
  const lastNote = async ({ userId }: ApplicantOfPrograms) =>
    (
      await at.database.kysely
        .selectFrom('ad_note')
        .select('textmsg')
        .where('ad_user_id', '=', userId)
        .orderBy('ad_note_id', 'desc')
        .executeTakeFirst()
    )?.textmsg

  /** Three people of one rank after another, who all prefer the civil programme, then computer, then the own one. */
  async function three() {
    const order = [civil, computer, ownProgram]
    const entrance = await entranceOfPrograms(
      at,
      [90, 80, 70, 60].map((score) => ({ score, order })),
    )
    await publishPrograms(at, entrance, one)
    const people = entrance.people as [
      ApplicantOfPrograms,
      ApplicantOfPrograms,
      ApplicantOfPrograms,
      ApplicantOfPrograms,
    ]
    return { ...entrance, people }
  }

  it('gives one seat each, in the programme preferred most, and tells the position in the others', async () => {
    const { body, ids, people, mina } = await three()
    const [first, second, third, fourth] = people
    expect(await allSelected(people)).toEqual([civil, computer, ownProgram, null])
    expect(await own(first)).toMatchObject({
      seat: { quota: 'Open', answer: null },
      programs: { held: ids[civil], mayStay: false, stays: false },
    })
    expect((await own(third))?.programs).toMatchObject({
      held: null,
      mayStay: true,
      choices: [
        { program: ids[civil], place: 1, waiting: 2 },
        { program: ids[computer], place: 2, waiting: 1 },
        { program: null, place: 3, waiting: null },
      ],
    })
    expect((await own(fourth))?.programs?.choices.map(({ waiting }) => waiting)).toEqual([3, 2, 1])
    expect(await lastNote(second)).toMatch(new RegExp(`you have a seat in ${computer}`))
    expect(await lastNote(fourth)).toMatch(/you have no seat yet and are on the waiting list/)
    const { data } = (await done(mina, 'entrance_merit', { ...body, programme: ids[computer] }))
      .body
    const { page } = data as { page: MeritPage }
    expect(page.programs.map(({ name }) => name)).toEqual([ownProgram, civil, computer])
    expect(page.rows.map(({ rank, held }) => [rank, held?.program, held?.place])).toEqual([
      [2, ids[computer], 2],
      [4, undefined, undefined],
    ])
    expect(page.list?.quotas.filter(({ quota }) => quota === 'Open')).toEqual([
      { program: null, quota: 'Open', seats: 1, passed: 0, given: 1 },
      { program: ids[civil], quota: 'Open', seats: 1, passed: 0, given: 1 },
      { program: ids[computer], quota: 'Open', seats: 1, passed: 0, given: 1 },
    ])
  })

  it('moves people up when a seat is declined, each to the next preferred programme, and the last one in', async () => {
    const { people } = await three()
    const [first, second, third, fourth] = people
    await answer(second, true)
    await answer(first, false)
    expect(await allSelected(people)).toEqual([null, civil, computer, ownProgram])
    expect((await own(second))?.seat).toMatchObject({ answer: 'accepted' })
    expect((await own(third))?.seat).toMatchObject({ answer: null })
    expect(await lastNote(second)).toMatch(
      new RegExp(`you have moved up to ${civil}.*Your acceptance holds`),
    )
    expect(await lastNote(third)).toMatch(
      new RegExp(`you have moved up to ${computer}.*Accept this seat by`),
    )
    expect(await lastNote(fourth)).toMatch(new RegExp(`in ${ownProgram} is now yours`))
    expect(await moves(people)).toEqual([second.id, third.id])
    // A person who gave a seat up is not asked again.
    await answer(second, false)
    expect(await allSelected(people)).toEqual([null, null, civil, computer])
    expect((await own(first))?.programs?.choices.map(({ waiting }) => waiting)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('moves people up when a seat is not accepted in time', async () => {
    const { people } = await three()
    const [, second, third] = people
    await answer(second, true)
    await answer(third, true)
    at.clock.advance(8 * dayMs)
    await at.jobs.runNow('merit-lists')
    expect(await allSelected(people)).toEqual([null, civil, computer, ownProgram])
  })

  it('leaves a person in the seat who stays in it, and moves the next one up', async () => {
    const { people } = await three()
    const [first, second, third] = people
    expect(code(await stay(first))).toBe('rule/none-preferred')
    expect((await stay(second)).body).toMatchObject({ isError: false })
    expect(code(await stay(second))).toBe('rule/stays-already')
    expect(await own(second)).toMatchObject({
      seat: { answer: 'accepted' },
      programs: { stays: true, mayStay: false },
    })
    await answer(first, false)
    expect(await allSelected(people)).toEqual([null, computer, civil, ownProgram])
    expect(await moves(people)).toEqual([third.id])
  })

  it('admits to the programme of the seat and to no other, and moves no one whose admission is paid', async () => {
    const { people } = await three()
    const [first, second, third] = people
    const openings = {
      [civil]: await openProgram(at, { program: civil }),
      [computer]: await openProgram(at, { program: computer }),
      [ownProgram]: await openProgram(at, { program: ownProgram }),
    }
    for (const other of [civil, ownProgram] as const)
      expect(code(await apply(second.by, openings[other]))).toBe('rule/other-academics')
    const applied = await apply(second.by, openings[computer])
    expect(applied.status).toBe(201)
    await paySeat(at, second.by, Number(applied.body['id']))
    expect((await own(second))?.programs).toMatchObject({ mayStay: false })
    await answer(first, false)
    expect(await allSelected(people)).toEqual([null, computer, civil, ownProgram])
    expect(code(await apply(third.by, openings[ownProgram]))).toBe('rule/other-academics')
    expect((await apply(third.by, openings[civil])).status).toBe(201)
  })

  it('moves people up when a paid seat of a further programme is given up', async () => {
    const { people } = await three()
    const [, second] = people
    const row = { seat_shares: seatShares(at) }
    const applied = await apply(second.by, await openProgram(at, { program: computer, row }))
    const id = Number(applied.body['id'])
    await paySeat(at, second.by, id)
    await seatActions(second.by, id).ask(38_200)
    const cashier = await at.staff('cashier')
    const proposed = await proposeSeat(await at.staff('registrar'), id)
    expect((await confirm(cashier, proposed)).body).toMatchObject({ isError: false })
    expect(await allSelected(people)).toEqual([civil, null, computer, ownProgram])
  })

  it('is replaced by a version that leaves those who stay, and asks again for a seat preferred less', async () => {
    const { body, people, mina } = await three()
    const [first, second, third] = people
    await stay(second)
    await answer(third, true)
    // The best one was absent after all, and the third one scored better than the second.
    await score(first, { score: null, attendance: 'absent' })
    await score(third, { score: 85, attendance: 'present' })
    const sarita = await at.staff('registrar')
    await publishComputed(at, { body, mina: await at.staff('exam-office'), sarita })
    expect(mina).toBeDefined()
    expect(await allSelected(people)).toEqual([null, computer, civil, ownProgram])
    expect((await own(second))?.programs).toMatchObject({ stays: true })
    expect((await own(third))?.seat).toMatchObject({ answer: 'accepted' })
    await score(third, { score: 45, attendance: 'present' })
    await publishComputed(at, { body, mina: await at.staff('exam-office'), sarita })
    expect((await own(third))?.seat).toMatchObject({ answer: null })
    expect(await allSelected(people)).toEqual([null, computer, ownProgram, civil])
  })

  it('becomes void as a new version if a person paid meanwhile whom it would move up', async () => {
    const { body, people } = await three()
    const [first, second] = people
    await score(first, { score: null, attendance: 'absent' })
    const [mina, sarita] = [await at.staff('exam-office'), await at.staff('registrar')]
    const openingId = await openProgram(at, { program: computer })
    const meanwhile = async () => {
      const applied = await apply(second.by, openingId)
      await paySeat(at, second.by, Number(applied.body['id']))
    }
    await publishComputed(at, { body, mina, sarita, meanwhile })
    expect(await allSelected(people)).toEqual([civil, computer, ownProgram, null])
    await publishComputed(at, { body, mina, sarita })
    expect(await allSelected(people)).toEqual([null, computer, civil, ownProgram])
  })

  it('has no person in two seats and no seat twice when seats are given up at the same time', async () => {
    const order = [civil, computer, ownProgram]
    const count = 12
    const entrance = await entranceOfPrograms(
      at,
      Array.from({ length: count }, (_, index) => ({ score: 90 - index, order })),
    )
    await publishPrograms(at, entrance, { own: 2, civil: 3, computer: 2 })
    const { people, openingId } = entrance
    await Promise.all(people.slice(0, 4).map((each) => answer(each, false)))
    const taken = await at.database.kysely
      .selectFrom('merit_offer as o')
      .innerJoin('merit_list as l', 'l.merit_list_id', 'o.merit_list_id')
      .select(['o.seat', 'o.n_entrance_reg_id as id', 'o.place'])
      .where('l.n_entrance_open_id', '=', openingId)
      .where('o.answer', 'is', null)
      .orderBy('o.n_entrance_reg_id')
      .execute()
    expect(new Set(taken.map(({ seat }) => seat)).size).toBe(7)
    expect(taken.map(({ id, place }) => [id, place])).toEqual(
      people.slice(4, 11).map(({ id }, index) => [id, index < 3 ? 1 : index < 5 ? 2 : 3]),
    )
    expect(await allSelected(people.slice(4))).toEqual([
      civil,
      civil,
      civil,
      computer,
      computer,
      ownProgram,
      ownProgram,
      null,
    ])
  })

  const score = (
    { id }: ApplicantOfPrograms,
    facts: { score: number | null; attendance: 'present' | 'absent' },
  ) =>
    at.database.kysely
      .updateTable('n_entrance_reg')
      .set(facts)
      .where('n_entrance_reg_id', '=', id)
      .execute()

  /** Applications that moved up, in the order in which they did. */
  const moves = async (people: readonly ApplicantOfPrograms[]) =>
    (
      await at.database.kysely
        .selectFrom('merit_move')
        .select('n_entrance_reg_id as id')
        .where(
          'n_entrance_reg_id',
          'in',
          people.map(({ id }) => id),
        )
        .orderBy('merit_move_id')
        .execute()
    ).map(({ id }) => id)
})
