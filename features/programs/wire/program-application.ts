import { nestedRows } from '#platform/pure/rest-dialect/nested-rows.ts'
import { academicsToWire, semesterColumn } from '#features/applying/wire/academic.ts'
import {
  applicantToWire,
  applicationFromWire as sharedFromWire,
  type ApplyingUser,
  columnsWith,
  enrollmentKey,
  ownedBy,
  payingColumns,
  withPayments,
} from '#features/applying/wire/application.ts'
import { expandColumns } from '#platform/pure/rest-dialect/expand-columns.ts'
import { idOf, numberOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { toRupees } from '#platform/pure/money/money.ts'
import type { ProgramApplication, RegisteredCourse } from '../rules/program-application.ts'
import { programFee } from '../rules/program-fee.ts'
import {
  admissionSemesterId,
  type ProgramKind,
  type ProgramOpening,
} from '../rules/program-opening.ts'
import { courseColumn, courseColumns, courseFromWire } from './course.ts'

export const applicationModel = 'n_program_creg'
export const applicationKey = 'n_program_creg_ID'
const openingKey = 'n_program_cregopen_ID'

/** Reference of a payment to an admission or a course registration (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_program_creg_id'],
  model: applicationModel,
  label: { en: 'Admission or course registration', ne: 'भर्ना वा विषय दर्ता' },
}

const coursesKey = 'n_program_cregdetails'
const registeredColumns = [...courseColumns, 'INTERNAL_OM', 'attendance'] as const

/** A person's own applications of one kind, with payments and courses; both kinds share the model (READINGS R-37). */
export function ownApplications(partnerId: number, kind: ProgramKind) {
  const semester = `${semesterColumn} ${kind === 'admission' ? 'eq' : 'gt'} ${admissionSemesterId}`
  return {
    $select: columnsWith(openingKey, semesterColumn, enrollmentKey, ...payingColumns),
    $expand: `${withPayments},${expandColumns(coursesKey, registeredColumns)}`,
    $filter: `${ownedBy(partnerId)} and ${semester}`,
  } as const
}

/** A record of n_program_creg with its payments and courses; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (ProgramApplication & { readonly payments: readonly Payment[] }) | null {
  const shared = sharedFromWire(record, openingKey)
  const { rows: courses, ...unread } = nestedRows(record, coursesKey, registeredCourseFromWire)
  return (
    shared && {
      ...shared,
      semesterId: idOf(record, semesterColumn),
      enrollmentId: idOf(record, enrollmentKey),
      courses,
      ...unread,
    }
  )
}

function registeredCourseFromWire(record: WireRecord): RegisteredCourse | null {
  const course = courseFromWire(record)
  return (
    course && {
      ...course,
      internalMarks: numberOf(record, 'INTERNAL_OM'),
      attendance: numberOf(record, 'attendance'),
    }
  )
}

/**
 * Body of an application with its lines (SPEC §7). Without an enrollment the server finds or makes it; money is
 * compare-only, and missing compulsory courses are added there.
 */
export function applicationToWire(at: {
  readonly opening: ProgramOpening
  readonly user: ApplyingUser
  readonly enrollmentId: number | null
  /** Course ids. */
  readonly chosen: readonly number[]
}): Record<string, unknown> {
  const { opening, user } = at
  const { fees, semester } = opening
  return {
    ...applicantToWire(user),
    [openingKey]: opening.id,
    ...academicsToWire(opening.academics),
    ...(semester === null ? {} : { [semesterColumn]: semester.id }),
    ...(at.enrollmentId === null ? {} : { [enrollmentKey]: at.enrollmentId }),
    admissionfee: toRupees(fees.admission),
    libraryfee: toRupees(fees.library),
    practicalfee: toRupees(fees.practical),
    semyearfee: toRupees(fees.semester),
    totalfee: toRupees(programFee(fees)),
    feepaid: 0,
    [coursesKey]: at.chosen.map((id) => ({ [courseColumn]: id })),
  }
}
