import type { Day } from '#platform/pure/calendar/day.ts'
import {
  dayOf,
  idOf,
  numberOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { courseColumn, courseNameFromWire } from '#features/programs/wire/course.ts'

export const seatModel = 'n_exam_seat'

/** Place and time of one exam paper of a student. */
export type PaperSeat = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly day: Day | null
  /** `11:00`, Nepal time; '' when not set. */
  readonly from: string
  readonly to: string
  readonly centre: string
  readonly room: string
  readonly seat: number | null
}

const routineKey = 'n_exam_routine_ID'
const roomKey = 'n_exam_room_ID'

/** The seats of a registration, each with the day of its exam paper and its room. */
export function seatsOf(applicationId: number) {
  return {
    $expand: `${routineKey},${roomKey}`,
    $filter: `n_exam_reg_ID eq ${applicationId}`,
  } as const
}

/** A record of n_exam_seat with exam paper and room expanded; null without its exam paper. */
export function seatFromWire(record: WireRecord): PaperSeat | null {
  const routine = recordOf(record, routineKey)
  const room = recordOf(record, roomKey)
  const course = courseNameFromWire(routine)
  if (course === null || idOf(routine, courseColumn) === null) return null
  return {
    ...course,
    day: dayOf(routine, 'exam_day'),
    from: textOf(routine, 'time_from').slice(0, 5),
    to: textOf(routine, 'time_to').slice(0, 5),
    centre: textOf(room, 'n_exam_centre_ID'),
    room: textOf(room, 'Name'),
    seat: numberOf(record, 'seat'),
  }
}

function recordOf(record: WireRecord, name: string): WireRecord {
  const found = value(record, name)
  return typeof found === 'object' && found !== null ? { ...found } : {}
}

/** Orders seats by day and time, the earliest first. */
export function inOrder(seats: readonly PaperSeat[]): readonly PaperSeat[] {
  const when = ({ day, from }: PaperSeat) => `${day ?? '9999'} ${from}`
  return seats.toSorted((one, other) => when(one).localeCompare(when(other)))
}
