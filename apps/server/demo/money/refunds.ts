import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import { nothing, toRupees } from '#platform/pure/money/money.ts'
import { withCode } from '../demo-office.ts'
import type { DemoPeople } from '../load-demo.ts'
import type { MoneyOffice } from './office.ts'
import type { DemoContext } from './slips.ts'

const accounts = [
  ['Nabil Demo Bank', '0310017500211'],
  ['Himal Demo Bank', '0220045100873'],
  ['Nepal Demo Bank', '0120010045531'],
  ['Himal Demo Bank', '0220045107720'],
  ['Nabil Demo Bank', '0310017503344'],
] as const

/** Refunds in each state: returned by the bank, sent, on a list for the bank, ready for the next one, not confirmed yet. */
export async function refundForDemo(
  office: MoneyOffice,
  { crowd }: DemoPeople,
  { database, nowMs }: DemoContext,
): Promise<void> {
  const today = dayInNepal(nowMs())
  const confirm = async (place: number, daysAgo: number) =>
    office('administrator', daysAgo - 1)(
      'proposal_confirm',
      withCode(await propose(place, daysAgo)),
    )
  await confirm(0, 13)
  await confirm(1, 13)
  const first = await office('cashier', 11)('refund_list_make', {})
  const sent = { ...first, sent_on: addDays(today, -10) }
  await office('administrator', 10)('refund_list_sent', sent)
  const returned = { refund_ID: await firstRefund(), reason: 'closed' }
  const proposal = await office('cashier', 6)('refund_return', returned)
  await office('administrator', 5)('proposal_confirm', withCode(proposal))
  await confirm(2, 4)
  await office('cashier', 2)('refund_list_make', {})
  await confirm(3, 2)
  await propose(4, 0)

  async function propose(place: number, daysAgo: number) {
    const { student, name, amount } = crowd.month[place * 3] ?? {}
    const [bank, account_number] = accounts[place] ?? []
    const { c_payment_id } = await database.kysely
      .selectFrom('c_payment')
      .select('c_payment_id')
      .where('c_bpartner_id', '=', student?.partnerId ?? 0)
      .executeTakeFirstOrThrow()
    return office('cashier', daysAgo)('payment_refund', {
      c_payment_ID: c_payment_id,
      amount: toRupees(amount ?? nothing),
      way: 'bank',
      taken_from: 'fee',
      bank,
      account_holder: name,
      account_number,
      reason: 'Ill on the day of the entrance exam, medical certificate shown',
    })
  }

  async function firstRefund(): Promise<number> {
    const { refund_id } = await database.kysely
      .selectFrom('refund')
      .select('refund_id')
      .orderBy('refund_id')
      .executeTakeFirstOrThrow()
    return refund_id
  }
}
