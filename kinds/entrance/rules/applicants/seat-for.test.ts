import { expect, it } from 'vitest'
import { seatFor } from './seat-for.ts'

it('a special need gets the free seat nearest to the door, others one behind the taken ones', () => {
  const room = { seats: 5, taken: [1, 3] }
  expect(seatFor({ ...room, specialNeed: true })).toBe(2)
  expect(seatFor({ ...room, specialNeed: false })).toBe(4)
})

it('the last free seat is given where the seats behind are taken, none in a full room', () => {
  expect(seatFor({ seats: 4, taken: [1, 4], specialNeed: false })).toBe(3)
  expect(seatFor({ seats: 2, taken: [1, 2], specialNeed: true })).toBeNull()
  expect(seatFor({ seats: 2, taken: [], specialNeed: false })).toBe(1)
})
