import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { anApplicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { readReport } from '../testing/read-report.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

it('the sums by account have the codes of the accounts office, and agree with the ledger', async () => {
  const fee = rupees(1_500)
  await payWithKhalti(at, await anApplicant(at), fee)
  const { body } = await (await anApplicant(at)).uploadVoucher(aSlip())
  const cashier = await at.staff('cashier')
  const voucher = { c_payment_ID: body['C_Payment_ID'], amount: 2_000 }
  await cashier.post(processPath('voucher_approve'), voucher)
  const codes = { ...settings['account-codes'].initial, bank: '1102.01', ENTRANCE: '4001' }
  await at.database.transaction((transaction) =>
    storeSetting(
      transaction,
      { key: 'account-codes', value: codes },
      { userId: cashier.userId, nowMs: at.clock.nowMs() },
    ),
  )
  const { byId, total, agreement } = await readReport(cashier, 'account-sums')
  const day = todayOf(at)
  const none = { day, debit: 0, credit: 0 }
  expect(byId).toMatchObject([
    { ...none, code: '1102.01', account: 'Bank', lines: 1, debit: rupees(2_000) },
    { ...none, code: '4001', account: 'Fees', head: 'Entrance', lines: 2, credit: 2 * fee },
    { ...none, account: 'Khalti', lines: 1, debit: fee },
    { ...none, account: 'Suspense', lines: 1, credit: rupees(500) },
  ])
  expect(total).toMatchObject({ debit: rupees(3_500), credit: rupees(3_500) })
  expect(agreement).toEqual({ reported: rupees(3_500), ledger: rupees(3_500) })
})
