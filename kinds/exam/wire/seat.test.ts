import { expect, it } from 'vitest'
import { inOrder, seatFromWire } from './seat.ts'

const record = {
  id: 1,
  seat: 17,
  n_exam_routine_ID: {
    id: 5,
    n_course_ID: {
      id: 31,
      identifier: 'SH102_Engineering Mathematics II',
      Name: 'Engineering Mathematics II',
    },
    exam_day: '2026-12-04',
    time_from: '11:00:00Z',
    time_to: '14:00:00Z',
  },
  n_exam_room_ID: {
    id: 7,
    Name: 'Room 204',
    n_exam_centre_ID: { id: 3, identifier: 'Dhunche Campus' },
  },
}

it('a seat says paper, day, hours, centre, room and seat', () => {
  expect(seatFromWire(record)).toEqual({
    courseId: 31,
    code: 'SH102',
    name: 'Engineering Mathematics II',
    day: '2026-12-04',
    from: '11:00',
    to: '14:00',
    centre: 'Dhunche Campus',
    room: 'Room 204',
    seat: 17,
  })
})

it('a seat without its paper is none', () => {
  expect(seatFromWire({ id: 1, seat: 17, n_exam_routine_ID: { id: 5 } })).toBeNull()
})

it('the nearest paper comes first, one without a day last', () => {
  const seat = seatFromWire(record)
  if (seat === null) throw new Error('It has a paper')
  const later = { ...seat, from: '15:00' }
  const unknown = { ...seat, day: null }
  expect(inOrder([unknown, later, seat])).toEqual([seat, later, unknown])
})
