import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

describe('the result of an entrance', () => {
  let at: TestServer
  let mina: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const dataOf = ({ body }: Answer) => body['data']

  /** Two candidates let in and numbered, and one whose form is not approved. */
  async function anEntrance() {
    const people = [await at.student(), await at.student(), await at.student()] as const
    const openingId = await at.database.transaction(async (transaction) => {
      const row = anEntranceOpening('held', { name: 'Entrance 2083', today: todayOf(at) })
      const opening = await storeOpening(transaction, row)
      for (const { partnerId } of people)
        await storeApplication(transaction, { partnerId, openingId: opening })
      return opening
    })
    const [one, two] = people
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP' })
      .where('n_entrance_open_id', '=', openingId)
      .where('c_bpartner_id', 'in', [one.partnerId, two.partnerId])
      .execute()
    const body = { n_entrance_open_ID: openingId }
    expect(dataOf(await run(mina, 'entrance_symbol_numbers', body))).toEqual({ given: 2 })
    return { body, people }
  }

  const fileOf = (...lines: string[]) => ({
    file: {
      fileName: 'scores.csv',
      fileContent: Buffer.from(['erollno,score,attendance,selected', ...lines].join('\n')).toString(
        'base64',
      ),
    },
  })
  const sheetOf = async (body: object) =>
    dataOf(await run(mina, 'entrance_sheet', body)) as {
      rows: { erollno: string }[]
      published: string | null
      proposal: object | null
    }
  const numbersOf = async (body: object) => (await sheetOf(body)).rows.map(({ erollno }) => erollno)
  const eligible = async ({ partnerId }: { partnerId: number }) =>
    (
      await at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('eligible')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirstOrThrow()
    ).eligible
  const notes = async ({ partnerId }: { partnerId: number }) =>
    (
      await at.database.kysely
        .selectFrom('ad_note as n')
        .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
        .select('n.textmsg')
        .where('u.c_bpartner_id', '=', partnerId)
        .execute()
    ).map(({ textmsg }) => textmsg)

  it('is entered from a file, all rows or none, by who was let in', async () => {
    const { body } = await anEntrance()
    const [one = '', two = ''] = await numbersOf(body)
    expect([one, two]).toEqual([expect.stringMatching(/-0001$/), expect.stringMatching(/-0002$/)])
    const wrong = await run(mina, 'entrance_scores_enter', {
      ...body,
      ...fileOf(`${one},71.5,,yes`, `${two},101,,`, `${one},3,,`, '9999-1,1,,'),
    })
    expect(wrong.body).toMatchObject({
      code: 'rule/rows-wrong',
      errors: [{ field: '3' }, { field: '4' }, { field: '5' }],
    })
    expect((await sheetOf(body)).rows).toMatchObject([{ score: null }, { score: null }])
    const early = await run(mina, 'entrance_publish', body)
    expect(early.body).toMatchObject({ code: 'rule/scores-missing' })
    const saved = { ...body, ...fileOf(`${one},71.5,,yes`, `${two},,absent,`) }
    expect(dataOf(await run(mina, 'entrance_scores_enter', saved))).toEqual({ n: 2, selected: 1 })
    expect((await sheetOf(body)).rows).toMatchObject([
      { score: 71.5, attendance: 'present', selected: true },
      { score: null, attendance: 'absent', selected: false },
    ])
    const { openings } = dataOf(await run(sarita, 'entrance_results', {})) as {
      openings: { id: number }[]
    }
    const listed = openings.find(({ id }) => id === body.n_entrance_open_ID)
    expect(listed).toMatchObject({ candidates: 2, unnumbered: 0, scored: 2, selected: 1 })
    const none = await run(mina, 'entrance_scores_enter', { ...body, ...fileOf() })
    expect(none.body).toMatchObject({ code: 'rule/columns-wrong' })
  })

  it('is read by the second person with counts, cut-off, names, and who scored as much and is not selected', async () => {
    const { body, people } = await anEntrance()
    const [one = '', two = ''] = await numbersOf(body)
    await run(mina, 'entrance_scores_enter', {
      ...body,
      ...fileOf(`${one},40,,yes`, `${two},71.5,,no`),
    })
    const read = await proposalRead(sarita, await run(mina, 'entrance_publish', body))
    expect(read.view?.subject.en).toBe('Entrance 2083')
    expect(fieldsOf(read)?.map(([name, , proposed]) => [name, proposed])).toEqual([
      ['Candidates', '2'],
      ['Absent', '0'],
      ['Selected', '1'],
      ['Lowest score selected', expect.objectContaining({ en: '40 of 100' })],
      ['Highest score not selected', expect.objectContaining({ en: '71.5 of 100' })],
    ])
    expect(read.view?.checks).toMatchObject([
      { sign: 'look', found: { en: '1 people: see the list' } },
    ])
    const listed = read.view?.lists.map(({ title, rows }) => [
      title.en,
      rows.map(({ partnerId }) => partnerId),
    ])
    expect(listed).toEqual([
      ['Not selected with the cut-off or more', [people[1].partnerId]],
      ['Selected people', [people[0].partnerId]],
    ])
    expect(read.view?.sheet).toBe(`/results/entrance/${body.n_entrance_open_ID}`)
  })

  it('is published by two people: the selected are eligible, and every candidate is notified', async () => {
    const { body, people } = await anEntrance()
    const [one = '', two = ''] = await numbersOf(body)
    const scores = fileOf(`${one},71.5,,yes`, `${two},40,,no`)
    await run(mina, 'entrance_scores_enter', { ...body, ...scores })
    const proposed = await run(mina, 'entrance_publish', body)
    expect(dataOf(proposed)).toMatchObject({ n: 2, selected: 1 })
    expect((await sheetOf(body)).proposal).toEqual({ by: expect.any(String), isOwn: true })
    expect(await eligible(people[0])).toBe(false)
    expect((await confirm(mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const refusals = async () =>
      (
        await at.database.kysely
          .selectFrom('audit_entry')
          .select('code')
          .where('ad_user_id', '=', mina.userId)
          .where('act', '=', 'refused')
          .where('process', '=', 'proposal_confirm')
          .execute()
      ).map(({ code }) => code)
    await expect.poll(refusals).toEqual(['rule/own-entry'])
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(await Promise.all(people.map(eligible))).toEqual([true, false, false])
    expect(await notes(people[0])).toEqual([
      'The result of Entrance 2083 is published: you are selected. You can apply for the admission.',
    ])
    expect(await notes(people[1])).toEqual([
      'The result of Entrance 2083 is published: you are not selected this time.',
    ])
    expect(await notes(people[2])).toEqual([])
    const later = await run(mina, 'entrance_scores_enter', { ...body, ...scores })
    expect(later.body).toMatchObject({ code: 'rule/published-already' })
    expect((await run(mina, 'entrance_publish', body)).body).toMatchObject({
      code: 'rule/published-already',
    })
  })

  it('that has changed since it was proposed is not published', async () => {
    const { body, people } = await anEntrance()
    const [one = '', two = ''] = await numbersOf(body)
    const enter = (...lines: string[]) =>
      run(mina, 'entrance_scores_enter', { ...body, ...fileOf(...lines) })
    await enter(`${one},71.5,,yes`, `${two},40,,no`)
    const proposed = await run(mina, 'entrance_publish', body)
    await enter(`${two},72,,yes`)
    expect((await confirm(sarita, proposed)).body).toMatchObject({ code: 'rule/value-changed' })
    expect(await eligible(people[0])).toBe(false)
  })

  it('is refused to other roles, and no student reads a score', async () => {
    const { body, people } = await anEntrance()
    const student = await at.signIn(people[0].email)
    for (const person of [student, await at.staff('cashier')])
      for (const slug of ['entrance_sheet', 'entrance_scores_enter', 'entrance_publish'])
        expect((await run(person, slug, body)).status).toBe(403)
    const own = await student.get('/api/v1/models/n_entrance_reg')
    expect(own.text).not.toMatch(/"score"|"selected"|"attendance"/)
  })
})
