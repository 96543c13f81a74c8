import { expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { isVoucher } from './payment.ts'
import { asPayment, countByType, paymentsOfType, shortId } from './history.ts'

const payments = [
  { id: 1, documentType: 'EXAM', paidOn: '2026-11-10' as Day },
  { id: 3, documentType: 'Entrance Fee', paidOn: '2026-11-12' as Day },
  { id: 2, documentType: 'EXAM', paidOn: '2026-11-12' as Day },
]

it('counts each document type once', () => {
  expect(countByType(payments)).toEqual([
    { type: 'EXAM', count: 2 },
    { type: 'Entrance Fee', count: 1 },
  ])
  expect(countByType([])).toEqual([])
})

it('shows one type, or all, newest first', () => {
  expect(paymentsOfType(payments, 'EXAM').map(({ id }) => id)).toEqual([2, 1])
  expect(paymentsOfType(payments, '').map(({ id }) => id)).toEqual([3, 2, 1])
  expect(paymentsOfType(payments, 'BOOK')).toEqual([])
})

it('a set-off stands among the payments of its day, and is nothing to download', () => {
  const setOff = {
    id: 7,
    documentType: 'EXAM',
    description: { en: 'Semester II', ne: 'दोस्रो सेमेस्टर' },
    amount: rupees(500),
    on: '2026-11-11' as Day,
    by: 'award',
    award: 'Merit',
  } as const
  const line = asPayment(setOff, 'Set off: Merit', 'ne')
  expect(paymentsOfType([...payments, line], '').map(({ id }) => id)).toEqual([3, 2, -7, 1])
  expect(isVoucher(line)).toBe(false)
  expect(line.description).toBe('दोस्रो सेमेस्टर')
})

it('shortens only long transaction ids', () => {
  expect(shortId('SIM3F5A8C9D0E1B2')).toBe('SIM3F5…1B2')
  expect(shortId('SIM3F5A8C9D0')).toBe('SIM3F5A8C9D0')
})
