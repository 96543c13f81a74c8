import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { readReport, type StoredRow, sumOf, tableRows, textsOf } from '../testing/read-report.ts'
import { feeTypes } from './query/fee-types.ts'

/** Each report compared with a count of the stored rows in another way. */
describe('reports of money', () => {
  let at: TestServer
  let cashier: Person
  let lines: readonly (StoredRow & { readonly year: string | null })[]
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 900, nowMs }),
    )
    const years = new Map(
      (await tableRows(at.database, 'ledger_transaction')).map((row) => [
        row['ledger_transaction_id'],
        fiscalYear(dayInNepal(Number(row['posted']))),
      ]),
    )
    lines = (await tableRows(at.database, 'ledger_line')).map((line) => ({
      ...line,
      year: years.get(line['ledger_transaction_id']) ?? null,
    }))
  })
  afterAll(() => at.close())

  const linesOf = (account: string, year: string) =>
    lines.filter((line) => line['account'] === account && line.year === year)
  const credit = (rows: readonly StoredRow[]) => rows.filter((row) => Number(row['amount']) < 0)
  const debit = (rows: readonly StoredRow[]) => rows.filter((row) => Number(row['amount']) > 0)

  it.each(['2083/84', '2082/83'])('sum the income of %s as the ledger has it', async (year) => {
    const page = await readReport(cashier, 'income-by-month', { fiscal_year: year })
    const fees = linesOf('fees', year)
    expect(fees.length).toBeGreaterThan(50)
    expect(page.total).toMatchObject({
      income: 0 - sumOf(credit(fees), 'amount'),
      taken_back: sumOf(debit(fees), 'amount'),
      net: 0 - sumOf(fees, 'amount'),
      EXAM:
        0 -
        sumOf(
          fees.filter((line) => line['payment_type'] === 'EXAM'),
          'amount',
        ),
    })
    expect(page.agreement).toEqual({ reported: page.total['net'], ledger: page.total['net'] })
    expect(page.byId.map(({ month }) => month)).toEqual(
      expect.arrayContaining([`Shrawan ${year.slice(0, 4)}`, `Asar 20${year.slice(5)}`]),
    )
  })

  it('open the days behind a month, which sum to the same', async () => {
    const { rows, byId } = await readReport(cashier, 'income-by-month', { fiscal_year: '2083/84' })
    const place = byId.findIndex(({ net }) => Number(net) > 0)
    const opens = rows[place]?.opens ?? null
    if (opens === null || !('report' in opens)) throw new Error('The month opens nothing')
    const { report, ...days } = opens
    const book = await readReport(cashier, report, days)
    expect(book.total['fees']).toBe(byId[place]?.['net'])
    expect(book.agreement?.ledger).toBe(book.agreement?.reported)
    const { khalti, bank, cash, given, fees, credit } = book.total
    expect(Number(khalti) + Number(bank) + Number(cash) + Number(given)).toBe(
      Number(fees) + Number(credit),
    )
  })

  it('show each fee type that a kind has, so that the columns add up to the income', async () => {
    expect(Object.keys(feeTypes).toSorted()).toEqual(
      payableKinds.map(({ paymentType }) => paymentType).toSorted(),
    )
    const { byId } = await readReport(cashier, 'income-by-month')
    for (const row of byId)
      expect(Object.keys(feeTypes).reduce((sum, type) => sum + Number(row[type]), 0)).toBe(
        row['income'],
      )
  })

  it('sum the income by the account that paid', async () => {
    const { total, agreement } = await readReport(cashier, 'income-by-way', {
      fiscal_year: '2083/84',
    })
    const isKhalti = new Set(
      linesOf('khalti', '2083/84').map((line) => line['ledger_transaction_id']),
    )
    const fees = linesOf('fees', '2083/84')
    const khalti = fees.filter((line) => isKhalti.has(line['ledger_transaction_id']))
    expect(total['khalti']).toBe(0 - sumOf(khalti, 'amount'))
    expect(total['suspense']).toBe(0 - sumOf(debit(fees), 'amount'))
    expect(agreement).toEqual({ reported: total['net'], ledger: 0 - sumOf(fees, 'amount') })
  })

  it('say by how much they differ from a ledger that does not balance', async () => {
    const before = await readReport(cashier, 'income-by-month')
    const [first] = linesOf('bank', '2083/84')
    const wrong = {
      account: 'bank',
      amount: 12_345,
      ledger_transaction_id: Number(first?.['ledger_transaction_id']),
    } as const
    const { ledger_line_id: added } = await at.database.kysely
      .insertInto('ledger_line')
      .values(wrong)
      .returning('ledger_line_id')
      .executeTakeFirstOrThrow()
    const { agreement } = await readReport(cashier, 'income-by-month')
    expect(added).toBeGreaterThan(0)
    expect(agreement?.reported).toBe(before.agreement?.reported)
    expect(Number(agreement?.ledger) - Number(agreement?.reported)).toBe(12_345)
  })

  it('sum the credit that came, went and is owed', async () => {
    const { total, byId } = await readReport(cashier, 'credits', { fiscal_year: '2083/84' })
    const suspense = linesOf('suspense', '2083/84')
    expect(total).toMatchObject({
      arose: 0 - sumOf(credit(suspense), 'amount'),
      paid_out: sumOf(debit(suspense), 'amount'),
      set_off: 0,
      change: 0 - sumOf(suspense, 'amount'),
      owed: null,
    })
    const everything = lines.filter(({ account }) => account === 'suspense')
    expect(byId.at(-1)?.['owed']).toBe(0 - sumOf(everything, 'amount'))
  })

  it('sum what is owed of each kind that students owe, the oldest first', async () => {
    const tables = payableKinds
      .filter(({ paymentType }) => paymentType !== 'ENTRANCE')
      .map(({ documents: { table } }) => table)
    const rows = (
      await Promise.all([...new Set(tables)].map((table) => tableRows(at.database, table)))
    )
      .flat()
      .filter((row) => row['n_application_withdrawal_id'] === null)
      .filter((row) => Number(row['totalfee']) > Number(row['feepaid']))
    const page = await readReport(cashier, 'dues')
    expect(page.rowCount).toBe(rows.length)
    expect(page.total).toMatchObject({
      fee: sumOf(rows, 'totalfee'),
      paid: sumOf(rows, 'feepaid'),
      owed: sumOf(rows, 'totalfee') - sumOf(rows, 'feepaid'),
    })
    expect(page.agreement).toEqual({ reported: page.total['paid'], ledger: page.total['paid'] })
    expect(page.rows).toHaveLength(200)
    const since = textsOf(page, 'since')
    expect(since).toEqual(since.toSorted())
    const old = await readReport(cashier, 'dues', { counted_by: 'over-365' })
    const limit = at.clock.nowMs() - 365 * 86_400_000
    expect(old.rowCount).toBe(
      rows.filter(({ created }) => dayInNepal(Number(created)) < dayInNepal(limit)).length,
    )
  })
})
