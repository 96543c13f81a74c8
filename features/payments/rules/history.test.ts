import { expect, it } from 'vitest'
import { countByType, paymentsOfType, shortId } from './history.ts'

const payments = [
  { id: 1, documentType: 'EXAM' },
  { id: 3, documentType: 'Entrance Fee' },
  { id: 2, documentType: 'EXAM' },
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

it('shortens only long transaction ids', () => {
  expect(shortId('SIM3F5A8C9D0E1B2')).toBe('SIM3F5…1B2')
  expect(shortId('SIM3F5A8C9D0')).toBe('SIM3F5A8C9D0')
})
