import * as pageLabels from '#platform/pure/labels/page.ts'
import { nestedRows } from '#platform/pure/rest-dialect/nested-rows.ts'
import { expandColumns } from '#platform/pure/rest-dialect/expand-columns.ts'
import {
  idOf,
  findKey,
  flagOf,
  foundIn,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { toRupees } from '#platform/pure/money/money.ts'
import { academicsToWire, semesterColumn } from '#features/applying/wire/academic.ts'
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
import { feeOn } from '#features/late-fee/rules/facts.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { courseColumn, courseNameFromWire } from '#features/programs/wire/course.ts'
import { type ExamApplication, type ExamOpening, type ExamPaper, outcomes } from '../rules/exam.ts'
import { examTypeOf } from './exam-opening.ts'

export const applicationModel = 'n_exam_reg'
export const applicationKey = 'n_exam_reg_ID'
const openingKey = 'n_exam_open_ID'
const examKey = 'n_exam_master_ID'
const papersKey = 'n_exam_regdetails'
const paperColumns = [courseColumn, 'examtype', 'outcome'] as const

/** Reference of a payment to an exam registration (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_exam_reg_id'],
  model: applicationModel,
  label: pageLabels.examRegistration,
}

/** Own registrations beside one enrollment, with payments and exam papers (SPEC §7). */
export function ownApplications(partnerId: number, enrollmentId: number) {
  return {
    $select: columnsWith(
      openingKey,
      ...payingColumns,
      examKey,
      semesterColumn,
      enrollmentKey,
      'erollno',
      'urollno',
      'card_ready',
    ),
    $expand: `${withPayments},${expandColumns(papersKey, paperColumns)}`,
    $filter: ownedBeside(partnerId, enrollmentId),
  } as const
}

/** A record of n_exam_reg with its payments and exam papers; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (ExamApplication & { readonly payments: readonly Payment[] }) | null {
  const shared = sharedFromWire(record, openingKey)
  const { rows: papers, ...unread } = nestedRows(record, papersKey, paperFromWire)
  return (
    shared && {
      ...shared,
      examId: idOf(record, examKey),
      semesterId: idOf(record, semesterColumn),
      enrollmentId: idOf(record, enrollmentKey),
      symbolNumber: textOf(record, 'erollno'),
      rollNumber: textOf(record, 'urollno'),
      isCardReady: flagOf(record, 'card_ready'),
      papers,
      ...unread,
    }
  )
}

function paperFromWire(record: WireRecord): ExamPaper | null {
  const course = courseNameFromWire(record)
  return (
    course && {
      ...course,
      type: examTypeOf(record),
      outcome: foundIn(record, 'outcome', (text) => findKey(text, outcomes)),
    }
  )
}

/** Body of a registration with its exam papers (SPEC §7). Our numbers, money and academic ids are compare-only. */
export function applicationToWire(at: {
  readonly opening: ExamOpening
  readonly user: ApplyingUser
  readonly enrollment: { readonly id: number; readonly rollNumber: string }
  /** Course ids. */
  readonly chosen: readonly number[]
  readonly today: Day
}): Record<string, unknown> {
  const { opening, user, enrollment, today } = at
  const { exam, semester } = opening
  return {
    ...applicantToWire(user),
    urollno: enrollment.rollNumber,
    [enrollmentKey]: enrollment.id,
    ...(exam && { [examKey]: exam.id }),
    [openingKey]: opening.id,
    ...academicsToWire(opening.academics),
    ...(semester && { [semesterColumn]: semester.id }),
    totalfee: toRupees(feeOn(opening.fees, today)),
    feepaid: 0,
    [papersKey]: at.chosen.map((id) => ({ [courseColumn]: id, examtype: opening.type })),
  }
}
