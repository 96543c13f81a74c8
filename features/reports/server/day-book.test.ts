import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { readReport } from '../testing/read-report.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

it('the day book has each payment with its receipt, its student and its account', async () => {
  const fee = rupees(1_500)
  const sita = await anApplicant(at, anOpening(at), { name: 'Sita Rai' })
  await payWithKhalti(at, sita, fee)
  const hari = await anApplicant(at, anOpening(at), { name: 'Hari Rai' })
  const { body } = await hari.uploadVoucher(aSlip())
  const cashier = await at.staff('cashier')
  const voucher = { c_payment_ID: body['C_Payment_ID'], amount: 2_000 }
  const approved = await cashier.post(processPath('voucher_approve'), voucher)
  expect(approved.body).toMatchObject({ isError: false })
  const { byId, rows, agreement } = await readReport(cashier, 'day-book')
  const receipts = await at.database.kysely
    .selectFrom('n_issued_paper')
    .select('number')
    .where('sort', '=', 'receipt')
    .orderBy('number')
    .execute()
  const none = { khalti: 0, bank: 0, given: 0, type: 'Entrance' }
  expect(byId).toMatchObject([
    { ...none, name: 'Sita Rai', receipt: receipts[0]?.number, khalti: fee, fees: fee, credit: 0 },
    {
      ...none,
      name: 'Hari Rai',
      receipt: receipts[1]?.number,
      bank: rupees(2_000),
      fees: fee,
      credit: rupees(500),
    },
  ])
  expect(rows.map(({ opens }) => opens)).toEqual([
    { student: sita.partnerId },
    { student: hari.partnerId },
  ])
  expect(agreement).toEqual({ reported: 2 * fee, ledger: 2 * fee })
})
