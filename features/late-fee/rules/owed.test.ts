import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import {
  type Charged,
  isPayable,
  owes,
  payableOn,
  payBy,
  restOf,
  shownFee,
  statusOf,
  urgencyOf,
} from './owed.ts'

const opening = {
  lastRegularDay: day('2026-11-20'),
  lastLateDay: day('2026-11-30'),
  regularFee: rupees(1_500),
  lateFee: rupees(2_000),
}
const unpaid = { total: rupees(1_500), paid: nothing, isPaid: false, isPending: false }
const regular = day('2026-11-20')
const late = day('2026-11-21')
const over = day('2026-12-01')

const applied = (changes: Partial<Charged> = {}): Charged => ({
  id: 7,
  status: 'DR',
  withdrawal: null,
  paying: unpaid,
  opening,
  ...changes,
})
const partly = applied({ paying: { ...unpaid, paid: rupees(500) } })
const pending = applied({ paying: { ...unpaid, isPending: true } })
const paid = applied({ paying: { ...unpaid, paid: rupees(1_500), isPaid: true } })
const closed = applied({ status: 'CL' })
const offered = applied({ withdrawal: { id: 3, reason: null } })

describe('the amount owed of a fee that rises', () => {
  it.each([
    ['on the last regular day', applied(), regular, 1_500],
    ['on the day after', applied(), late, 2_000],
    ['partly paid, on the last regular day', partly, regular, 1_000],
    ['partly paid, once the fee has risen', partly, late, 1_500],
    ['paid, once the fee has risen', paid, late, 0],
    ['closed by the university', closed, regular, 0],
    ['no longer holding', offered, regular, 0],
    ['with its terms gone: what was charged', applied({ opening: null }), late, 1_500],
    ['with its terms gone and a part paid', { ...partly, opening: null }, late, 1_000],
  ])('%s', (...[, application, today, rest]) => {
    expect(restOf(application, today)).toBe(rupees(rest))
  })

  it('is never below nothing, whatever was paid', () => {
    const much = { ...unpaid, paid: rupees(9_000) }
    expect(payableOn(opening, { paying: much, status: 'AP', withdrawal: null }, late)).toBe(0)
  })

  it.each<[string, Charged, number, number]>([
    ['unpaid: as it stands today', applied(), 1_500, 2_000],
    ['a voucher waits: what was charged', pending, 1_500, 1_500],
    ['paid: what was charged', paid, 1_500, 1_500],
    ['its terms gone: what was charged', applied({ opening: null }), 1_500, 1_500],
  ])('the fee in the list, %s', (...[, application, before, after]) => {
    expect(shownFee(application, regular)).toBe(rupees(before))
    expect(shownFee(application, late)).toBe(rupees(after))
  })
})

describe('whose turn it is', () => {
  it('a part that is paid leaves it unpaid, a waiting voucher makes it pending', () => {
    expect([applied(), partly, pending, paid].map(statusOf)).toEqual([
      'unpaid',
      'unpaid',
      'pending',
      'paid',
    ])
  })

  it('nothing is owed where nothing is charged at all; a fee that is late only is owed', () => {
    const free = { ...opening, regularFee: nothing, lateFee: nothing }
    const paying = { ...unpaid, total: nothing }
    const application = applied({ paying, opening: free })
    expect(statusOf(application)).toBe('paid')
    expect(owes(application, regular)).toBe(false)
    const lateOnly = { ...free, lateSteps: [{ until: day('2026-11-30'), amount: rupees(500) }] }
    expect(statusOf(applied({ paying, opening: lateOnly }))).toBe('unpaid')
    expect(statusOf(applied({ paying, opening: null }))).toBe('unpaid')
  })

  it('the late day is the last on which it can be paid', () => {
    const days = [regular, late, day('2026-11-30'), over]
    expect(days.map((today) => isPayable(applied(), today))).toEqual([true, true, true, false])
    expect(isPayable(applied({ opening: null }), regular)).toBe(false)
    expect(isPayable(closed, regular)).toBe(false)
  })

  it.each<[DocStatus, boolean]>([
    ['DR', true],
    ['IP', true],
    ['AP', true],
    ['CO', true],
    ['CL', false],
  ])('unpaid and %s the student owes it: %s', (status, isOwed) => {
    expect(owes(applied({ status }), late)).toBe(isOwed)
  })

  it('is not the student’s when the fee is paid or waits for the cashier', () => {
    expect([pending, paid].map((each) => owes(each, late))).toEqual([false, false])
  })

  it('the day to pay by is the regular one, then the late one', () => {
    expect(payBy(applied(), regular)).toBe('2026-11-20')
    expect(payBy(applied(), late)).toBe('2026-11-30')
    expect(payBy(applied({ opening: null }), late)).toBeNull()
  })

  it('orders applications that wait on the student by their day, then the others by newest', () => {
    const sooner = applied({ id: 3, opening: { ...opening, lastLateDay: day('2026-11-25') } })
    const list = [paid, applied({ id: 8 }), { ...pending, id: 9 }, sooner]
    const sorted = list.toSorted((one, other) =>
      urgencyOf(one, late).localeCompare(urgencyOf(other, late)),
    )
    expect(sorted.map(({ id }) => id)).toEqual([3, 8, 9, 7])
  })
})
