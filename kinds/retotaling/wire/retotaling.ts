import * as pageLabels from '#platform/pure/labels/page.ts'
import { nestedRows } from '#platform/pure/rest-dialect/nested-rows.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { expandColumns } from '#platform/pure/rest-dialect/expand-columns.ts'
import {
  dayOf,
  findKey,
  foundIn,
  moneyOf,
  nameOf,
  nepalDayOf,
  numberOf,
  recordsOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import { academicsToWire } from '#features/applying/wire/academic.ts'
import {
  applicantToWire,
  applicationFromWire as sharedFromWire,
  type ApplyingUser,
  columnsWith,
  enrollmentKey,
  ownedBeside,
  payingColumns,
  withPayments,
} from '#features/applying/wire/application.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { courseColumn, courseNameFromWire } from '#features/programs/wire/course.ts'
import type { Chosen } from '../rules/apply.ts'
import { retotalingOutcomes } from '../rules/outcome.ts'
import type { AskedCourse, Retotaling, RetotalingOpening } from '../rules/retotaling.ts'
import type { OwnExam } from './own-exam.ts'

export const openingModel = 'n_exam_open'
export const applicationModel = 'n_exam_retotaling'
export const applicationKey = 'n_exam_retotaling_ID'
const openingKey = 'n_exam_open_ID'
const coursesKey = 'n_exam_rtdetails'
/** The other name the courses are shown under (READINGS R-44). */
const coursesAlias = 'exam_rtdetails'
const courseColumns = [
  courseColumn,
  'description',
  'outcome',
  'former_total',
  'former_grade',
  'total_om',
  'grade',
  'decided',
] as const

/** Reference of a payment to a retotaling (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_exam_retotaling_id'],
  model: applicationModel,
  label: pageLabels.retotaling,
}

/** All exams whose retotaling has not ended, also those the student did not sit (SPEC §7). */
export function openFilter(today: Day): string {
  return `RetotalingTo ge '${today}'`
}

/** Own applications beside one enrollment, with payments and courses (SPEC §7). */
export function ownApplications(partnerId: number, enrollmentId: number) {
  return {
    $select: columnsWith(openingKey, ...payingColumns),
    $expand: `${withPayments},${expandColumns(coursesKey, courseColumns)}`,
    $filter: ownedBeside(partnerId, enrollmentId),
  } as const
}

/** A record of n_exam_open; null without an id that is a text or a number (SPEC §5). */
export function openingFromWire(record: WireRecord): RetotalingOpening | null {
  const named = value(record, openingKey) ?? value(record, 'id')
  const id = typeof named === 'string' || typeof named === 'number' ? Number(named) : Number.NaN
  if (!Number.isInteger(id)) return null
  return {
    id,
    name: nameOf(record),
    window: { from: dayOf(record, 'RetotalingFrom'), to: dayOf(record, 'RetotalingTo') },
    fee: moneyOf(record, 'retotalingfee'),
  }
}

/** A record of n_exam_retotaling with its payments and courses; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (Retotaling & { readonly payments: readonly Payment[] }) | null {
  const shared = sharedFromWire(record, openingKey)
  const key = recordsOf(record, coursesAlias).length > 0 ? coursesAlias : coursesKey
  const { rows: courses, ...unread } = nestedRows(record, key, courseFromWire)
  return shared && { ...shared, courses, ...unread }
}

function courseFromWire(record: WireRecord): AskedCourse | null {
  const course = courseNameFromWire(record)
  return (
    course && {
      ...course,
      description: textOf(record, 'description').trim(),
      outcome: outcomeFromWire(record),
    }
  )
}

function outcomeFromWire(record: WireRecord): AskedCourse['outcome'] {
  const is = foundIn(record, 'outcome', (text) => findKey(text, retotalingOutcomes))
  if (is === null) return null
  return {
    is,
    former: numberOf(record, 'former_total') ?? 0,
    formerGrade: textOf(record, 'former_grade'),
    total: numberOf(record, 'total_om') ?? 0,
    grade: textOf(record, 'grade'),
    decidedOn: nepalDayOf(record, 'decided'),
  }
}

/** Body of an application with its courses (SPEC §7). Fee, numbers and academic ids are the server's; ours are compare-only. */
export function applicationToWire(at: {
  readonly opening: RetotalingOpening
  readonly user: ApplyingUser
  readonly enrollment: { readonly id: number; readonly academics: Academics }
  readonly exam: OwnExam
  readonly chosen: readonly Chosen[]
}): Record<string, unknown> {
  const { opening, user, enrollment, exam } = at
  const { papers, examId, symbolNumber, rollNumber } = exam
  return {
    ...applicantToWire(user),
    [openingKey]: opening.id,
    [enrollmentKey]: enrollment.id,
    n_exam_reg_ID: exam.registrationId,
    ...(examId !== null && { n_exam_master_ID: examId }),
    erollno: symbolNumber,
    urollno: rollNumber,
    ...academicsToWire(enrollment.academics),
    [coursesKey]: at.chosen.map(({ courseId, description }) => ({
      [courseColumn]: courseId,
      examtype: papers.find((paper) => paper.courseId === courseId)?.examType ?? '',
      description: description.trim(),
    })),
  }
}
