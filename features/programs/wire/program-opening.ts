import { nestedRows } from '#platform/pure/rest-dialect/nested-rows.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import {
  academicsFromWire,
  referenceFromWire,
  semesterColumn,
} from '#features/applying/wire/academic.ts'
import {
  dayOf,
  idOf,
  moneyOf,
  nameOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import {
  admissionSemesterId,
  type OfferedCourse,
  type ProgramKind,
  type ProgramOpening,
  type Seats,
} from '../rules/program-opening.ts'
import { courseFromWire } from './course.ts'

export const openingModel = 'n_program_cregopen'
/** Expanded with the courses it offers. */
export const openingExpand = 'n_batch_course'

const semesters = {
  admission: `${semesterColumn} eq ${admissionSemesterId}`,
  'course-registration': `${semesterColumn} gt ${admissionSemesterId}`,
} as const satisfies Record<ProgramKind, string>

/** Openings of a kind whose last day is today or later (SPEC §7). */
export function openOnFilter(kind: ProgramKind, today: Day): string {
  return `DateTo ge '${today}' and ${semesters[kind]}`
}

/** A record of n_program_cregopen, with its courses when they were expanded; null when it has no id. */
export function openingFromWire(record: WireRecord): ProgramOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  const { rows: courses, ...unread } = nestedRows(record, openingExpand, offeredCourseFromWire)
  return {
    id,
    name: nameOf(record),
    academics: academicsFromWire(record),
    semester: referenceFromWire(record, semesterColumn),
    window: { from: dayOf(record, 'DateFrom'), to: dayOf(record, 'DateTo') },
    fees: {
      admission: moneyOf(record, 'admissionfee'),
      semester: moneyOf(record, 'semyearfee'),
      library: moneyOf(record, 'libraryfee'),
      practical: moneyOf(record, 'practicalfee'),
      lab: moneyOf(record, 'labfee'),
    },
    minimumCredits: numberOf(record, 'min_credit'),
    maximumCredits: numberOf(record, 'max_credit'),
    seats: seatsFromWire(record),
    courses,
    ...unread,
  }
}

function offeredCourseFromWire(record: WireRecord): OfferedCourse | null {
  const course = courseFromWire(record)
  if (course === null) return null
  const prerequisiteId = idOf(record, 'n_prerequisite_ID')
  return {
    ...course,
    prerequisite:
      prerequisiteId === null
        ? null
        : { courseId: prerequisiteId, name: textOf(record, 'n_prerequisite_ID') },
    seats: seatsFromWire(record),
  }
}

function seatsFromWire(record: WireRecord): Seats | null {
  const total = numberOf(record, 'seats')
  return total === null ? null : { total, left: numberOf(record, 'seats_left') ?? total }
}
