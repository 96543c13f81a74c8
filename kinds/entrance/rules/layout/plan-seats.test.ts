import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { type ApplicantToSeat, type OpenSitting, planSeats } from './plan-seats.ts'

const morning = { day: day('2026-12-20'), from: '08:00', to: '10:00' }
const noon = { day: day('2026-12-20'), from: '10:00', to: '12:00' }
const room = (roomId: number, seats: number, centreId = 1) => ({
  roomId,
  centreId,
  seats: Array.from({ length: seats }, (_, at) => at + 1),
})
const sitting = (routineId: number, slot = morning, rooms = [room(1, 2)]): OpenSitting => ({
  routineId,
  slot,
  rooms,
})
const applicant = (id: number, facts: Partial<ApplicantToSeat> = {}): ApplicantToSeat => ({
  id,
  centreId: null,
  specialNeed: false,
  busy: [],
  ...facts,
})
const shown = (applicants: readonly ApplicantToSeat[], sittings: readonly OpenSitting[]) => {
  const { seated, full, busy } = planSeats(applicants, sittings)
  return {
    seated: seated.map(({ id, routineId, roomId, seat }) => [id, routineId, roomId, seat]),
    full: full.map(({ id }) => id),
    busy: busy.map(({ id }) => id),
  }
}

describe('seats of an entrance', () => {
  it('are given in order, room after room, sitting after sitting; one too many has none', () => {
    const sittings = [sitting(1, morning, [room(1, 1), room(2, 1)]), sitting(2, noon, [room(1, 1)])]
    expect(
      shown(
        [1, 2, 3, 4].map((id) => applicant(id)),
        sittings,
      ),
    ).toEqual({
      seated: [
        [1, 1, 1, 1],
        [2, 1, 2, 1],
        [3, 2, 1, 1],
      ],
      full: [4],
      busy: [],
    })
  })

  it('are at the centre asked for, in a later sitting where it is full', () => {
    const rooms = [room(1, 1, 1), room(2, 1, 2)]
    const sittings = [sitting(1, morning, rooms), sitting(2, noon, rooms)]
    const asks = [2, 2, 2, null].map((centreId, at) => applicant(at + 1, { centreId }))
    expect(shown(asks, sittings)).toEqual({
      seated: [
        [4, 1, 1, 1],
        [1, 1, 2, 1],
        [2, 2, 2, 1],
      ],
      full: [3],
      busy: [],
    })
  })

  it('are the first of a room for those who need the door', () => {
    const applicants = [applicant(1), applicant(2), applicant(3, { specialNeed: true })]
    expect(shown(applicants, [sitting(1, morning, [room(1, 3)])]).seated).toEqual([
      [3, 1, 1, 1],
      [1, 1, 1, 2],
      [2, 1, 1, 3],
    ])
  })

  it('are only those that are free', () => {
    const rooms = [{ roomId: 1, centreId: 1, seats: [2, 5] }]
    const applicants = [applicant(1), applicant(2, { specialNeed: true })]
    expect(shown(applicants, [sitting(1, morning, rooms)]).seated).toEqual([
      [2, 1, 1, 2],
      [1, 1, 1, 5],
    ])
  })

  it('are in a sitting without another exam of the person; there is none where each has one', () => {
    const until = { ...morning, from: '09:59', to: '10:00' }
    const after = { ...noon, from: '11:59', to: '13:00' }
    const applicants = [applicant(1, { busy: [until] }), applicant(2, { busy: [until, after] })]
    expect(shown(applicants, [sitting(1), sitting(2, noon)])).toEqual({
      seated: [[1, 2, 1, 1]],
      full: [],
      busy: [2],
    })
  })

  it('may begin in the minute in which another exam ends', () => {
    const before = { ...morning, from: '07:00', to: '08:00' }
    expect(shown([applicant(1, { busy: [before] })], [sitting(1)]).seated).toHaveLength(1)
  })
})
