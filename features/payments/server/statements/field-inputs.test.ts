import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeTestAccount } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { importAs } from '#testing/bank-statements-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import type { FoundInStatement } from '../../wire/bank-statements.ts'

const folder = new URL('../../testing/field-inputs/', import.meta.url)
const textOf = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8')

/** Files as banks write them, tried and imported over HTTP. */
describe('a statement as a bank writes it', () => {
  let at: TestServer
  let hari: Person
  beforeAll(async () => {
    at = await testServer({ today: '2026-11-25' })
    hari = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const tried = async (name: string, more: object = {}) => {
    const { body } = await importAs(hari, textOf(name), { name, dry_run: true, ...more })
    expect(body).toMatchObject({ isError: false })
    return (body['data'] as { found: FoundInStatement }).found
  }
  const leftOut = ({ leftOut: all }: FoundInStatement) => all.map(({ why, n }) => [why, n])

  it.each([
    ['bank-amount-and-drcr.csv', 2, 300_000, [['withdrawal', 3]]],
    ['bank-signed-amounts.csv', 2, 300_000, [['withdrawal', 1]]],
    ['bank-cr-suffix.csv', 2, 300_000, [['withdrawal', 1]]],
    ['bank-other-headings.csv', 2, 300_000, []],
    ['bank-two-number-columns.csv', 2, 300_000, []],
    ['bank-same-reference.csv', 2, 300_000, []],
    ['bank-month-in-letters.csv', 1, 150_000, []],
  ] as const)('%s has %i deposits', async (name, ...expected) => {
    const [lines, amount, left] = expected
    const found = await tried(name)
    expect(found).toMatchObject({ lines, amount, problemCount: 0, dayChoices: [] })
    expect(leftOut(found)).toEqual(left)
    expect((await importAs(hari, textOf(name), { name })).body).toMatchObject({ isError: false })
  })

  it('with thirteen rows above has its headings found, and its account compared with ours', async () => {
    const name = 'bank-thirteen-rows-above.csv'
    const found = await tried(name)
    expect(found).toMatchObject({ lines: 3, amount: 550_000, firstDay: '2026-11-03' })
    expect(leftOut(found)).toEqual([['withdrawal', 1]])
    expect(found.checks).toEqual([
      { is: 'account', agrees: false, found: '00000000000000' },
      { is: 'balance', agrees: true, line: 0 },
    ])
    const { body } = await importAs(hari, textOf(name), { name })
    expect(body).toMatchObject({ isError: true, code: 'rule/other-account' })
    expect((await importAs(hari, textOf(name), { name, other_account: true })).body).toMatchObject({
      isError: false,
    })
  })

  it('that names another account of ours is of that account, also when it is closed', async () => {
    const account = { ...langtangAccount, number: '00000000000000', isActive: false }
    await at.database.transaction((transaction) => storeTestAccount(transaction, account))
    const csv = `${textOf('bank-thirteen-rows-above.csv')}\n`
    const { body } = await importAs(hari, csv, { dry_run: true })
    const { checks } = (body['data'] as { found: FoundInStatement }).found
    expect(checks[0]).toEqual({ is: 'account', agrees: true, found: '00000000000000' })
  })

  it('with totals below has them compared with our sums, and not imported', async () => {
    const found = await tried('bank-totals-below.csv')
    expect(found).toMatchObject({ lines: 3, amount: 550_000, problemCount: 0 })
    expect(leftOut(found)).toEqual([['total', 2]])
    expect(found.checks).toContainEqual({
      is: 'total',
      agrees: true,
      found: 550_000,
      read: 550_000,
    })
  })

  it('with a credit that has no number keeps it, and finds no voucher by it', async () => {
    const found = await tried('bank-interest-row.csv')
    expect(found).toMatchObject({ lines: 3, withoutNumber: 1, problemCount: 0 })
    expect((await importAs(hari, textOf('bank-interest-row.csv'))).body).toMatchObject({
      isError: false,
    })
    const line = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select(['number_key', 'amount', 'remarks'])
      .where('remarks', '=', 'INTEREST CREDITED')
      .executeTakeFirst()
    expect(line).toEqual({ number_key: '', amount: 231_045, remarks: 'INTEREST CREDITED' })
  })

  it.each([
    ['bank-month-first.csv', 'mdy', '2026-11-05', '2026-11-10'],
    ['bank-one-digit-days.csv', 'dmy', '2026-11-05', '2026-11-05'],
  ] as const)(
    '%s has its days asked for, and read as chosen: %s',
    async (name, days, ...period) => {
      const [first, last] = period
      const asked = await tried(name)
      expect(asked).toMatchObject({ dayFormat: null, dayChoices: ['dmy', 'mdy'], lines: 0 })
      const unclear = await importAs(hari, textOf(name), { name })
      expect(unclear.body).toMatchObject({ isError: true, code: 'rule/days-unclear' })
      const mapping = JSON.stringify({ columns: {}, days })
      const found = await tried(name, { mapping })
      expect(found).toMatchObject({ dayFormat: days, firstDay: first, lastDay: last })
      const stored = await importAs(hari, textOf(name), { name, mapping })
      expect(stored.body).toMatchObject({ isError: false })
      // The next file of the account starts again for this test.
      await at.database.kysely.deleteFrom('bank_statement_mapping').execute()
    },
  )

  it('with a quotation mark that is not closed is refused, with its row', async () => {
    for (const dry_run of [true, false]) {
      const { body } = await importAs(hari, textOf('bank-stray-quotes.csv'), { dry_run })
      expect(body).toMatchObject({ isError: true, code: 'rule/file-broken' })
      expect(body['summary']).toContain('Row 2')
    }
  })

  it('with unknown headings is mapped once, and the mapping is stored for the account', async () => {
    const head = 'When,Slip,In,Note\n'
    const columns = { when: 'day', slip: 'number', in: 'deposit', note: 'remarks' }
    const first = `${head}2026-11-20,MAP 1,5,x\n`
    expect((await importAs(hari, first, { dry_run: true })).body).toMatchObject({
      code: 'rule/no-columns',
    })
    const mapping = JSON.stringify({ columns, days: null })
    expect((await importAs(hari, first, { mapping })).body).toMatchObject({ isError: false })
    const { body } = await importAs(hari, `${head}2026-11-21,MAP 2,6,y\n`, { dry_run: true })
    expect(body).toMatchObject({ data: { found: { lines: 1, amount: 600 } } })
    const wrong = await importAs(hari, first, { mapping: '{"columns":{"in":"money"},"days":null}' })
    expect(wrong.body).toMatchObject({ code: 'rule/mapping-wrong' })
  })

  it('never takes a withdrawal for a deposit: a voucher of its number finds no line', async () => {
    const { n } = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('number', 'in', ['KTM0010002', 'KTM0010004', 'KTM0010005', 'KTM0040002'])
      .executeTakeFirstOrThrow()
    expect(n).toBe(0)
  })
})
