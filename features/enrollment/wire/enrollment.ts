import {
  academicsFilter,
  academicsFromWire,
  academicsToWire,
  referenceFromWire,
  semesterColumn,
} from '#features/applying/wire/academic.ts'
import { applicantToWire, type ApplyingUser } from '#features/applying/wire/application.ts'
import type { AcademicReference, Academics } from '#features/applying/rules/facts.ts'
import {
  flagOf,
  idOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Enrollment } from '../rules/enrollment.ts'

export const enrollmentModel = 'n_program_enroll'

const latest = { $orderby: 'Created desc', $top: '1' } as const

const notEnded = 'isPassedOut eq false and isDropOut eq false'

/** The latest active enrollment of a partner (SPEC §7: Created desc, top 1). */
export function activeEnrollmentQuery(partnerId: number) {
  const $filter = `C_BPartner_ID eq ${partnerId} and urollstatus eq true and ${notEnded}`
  return { $filter, ...latest } as const
}

/** The latest programme a partner has completed. */
export function completedEnrollmentQuery(partnerId: number) {
  return { $filter: `C_BPartner_ID eq ${partnerId} and isPassedOut eq true`, ...latest } as const
}

/** An enrollment that an admission to these academics uses again (READINGS R-39). */
export function reusableEnrollmentQuery(partnerId: number, academics: Academics) {
  const $filter = `C_BPartner_ID eq ${partnerId} and ${academicsFilter(academics)} and ${notEnded}`
  return { $filter, ...latest } as const
}

/** Body of a new enrollment (SPEC §4); the server decides its states, whatever is sent. */
export function enrollmentToWire(at: {
  readonly academics: Academics
  readonly semester: AcademicReference | null
  readonly user: ApplyingUser
}): Record<string, unknown> {
  return {
    ...applicantToWire(at.user),
    ...academicsToWire(at.academics),
    ...(at.semester === null ? {} : { [semesterColumn]: at.semester.id }),
    urollstatus: false,
    urollno: null,
    isPassedOut: false,
    isDropOut: false,
  }
}

export function enrollmentFromWire(record: WireRecord): Enrollment | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    confirmed: flagOf(record, 'urollstatus'),
    rollNumber: textOf(record, 'urollno'),
    passedOut: flagOf(record, 'isPassedOut'),
    droppedOut: flagOf(record, 'isDropOut'),
    programName: textOf(record, 'n_program_ID'),
    academics: academicsFromWire(record),
    semester: referenceFromWire(record, semesterColumn),
    nextSemesterId: numberOf(record, 'next_semester'),
    created: textOf(record, 'Created'),
  }
}
