import { rupees, toRupees } from '#platform/pure/money/money.ts'
import { decideForDemo } from '../demo-decisions.ts'
import { publishForDemo } from '../demo-results.ts'
import type { DemoPeople } from '../load-demo.ts'
import { leaveForSecondPerson } from '../proposals.ts'
import { closeDiary, openDiary } from '../time/diary.ts'
import { bringCashToBank, closeDays, countAtNight, leaveCash } from './cash.ts'
import { inGroups } from '../time/in-groups.ts'
import { ageDemo } from '../time/past.ts'
import { completeOld } from './complete-old.ts'
import { feesOf, type Paying } from './fees.ts'
import { moneyOffice } from './office.ts'
import { refundForDemo } from './refunds.ts'
import { returnForDemo } from './returned.ts'
import { settleForDemo } from './settlements.ts'
import { type DemoContext, depositOf, leaveWaiting, slipOf, uploadAll } from './slips.ts'
import { importForDemo } from './statement.ts'
import { payByWallet } from './wallet.ts'

/** Payments of the last so many days are in the bank's statements. */
const monthDays = 30
/** Cash taken before so many days ago is at the bank. */
const bankedDays = 7

/**
 * Pays what the demonstration shows as paid, through the payment code every student's money goes through, and decides on
 * it as the office; leaves work for visitors. The audit trail has all of it in the order of its times.
 */
export async function payForDemo(people: DemoPeople, context: DemoContext): Promise<void> {
  openDiary(context.database, context.nowMs())
  const { paid, waiting } = feesOf(people)
  const office = moneyOffice(people, context)
  const { administratorId } = people
  const at = { database: context.database, nowMs: context.nowMs() }
  const byVoucher = paid.filter(({ way = 'voucher' }) => way === 'voucher')
  const slips = byVoucher.map((each, place) => slipOf(each, place + 1, context))
  const byWallet = paid.filter(({ way }) => way === 'khalti')
  await inGroups(byWallet, (each) => payByWallet(each, context))
  await takeAllCash((daysAgo) => daysAgo > bankedDays)
  const banked = await bringCashToBank(office, people, context)
  const ids = await uploadAll(byVoucher, slips, context)
  const settled = await settleForDemo(office, context)
  const deposits = slips.flatMap((slip, place) => {
    const paying = byVoucher[place]
    return paying !== undefined && paying.daysAgo < monthDays
      ? [depositOf(slip, paying.name ?? '')]
      : []
  })
  const arrived = [...deposits, ...banked, ...settled.deposits]
  await importForDemo(arrived, { ...at, administratorId })
  await settled.link()
  for (const [place, id] of ids.entries()) {
    const paying = byVoucher[place]
    if (paying === undefined) continue
    const body = { c_payment_ID: id, amount: toRupees(paying.amount) }
    await office('cashier', paying.daysAgo)('voucher_approve', body)
  }
  await takeAllCash((daysAgo) => daysAgo <= bankedDays)
  await countAtNight(office, people)
  const used = slips.at(-1)?.number ?? ''
  await leaveWaiting(waiting, people, { ...context, slip: slips.length + 1, used })
  await returnForDemo(office, people, { ...context, used, slip: slips.length + waiting.length + 1 })
  const [, differs] = people.crowd.returned
  if (differs !== undefined) await payByWallet({ ...differs, daysAgo: 0 }, context, rupees(1_200))
  await decideForDemo(people, at)
  await completeOld(people, context)
  await publishForDemo(people, at)
  await refundForDemo(office, people, context)
  await closeDays(office, context)
  await leaveCash(office, people, context)
  await leaveForSecondPerson(people, context)
  await closeDiary(context.database)
  await ageDemo(context.database, context.nowMs())

  async function takeAllCash(isTime: (daysAgo: number) => boolean): Promise<void> {
    const cash = paid.filter(({ way, daysAgo }) => way === 'cash' && isTime(daysAgo))
    for (const each of cash) await takeCash(each)
  }

  function takeCash({ student, target, daysAgo, amount }: Paying) {
    return office('cashier', daysAgo)('cash_take', {
      C_BPartner_ID: student.partnerId,
      payment_type: target.type,
      payment_reference_id: target.referenceId,
      amount: toRupees(amount),
      owed: toRupees(amount),
    })
  }
}
