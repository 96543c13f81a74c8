import { describe, expect, it } from 'vitest'
import { seatsFrom } from './seats.ts'

const none = new Set<string>()

describe('seats', () => {
  it('count on from the number at the end of the first one, in its digits', () => {
    expect(seatsFrom(' Block B, Room 204, Seat 9 ', { taken: none, count: 3 })).toEqual([
      'Block B, Room 204, Seat 9',
      'Block B, Room 204, Seat 10',
      'Block B, Room 204, Seat 11',
    ])
    expect(seatsFrom('कोठा २०४, सिट ९', { taken: none, count: 2 })).toEqual([
      'कोठा २०४, सिट ९',
      'कोठा २०४, सिट १०',
    ])
  })

  it('that are taken are passed over', () => {
    const taken = new Set(['Room 204, Seat 1', 'Room 204, Seat 3'])
    expect(seatsFrom('Room 204, Seat 1', { taken, count: 2 })).toEqual([
      'Room 204, Seat 2',
      'Room 204, Seat 4',
    ])
  })

  it.each(['', 'Room', '204', 'Room 204, Seat', 'Room 123456'])(
    'cannot be counted on from "%s"',
    (first) => {
      expect(seatsFrom(first, { taken: none, count: 1 })).toBeNull()
    },
  )
})
