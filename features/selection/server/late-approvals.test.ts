import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { publishEntrance } from '#testing/kinds/entrance-result.ts'
import type { Answer, Person } from '#testing/person.ts'

type CandidateRow = { readonly erollno: string; readonly seat: string; readonly name: string }

describe('a candidate approved after numbers and seats were given', () => {
  let at: TestServer
  let mina: Person
  let opening: number
  let people: readonly { readonly partnerId: number; readonly email: string }[]
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
    people = await Promise.all(
      ['Asha', 'Bina', 'Chet', 'Dipa'].map((name) => at.student({ name: `${name} Rai` })),
    )
  })
  afterAll(() => at.close())

  beforeEach(async () => {
    opening = await anOpening()
    await approve(0, 1)
  })

  const anOpening = () =>
    at.database.transaction(async (transaction) => {
      const row = anEntranceOpening('held', { name: 'Entrance', today: todayOf(at) })
      const openingId = await storeOpening(transaction, row)
      for (const { partnerId } of people)
        await storeApplication(transaction, { partnerId, openingId })
      return openingId
    })
  const registration = async (index: number, openingId = opening) =>
    (
      await at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('n_entrance_reg_id')
        .where('n_entrance_open_id', '=', openingId)
        .where('c_bpartner_id', '=', people[index]?.partnerId ?? 0)
        .executeTakeFirstOrThrow()
    ).n_entrance_reg_id
  const approve = async (...indexes: readonly number[]) => {
    for (const index of indexes)
      await at.database.kysely
        .updateTable('n_entrance_reg')
        .set({ docstatus: 'AP' })
        .where('n_entrance_reg_id', '=', await registration(index))
        .execute()
  }
  const run = (slug: string, more: object = {}) =>
    mina.post(`/api/v1/processes/${slug}`, { n_entrance_open_ID: opening, ...more })
  const dataOf = ({ body }: Answer) => body['data']
  const codeOf = ({ body }: Answer) => body['code'] ?? null
  const rows = async () => (dataOf(await run('entrance_sheet')) as { rows: CandidateRow[] }).rows
  const seatFrom = (first_seat: string) => run('entrance_seats', { first_seat })
  const placed = async () =>
    (await rows()).map(({ name, erollno, seat }) => [name, erollno.slice(-4), seat])

  it('gets the next number and a free seat; those of the others stay as they are', async () => {
    await run('entrance_symbol_numbers')
    expect(dataOf(await seatFrom('Room 204, Seat 17'))).toEqual({ seated: 2 })
    const before = await placed()
    expect(before).toEqual([
      ['Asha Rai', '0001', 'Room 204, Seat 17'],
      ['Bina Rai', '0002', 'Room 204, Seat 18'],
    ])
    await approve(2)
    expect(dataOf(await run('entrance_symbol_numbers'))).toEqual({ given: 1 })
    expect(dataOf(await seatFrom('Room 204, Seat 17'))).toEqual({ seated: 1 })
    expect(await placed()).toEqual([...before, ['Chet Rai', '0003', 'Room 204, Seat 19']])
    expect(dataOf(await seatFrom('Room 204, Seat 1'))).toEqual({ seated: 0 })
  })

  it('is notified of number and seat once', async () => {
    await run('entrance_symbol_numbers')
    await seatFrom('Room 204, Seat 1')
    await seatFrom('Room 205, Seat 1')
    const asha = await at.signIn(people[0]?.email ?? '')
    const { records } = (await asha.get('/api/v1/models/ad_note')).body as {
      records: { TextMsg: string }[]
    }
    const [first] = await rows()
    const text = `Your admit card for Entrance is ready: symbol number ${first?.erollno}, Room 204, Seat 1.`
    expect(records.filter(({ TextMsg }) => TextMsg === text)).toHaveLength(1)
  })

  it('gets no seat that is taken in another entrance on the same day', async () => {
    await run('entrance_symbol_numbers')
    await seatFrom('Hall, Seat 1')
    opening = await anOpening()
    await approve(2, 3)
    await run('entrance_symbol_numbers')
    await seatFrom('Hall, Seat 2')
    expect((await rows()).map(({ seat }) => seat)).toEqual(['Hall, Seat 3', 'Hall, Seat 4'])
  })

  it('gets a seat of their own each when two people press at once', async () => {
    await run('entrance_symbol_numbers')
    const both = await Promise.all([seatFrom('Aula, Seat 1'), seatFrom('Aula, Seat 1')])
    const seated = both.map((answer) => (dataOf(answer) as { seated: number }).seated)
    expect(seated.toSorted()).toEqual([0, 2])
    expect((await rows()).map(({ seat }) => seat)).toEqual(['Aula, Seat 1', 'Aula, Seat 2'])
  })

  it('gets no seat before a number, nor one that cannot be counted on from', async () => {
    expect(codeOf(await seatFrom('Room 204, Seat 1'))).toBe('rule/numbers-first')
    await run('entrance_symbol_numbers')
    for (const first of ['Room', '12', `${'x'.repeat(118)} 9`])
      expect(codeOf(await seatFrom(first))).toBe('rule/seat-wrong')
    expect((await rows()).map(({ seat }) => seat)).toEqual(['', ''])
  })

  it('gets a number after the result is published too, and is in it only by moving up', async () => {
    await publishEntrance(at, [await registration(0)])
    await approve(2)
    expect(dataOf(await run('entrance_symbol_numbers'))).toEqual({ given: 1 })
    expect((await placed()).map(([name, number]) => [name, number])).toEqual([
      ['Asha Rai', '0001'],
      ['Bina Rai', '0002'],
      ['Chet Rai', '0003'],
    ])
    expect(codeOf(await seatFrom('Room 204, Seat 1'))).toBe('rule/published-already')
    const { eligible } = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('eligible')
      .where('n_entrance_reg_id', '=', await registration(2))
      .executeTakeFirstOrThrow()
    expect(eligible).toBe(false)
  })
})
