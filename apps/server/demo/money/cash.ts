import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { denominations } from '#features/payments/rules/cash/cash-count.ts'
import type { CashCounter } from '#features/payments/wire/cash.ts'
import { withCode } from '../demo-office.ts'
import type { DemoPeople } from '../load-demo.ts'
import type { MoneyOffice } from './office.ts'
import type { DemoContext } from './slips.ts'
import type { Deposit } from './statement.ts'

/** The counter was counted and emptied so many days ago. */
const bankDaysAgo = 8

/** The cashier counts the cash of the first weeks and brings it to the bank; the administrator confirms it. */
export async function bringCashToBank(
  office: MoneyOffice,
  { cashierId }: DemoPeople,
  { nowMs }: DemoContext,
): Promise<readonly Deposit[]> {
  const day = addDays(dayInNepal(nowMs()), -bankDaysAgo)
  const rupees = await count(office, { cashierId, daysAgo: bankDaysAgo })
  const slip = { slip_number: '0093 8301', day }
  const body = { counter: cashierId, amount: rupees, ...slip }
  const proposal = await office('cashier', bankDaysAgo)('cash_to_bank', body)
  await office('administrator', bankDaysAgo)('proposal_confirm', withCode(proposal))
  return [{ day, number: slip.slip_number, rupees, name: 'LTU CASH COUNTER' }]
}

/** The cashier counts yesterday's cash, and finds ten rupees less than were taken. */
export async function countAtNight(office: MoneyOffice, { cashierId }: DemoPeople): Promise<void> {
  const reason = 'Counted twice: a note of ten rupees is missing'
  await count(office, { cashierId, daysAgo: 1, missing: 10, reason })
}

/** Days until a week ago are closed by two; those until yesterday wait for the second person. */
export async function closeDays(office: MoneyOffice, { nowMs }: DemoContext): Promise<void> {
  const last_day = (daysAgo: number): Day => addDays(dayInNepal(nowMs()), -daysAgo)
  const close = { last_day: last_day(bankDaysAgo) }
  const proposal = await office('cashier', bankDaysAgo - 1)('day_close', close)
  await office('administrator', bankDaysAgo - 2)('proposal_confirm', withCode(proposal))
  await office('cashier', 0)('day_close', { last_day: last_day(1) })
}

/** Cash on its way to the bank, and a receipt given to another student: both wait for a second person. */
export async function leaveCash(
  office: MoneyOffice,
  { cashierId }: DemoPeople,
  { database, nowMs }: DemoContext,
): Promise<void> {
  const slip = { slip_number: '0093 8317', day: dayInNepal(nowMs()) }
  await office('cashier', 0)('cash_to_bank', { counter: cashierId, amount: 20_000, ...slip })
  const { c_payment_id } = await database.kysely
    .selectFrom('cash_receipt')
    .select('c_payment_id')
    .orderBy('c_payment_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await office('cashier', 0)('cash_reverse', {
    c_payment_ID: c_payment_id,
    reason: 'The receipt was given to another student.',
    reason_ne: 'रसिद अर्को विद्यार्थीलाई दिइयो।',
  })
}

type Count = {
  readonly cashierId: number
  readonly daysAgo: number
  /** Rupees that are not there. */
  readonly missing?: number
  readonly reason?: string
}

/** Counts the cashier's counter; gives the rupees that were counted. */
async function count(
  office: MoneyOffice,
  { cashierId, daysAgo, missing = 0, reason }: Count,
): Promise<number> {
  const days = { first_day: '2026-01-01', last_day: '2026-01-01' }
  const read = await office('cashier', daysAgo)('cash_counters', days)
  const counters = read['counters'] as readonly CashCounter[]
  const expected = (counters.find(({ id }) => id === cashierId)?.balance ?? 0) / 100
  const body = { counter: cashierId, expected, ...notesOf(expected - missing), reason }
  await office('cashier', daysAgo)('cash_count', body)
  return expected - missing
}

/** The fewest notes that make an amount in rupees. */
function notesOf(rupees: number): Readonly<Record<string, number>> {
  let rest = rupees
  const notes = denominations.map((value) => {
    const n = Math.floor(rest / value)
    rest -= n * value
    return [`notes_${value}`, n] as const
  })
  return Object.fromEntries(notes)
}
