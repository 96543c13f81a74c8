import { nestedRows, type WithUnreadable } from '#platform/pure/rest-dialect/nested-rows.ts'
import { idOf, listValueOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { ownedBy } from '#features/applying/wire/application.ts'
import { courseNameFromWire } from '#features/programs/wire/course.ts'
import type { ExamDetails, SatPaper } from '../rules/retotaling.ts'

export const examModel = 'n_exam_reg'
const papersKey = 'n_exam_regdetails'

/** The student's own registration for an exam, with what a retotaling of it names. */
export type OwnExam = ExamDetails &
  WithUnreadable & {
    readonly examId: number | null
    /** erollno, '' when there is none. */
    readonly symbolNumber: string
    /** urollno, '' when there is none. */
    readonly rollNumber: string
  }

/** The own registration for one exam, with its exam papers. */
export function ownExam(partnerId: number, openingId: number) {
  return {
    $expand: papersKey,
    $filter: `${ownedBy(partnerId)} and n_exam_open_ID eq ${openingId}`,
    $top: '1',
  } as const
}

/** A record of n_exam_reg with its exam papers; null when it has no id. An `outcome` is present once it is released. */
export function examFromWire(record: WireRecord): OwnExam | null {
  const registrationId = idOf(record, 'id')
  if (registrationId === null) return null
  const { rows: papers, ...unread } = nestedRows(record, papersKey, paperFromWire)
  return {
    registrationId,
    examId: idOf(record, 'n_exam_master_ID'),
    symbolNumber: textOf(record, 'erollno'),
    rollNumber: textOf(record, 'urollno'),
    papers,
    ...unread,
  }
}

function paperFromWire(record: WireRecord): SatPaper | null {
  const course = courseNameFromWire(record)
  return (
    course && {
      ...course,
      examType: listValueOf(record, 'examtype') ?? '',
      isReleased: (listValueOf(record, 'outcome') ?? '') !== '',
    }
  )
}
