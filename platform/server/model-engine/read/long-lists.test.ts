import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asha, type Library, openLibrary, pick } from '#testing/library/library.ts'

let library: Library
beforeEach(async () => {
  library = await openLibrary()
  await library.run(
    `insert into person (person_id, name) values (1, 'Asha Rai'), (2, 'Bibek Shah')`,
  )
})
afterEach(() => library.close())

/** Inserts `count` loans of asha, and one of another person. */
async function lend(count: number): Promise<void> {
  await library.run(
    `insert into book (book_id, name) select n, 'Book ' || n from generate_series(1, ${count}) n`,
  )
  await library.run(
    `insert into loan (loan_id, person_id, book_id) select n, 1, n from generate_series(1, ${count}) n`,
  )
  await library.run(`insert into loan (loan_id, person_id, book_id) values (5000, 2, 1)`)
}

/** Inserts `count` payments of asha under one loan, and 150 of another person under it. */
async function pay(loan: number, count: number): Promise<void> {
  await library.run(
    `insert into payment (person_id, loan_id, payamt) select 1, ${loan}, n from generate_series(1, ${count}) n`,
  )
  await library.run(
    `insert into payment (person_id, loan_id, payamt) select 2, ${loan}, n from generate_series(1, 150) n`,
  )
}

async function asked(query: string) {
  await library.ask(asha, 'GET /loan') // names of books are in memory from now on
  library.reads.length = 0
  const { json, headers } = await library.ask(asha, `GET /loan${query}`)
  return { json, headers, statements: library.reads.length }
}

describe('a list of one’s own', () => {
  it.each([
    [99, 99, 1],
    [100, 100, 2],
    [101, 100, 2],
    [230, 100, 2],
  ])(
    'of %i shows %i, knows how many there are, and asks %i times',
    async (all, shown, statements) => {
      await lend(all)
      const answer = await asked('')
      expect(answer.json).toMatchObject({ 'row-count': all, 'array-count': shown })
      expect(answer.json).toMatchObject({ 'page-count': Math.ceil(all / 100) })
      expect(answer.headers).toMatchObject({ 'x-row-count': String(all) })
      const ids = Array.from({ length: shown }, (_, index) => index + 1)
      expect(pick(answer.json, 'records.*.id')).toEqual(ids)
      expect(answer.statements).toBe(statements)
    },
  )

  it('by pages has every one on one of them', async () => {
    await lend(230)
    const pages = []
    for (const skip of [0, 100, 200]) {
      const { json } = await asked(`?$top=100&$skip=${skip}`)
      expect(json).toMatchObject({ 'row-count': 230 })
      pages.push(...[pick(json, 'records.*.id')].flat())
    }
    expect(pages).toEqual(Array.from({ length: 230 }, (_, index) => index + 1))
  })

  it('that asks for one row only counts the others in the same statement', async () => {
    await lend(30)
    const { json, statements } = await asked('?$top=1')
    expect(json).toMatchObject({ 'row-count': 30, 'page-count': 30, 'array-count': 1 })
    expect(statements).toBe(1)
  })
})

describe('details of a list', () => {
  it.each([
    [99, 1, 1],
    [100, 1, 1],
    [101, 1, 2],
    [990, 1, 2],
    [1_200, 1, 2],
  ])(
    '%i under one record are cut off at a hundred, oldest first',
    async (all, loan, statements) => {
      await lend(3)
      await pay(loan, all)
      await pay(2, 5)
      const answer = await asked('?$expand=payment')
      const first = pick(answer.json, 'records.0.payment.*.payamt')
      expect(first).toEqual(
        Array.from({ length: Math.min(all, 100) }, (_, index) => (index + 1) / 100),
      )
      expect(pick(answer.json, 'records.1.payment')).toHaveLength(5)
      expect(answer.json).toMatchObject({ 'row-count': 3 })
      expect(answer.statements).toBe(statements)
    },
  )

  it('of many records are all there, more than a hundred together', async () => {
    await lend(60)
    await library.run(
      `insert into payment (person_id, loan_id, payamt) select 1, l, n from generate_series(1, 60) l, generate_series(1, 3) n`,
    )
    const { json, statements } = await asked('?$expand=payment')
    expect(pick(json, 'records.*.payment.*.payamt')).toEqual(
      Array.from({ length: 60 }, () => [0.01, 0.02, 0.03]),
    )
    expect(statements).toBe(1)
  })
})
