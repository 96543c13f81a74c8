import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { type Seated, seatAll, type Sitting } from './seating.ts'
import { overlaps, readSlot, type Slot } from './slot.ts'

const morning: Slot = { day: day('2026-12-10'), from: '10:00', to: '13:00' }
const noon: Slot = { ...morning, from: '13:00', to: '16:00' }
const next: Slot = { ...morning, day: day('2026-12-11') }

describe('the time of an exam paper', () => {
  it.each([
    [noon, false],
    [next, false],
    [{ ...morning, from: '12:59', to: '14:00' }, true],
    [{ ...morning, from: '09:00', to: '10:01' }, true],
    [{ ...morning, from: '11:00', to: '12:00' }, true],
    [morning, true],
  ])('beside 10:00 to 13:00: %j', (slot, clash) => {
    expect([overlaps(morning, slot), overlaps(slot, morning)]).toEqual([clash, clash])
  })

  it.each([
    [{ day: '2026-13-01', from: '10:00', to: '13:00' }, 'not-a-day'],
    [{ day: '', from: '10:00', to: '13:00' }, 'not-a-day'],
    [{ day: '2026-12-10', from: '10', to: '13:00' }, 'not-a-time'],
    [{ day: '2026-12-10', from: '10:00', to: '24:00' }, 'not-a-time'],
    [{ day: '2026-12-10', from: '10:00', to: '10:00' }, 'ends-before-it-begins'],
  ])('%j is none: %s', (typed, reason) => {
    expect(readSlot(typed)).toMatchObject({ is: 'refused', reason })
  })
})

const sitting = (routineId: number, registrationId: number, slot: Slot): Sitting => ({
  routineId,
  registrationId,
  slot,
})

describe('seating an exam', () => {
  const rooms = [
    { roomId: 1, seats: 2 },
    { roomId: 2, seats: 1 },
  ]

  it('fills room after room, and seats a candidate on one seat for all exam papers', () => {
    const sittings = [1, 2, 3].flatMap((id) => [sitting(10, id, morning), sitting(11, id, next)])
    const { seated, without } = seatAll({ sittings, rooms, taken: [] })
    expect(without).toEqual([])
    expect(
      seated.map(({ registrationId, roomId, seat }) => [registrationId, roomId, seat]),
    ).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [2, 1, 2],
      [2, 1, 2],
      [3, 2, 1],
      [3, 2, 1],
    ])
  })

  it('leaves those who sit where they are, gives them the same seat in a new paper, and others none of theirs', () => {
    const taken: Seated[] = [{ ...sitting(10, 2, morning), roomId: 2, seat: 1 }]
    const sittings = [sitting(11, 2, next), sitting(10, 3, morning), sitting(11, 3, next)]
    const { seated } = seatAll({ sittings, rooms, taken })
    expect(
      seated.map(({ registrationId, roomId, seat }) => [registrationId, roomId, seat]),
    ).toEqual([
      [2, 2, 1],
      [3, 1, 1],
      [3, 1, 1],
    ])
  })

  it('says who is left without a seat, and never counts seats of another time', () => {
    const sittings = [1, 2, 3, 4].map((id) => sitting(10, id, morning))
    const { without } = seatAll({ sittings, rooms, taken: [] })
    expect(without).toEqual([sitting(10, 4, morning)])
    const later = [1, 2, 3, 4].map((id) =>
      sitting(id === 4 ? 11 : 10, id, id === 4 ? noon : morning),
    )
    expect(seatAll({ sittings: later, rooms, taken: [] }).without).toEqual([])
  })

  it('never has two on one seat at a time, whatever is asked', () => {
    const slots = [morning, noon, next, { ...morning, from: '11:00', to: '14:00' }]
    const asked = array(tuple(integer({ min: 0, max: 3 }), integer({ min: 1, max: 9 })), {
      maxLength: 30,
    })
    const sizes = array(integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
    assert(
      property(asked, sizes, (pairs, seats) => {
        const sittings = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()].map(
          ([slot, id]) => sitting(slot, id, slots[slot] ?? morning),
        )
        const all = seats.map((size, roomId) => ({ roomId, seats: size }))
        const { seated, without } = seatAll({ sittings, rooms: all, taken: [] })
        expect(seated.length + without.length).toBe(sittings.length)
        for (const [index, one] of seated.entries())
          for (const other of seated.slice(index + 1))
            expect(
              one.roomId === other.roomId &&
                one.seat === other.seat &&
                overlaps(one.slot, other.slot) &&
                one.registrationId !== other.registrationId,
            ).toBe(false)
      }),
    )
  })
})
