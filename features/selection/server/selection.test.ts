import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

type Sheet = {
  readonly rows: readonly { erollno: string; score: number | null; attendance: string | null }[]
  readonly published: string | null
  readonly proposal: object | null
}

describe('a test that selects', () => {
  let at: TestServer
  let mina: Person
  let opening: number
  let people: readonly { readonly partnerId: number }[]

  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
    people = [await at.student(), await at.student(), await at.student()]
  })
  afterAll(() => at.close())

  /** Three applicants, of whom the first two are let in. */
  beforeEach(async () => {
    opening = await at.database.transaction(async (transaction) => {
      const row = anEntranceOpening('held', { name: 'Entrance', today: todayOf(at) })
      const openingId = await storeOpening(transaction, row)
      for (const { partnerId } of people)
        await storeApplication(transaction, { partnerId, openingId })
      return openingId
    })
    await letIn(...people.slice(0, 2))
  })

  const letIn = (...who: typeof people) =>
    at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP' })
      .where('n_entrance_open_id', '=', opening)
      .where(
        'c_bpartner_id',
        'in',
        who.map(({ partnerId }) => partnerId),
      )
      .execute()
  const run = (slug: string, more: object = {}, openingId = opening) =>
    mina.post(`/api/v1/processes/${slug}`, { n_entrance_open_ID: openingId, ...more })
  const dataOf = ({ body }: Answer) => body['data']
  const sheet = async () => dataOf(await run('entrance_sheet')) as Sheet
  const numbers = async () => (await sheet()).rows.map(({ erollno }) => erollno)
  const enter = (...lines: readonly string[]) => {
    const text = lines.join('\n')
    const file = { fileName: 'scores.csv', fileContent: Buffer.from(text).toString('base64') }
    return run('entrance_scores_enter', { file })
  }
  const scored = async (...lines: readonly string[]) =>
    enter('erollno,score,attendance,selected', ...lines)

  it('gives numbers to who was let in and has none; one that is given stays', async () => {
    expect(await numbers()).toEqual(['', ''])
    expect(dataOf(await run('entrance_symbol_numbers'))).toEqual({ given: 2 })
    const first = await numbers()
    expect(dataOf(await run('entrance_symbol_numbers'))).toEqual({ given: 0 })
    await letIn(...people.slice(2))
    expect(dataOf(await run('entrance_symbol_numbers'))).toEqual({ given: 1 })
    const all = await numbers()
    expect(all.slice(0, 2)).toEqual(first)
    expect(new Set(all).size).toBe(3)
    expect(all.every((number) => /-\d{4}$/.test(number))).toBe(true)
  })

  it('gives each a number of its own when two people press at once', async () => {
    const both = await Promise.all([run('entrance_symbol_numbers'), run('entrance_symbol_numbers')])
    const given = both.map((answer) => (dataOf(answer) as { given: number }).given)
    expect(given.toSorted()).toEqual([0, 2])
    expect(new Set(await numbers()).size).toBe(2)
  })

  it.each([
    'entrance_sheet',
    'entrance_symbol_numbers',
    'entrance_scores_enter',
    'entrance_publish',
  ])('that does not exist is unknown to %s, and no fault of the server', async (slug) => {
    const file = {
      fileName: 'a.csv',
      fileContent: Buffer.from('erollno,score\n1,2').toString('base64'),
    }
    const answer = await run(slug, slug === 'entrance_scores_enter' ? { file } : {}, 999_999)
    expect(answer.body).toMatchObject({ isError: true, summary: 'There is no such entrance.' })
  })

  it('names each line of a file that is wrong, and takes none of it', async () => {
    await run('entrance_symbol_numbers')
    const [one = '', two = ''] = await numbers()
    const answer = await scored(
      `${one},70,,yes`,
      `${two},-1,,`,
      ',50,,',
      `${two},50,late,`,
      `${one},70.005,,`,
    )
    const { errors } = answer.body as { errors: readonly { field: string; message: string }[] }
    expect(errors.map(({ field }) => field)).toEqual(['3', '4', '5', '6'])
    expect(errors.every(({ message }) => message.length > 0)).toBe(true)
    expect((await sheet()).rows.map(({ score }) => score)).toEqual([null, null])
  })

  it.each([
    ['without the column of scores', ['erollno,attendance', 'x,absent']],
    ['without the column of numbers', ['score', '70']],
    ['with a head alone', ['erollno,score']],
  ])('is not entered from a file %s', async (_how, lines) => {
    const answer = await enter(...lines)
    expect(answer.body).toMatchObject({ isError: true })
    expect((await sheet()).rows.map(({ attendance }) => attendance)).toEqual([null, null])
  })

  it('is entered again as often as needed before it is published, the last entry counts', async () => {
    await run('entrance_symbol_numbers')
    const [one = '', two = ''] = await numbers()
    await scored(`${one},70,,yes`, `${two},60,,no`)
    await scored(`${one},,absent,`)
    expect((await sheet()).rows).toMatchObject([
      { score: null, attendance: 'absent', selected: false },
      { score: 60, attendance: 'present', selected: false },
    ])
  })

  it('without candidates has nothing to publish', async () => {
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'IP' })
      .where('n_entrance_open_id', '=', opening)
      .execute()
    expect((await run('entrance_publish')).body).toMatchObject({ code: 'rule/no-candidates' })
  })

  it('is not published when a candidate was approved after the proposal', async () => {
    await run('entrance_symbol_numbers')
    const [one = '', two = ''] = await numbers()
    await scored(`${one},70,,yes`, `${two},60,,no`)
    const proposed = await run('entrance_publish')
    expect(proposed.body).toMatchObject({ isError: false })
    await letIn(...people.slice(2))
    const confirmed = await confirm(await at.staff('registrar'), proposed)
    expect(confirmed.body).toMatchObject({ isError: true, code: 'rule/scores-missing' })
    expect((await sheet()).published).toBeNull()
  })

  it('is proposed once: a second proposal waits for the first to be decided', async () => {
    await run('entrance_symbol_numbers')
    const [one = '', two = ''] = await numbers()
    await scored(`${one},70,,yes`, `${two},60,,no`)
    expect((await run('entrance_publish')).body).toMatchObject({ isError: false })
    expect((await run('entrance_publish')).body).toMatchObject({ isError: true })
    expect((await sheet()).proposal).not.toBeNull()
  })
})
