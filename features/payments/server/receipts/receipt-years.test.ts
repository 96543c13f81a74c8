import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalMonths, fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, aSlip, comeBack, pidxOf } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { FailPoint } from '../core/fail-points.ts'

let at: TestServer
let endsAt: FailPoint | null = null
const reached = (point: FailPoint) => {
  if (point !== endsAt) return
  endsAt = null
  throw new Error(`the end at ${point}`)
}
beforeAll(async () => {
  at = await testServer({ reached, idleJobs: true })
})
afterAll(() => at.close())

const fee = rupees(1_500)

/** One of each way to pay; the first try of each ends in the middle of its posting. */
async function payInEachWay(): Promise<void> {
  const cashier = await at.staff('cashier')
  const byWallet = await anApplicant(at)
  const pidx = pidxOf(await byWallet.getLink(fee))
  at.khalti.decide(pidx, 'pay')
  endsAt = 'P6'
  await comeBack(at, pidx)
  expect(endsAt).toBeNull()
  await comeBack(at, pidx)
  expect(await byWallet.application()).toMatchObject({ IsPaid: true })
  const byVoucher = await anApplicant(at)
  const { body } = await byVoucher.uploadVoucher(aSlip())
  const approval = { c_payment_ID: body['C_Payment_ID'], amount: 1_500 }
  const approve = () => cashier.post('/api/v1/processes/voucher_approve', approval)
  endsAt = 'P11'
  expect((await approve()).status).toBe(500)
  expect((await approve()).body).toMatchObject({ isError: false })
  const { partnerId, applicationId } = await anApplicant(at)
  const cash = { C_BPartner_ID: partnerId, payment_type: 'ENTRANCE', amount: 1_500, owed: 1_500 }
  const take = () =>
    cashier.post('/api/v1/processes/cash_take', { ...cash, payment_reference_id: applicationId })
  endsAt = 'P20'
  expect((await take()).status).toBe(500)
  const taken = await take()
  const { c_payment_ID } = taken.body['data'] as { c_payment_ID: number }
  const reason = { reason: 'Entered twice', reason_ne: 'दुई पटक राखियो' }
  const proposed = await cashier.post('/api/v1/processes/cash_reverse', { c_payment_ID, ...reason })
  expect((await confirm(await at.staff('cashier'), proposed)).body).toMatchObject({
    isError: false,
  })
}

async function numbersByYear(): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await at.database.kysely.selectFrom('receipt').select('number').execute()
  const years = new Map<string, number[]>()
  for (const { number } of rows) {
    const [, year = '', place] = number.split('-')
    years.set(
      year,
      [...(years.get(year) ?? []), Number(place)].toSorted((a, b) => a - b),
    )
  }
  return years
}

it('receipts of a fiscal year are numbered 1 to n, whatever fails on the way or is taken back', async () => {
  const year = fiscalYear(dayInNepal(at.clock.nowMs())) ?? ''
  await payInEachWay()
  await payInEachWay()
  expect(await numbersByYear()).toEqual(new Map([[year, [1, 2, 3, 4, 5, 6]]]))
  await expectSoundMoney(at.database)
})

it('the first receipt of the next fiscal year is number 1 again, from 1 Shrawan on', async () => {
  const year = fiscalYear(dayInNepal(at.clock.nowMs())) ?? ''
  const last = fiscalMonths(year)?.at(-1)?.last ?? ''
  // Noon in Nepal on the last day of Asar, then a day later.
  at.clock.advance(Date.parse(`${last}T06:15:00Z`) - at.clock.nowMs())
  await payInEachWay()
  expect((await numbersByYear()).get(year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  at.clock.advance(24 * 3_600_000)
  await payInEachWay()
  const next = fiscalYear(dayInNepal(at.clock.nowMs())) ?? ''
  expect(next).not.toBe(year)
  expect((await numbersByYear()).get(next)).toEqual([1, 2, 3])
  expect((await numbersByYear()).get(year)).toHaveLength(9)
  await expectSoundMoney(at.database)
})
