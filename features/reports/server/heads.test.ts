import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalMonths, fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { parseCsv } from '#platform/pure/text/csv.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { storeManyStudents } from '../testing/many-students.ts'
import { reportFilePath } from '../wire/report-file.ts'
import { readReport, sumOf, tableRows } from '../testing/read-report.ts'

/** Reports for the accounts office, over a ledger of two years with entries of every type. */
describe('reports by head of income', () => {
  let at: TestServer
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
    const nowMs = at.clock.nowMs()
    await at.database.transaction((transaction) =>
      storeManyStudents(transaction, { students: 300, nowMs }),
    )
    const today = todayOf(at)
    const dates = { applyTo: addDays(today, -1), until: addDays(today, 9) }
    const late = await anOpening(at, { ...dates, name: '=1+1' })
    for (const amount of [500, 1_000, 2_000]) {
      const { partnerId, applicationId } = await anApplicant(at, late)
      const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
      const { body } = await cashier.post(processPath('cash_fees'), { C_BPartner_ID: partnerId })
      const [first] = (body['data'] as { fees: readonly { owed: number }[] }).fees
      const owed = (first?.owed ?? 0) / 100
      const given = { C_BPartner_ID: partnerId, ...fee, amount, owed, to_credit: true }
      const taken = await cashier.post(processPath('cash_take'), given)
      if (taken.body['isError'] !== false) throw new Error(taken.text)
    }
    await payWithKhalti(at, await anApplicant(at), rupees(1_500))
    const codes = { ...settings['account-codes'].initial, cash: '1001', LATE_FEE: '4010' }
    await at.database.transaction((transaction) =>
      storeSetting(
        transaction,
        { key: 'account-codes', value: codes },
        { userId: cashier.userId, nowMs },
      ),
    )
  })
  afterAll(() => at.close())

  const feesOf = async (year: string) => {
    const days = new Map(
      (await tableRows(at.database, 'ledger_transaction')).map((row) => [
        row['ledger_transaction_id'],
        fiscalYear(dayInNepal(Number(row['posted']))),
      ]),
    )
    const lines = await tableRows(at.database, 'ledger_line')
    return lines.filter(
      (line) => line['account'] === 'fees' && days.get(line['ledger_transaction_id']) === year,
    )
  }

  it.each(['day', 'month', 'year'])(
    'sum the fees of a year by %s as the ledger has them',
    async (by) => {
      for (const year of ['2083/84', '2082/83']) {
        const filters = { fiscal_year: year, counted_by: by }
        const { total, agreement } = await readReport(cashier, 'income-by-head', filters)
        const fees = 0 - sumOf(await feesOf(year), 'amount')
        expect(fees).not.toBe(0)
        expect(total['net']).toBe(fees)
        expect(agreement).toEqual({ reported: fees, ledger: fees })
      }
    },
  )

  it('name the head and its code, and open the days of a row', async () => {
    const filters = { fiscal_year: '2083/84', counted_by: 'month' }
    const { byId, rows } = await readReport(cashier, 'income-by-head', filters)
    const place = byId.findIndex(({ head }) => head === 'Late fee')
    expect(byId[place]).toMatchObject({ code: '4010' })
    const opens = rows[place]?.opens ?? null
    if (opens === null || !('report' in opens)) throw new Error('The row opens nothing')
    const months = fiscalMonths('2083/84') ?? []
    expect(months.some(({ first, last }) => first === opens.from && last === opens.to)).toBe(true)
  })

  it('sum the balances of all accounts to zero, before and after any days', async () => {
    const today = todayOf(at)
    for (const [from, to] of [
      [addDays(today, -700), addDays(today, -300)],
      [addDays(today, -30), today],
    ] as const) {
      const { total, agreement, byId } = await readReport(cashier, 'trial-balance', { from, to })
      expect(total).toMatchObject({ opening: 0, closing: 0 })
      expect(total['debit']).toBe(total['credit'])
      expect(agreement?.ledger).toBe(agreement?.reported)
      for (const row of byId)
        expect(row['closing']).toBe(
          Number(row['opening']) + Number(row['debit']) - Number(row['credit']),
        )
    }
  })

  it.each(['day', 'entry'])(
    'have equal debits and credits in each voucher of the journal by %s',
    async (by) => {
      const today = todayOf(at)
      const filters = { from: addDays(today, -20), to: today, counted_by: by }
      const page = await readReport(cashier, 'journal', filters)
      expect(page.rowCount).toBeGreaterThan(3)
      expect(page.total['debit']).toBe(page.total['credit'])
      const left = new Map<unknown, number>()
      const { text } = await cashier.get(reportFilePath('journal', 'csv'), filters)
      const rows = parseCsv(text)
      if ('wrong' in rows) throw new Error(text)
      const [head, ...lines] = rows.map(({ cells }) => cells)
      expect(head?.slice(0, 3)).toEqual(['Date', 'Voucher number', 'Account code'])
      expect(lines).toHaveLength(page.rowCount)
      for (const [, voucher, , , , debit, credit] of lines) {
        expect(Number(debit) === 0).toBe(Number(credit) !== 0)
        const difference = Math.round((Number(debit) - Number(credit)) * 100)
        left.set(voucher, (left.get(voucher) ?? 0) + difference)
      }
      expect([...left.values()].every((each) => each === 0)).toBe(true)
      expect(lines.some((cells) => cells.some((cell) => cell.startsWith('=')))).toBe(false)
      expect(text.includes("'=1+1")).toBe(by === 'entry')
    },
  )
})
