import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { CreateHook, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { findOpening } from '#features/applying/server/find-opening.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { refuseOtherEnrollment } from '#features/enrollment/server/mismatch.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import {
  type ApplyReason,
  type Chosen,
  type ChosenReason,
  decideApply,
  decideChosen,
  decideDetails,
  type DetailsReason,
} from '../rules/apply.ts'
import { refusalMessages, retotalingMessages } from '../rules/messages.ts'
import { retotalingOfficeMessages } from '../rules/office-messages.ts'
import { feeFor, type RetotalingOpening } from '../rules/retotaling.ts'
import { findOwnExam, type OwnExamRow } from './own-exam.ts'

const coursesTable = 'n_exam_rtdetails'

const refused = refusedBy<ApplyReason | DetailsReason | ChosenReason>(refusalMessages, {
  'already-applied': 409,
  'enrollment-required': 403,
  'not-open-yet': 400,
  closed: 400,
  'no-days': 400,
  'not-sat': 400,
  'no-papers': 400,
  'not-released': 400,
  'none-chosen': 400,
  'reason-missing': 400,
  'reason-long': 400,
  'course-not-released': 400,
})

/**
 * Applies for retotaling, once: exam, own registration and released results of its exam papers are read again. The same
 * rules as on the screen decide. Fee, numbers and academic ids are the server's, whatever the client sent (SECURITY T35).
 */
export const applyHook: CreateHook = async (values, context) => {
  const { session, transaction, today, nowMs, children } = context
  const { partnerId } = session
  await lockPartner(transaction, partnerId)
  const id = Number(values['n_exam_open_ID'])
  const asked = { openings: 'n_exam_open', applications: 'n_exam_retotaling', id } as const
  const found = await findOpening(transaction, asked, session)
  if (found === null || !found.row.isactive)
    return refusal('rule/opening-gone', retotalingMessages['opening-gone'], { status: 404 })
  const opening = openingFromRow(found.row)
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  const appliedOpeningIds = found.hasApplied ? [opening.id] : []
  const applicant = { appliedOpeningIds, isEnrolled: enrollment !== null }
  const decision = decideApply({ opening, applicant, today })
  if (decision.is === 'refused') return refused(decision.reason)
  if (enrollment === null) return refused('enrollment-required')
  const exam = await findOwnExam(transaction, { openingId: opening.id, partnerId, nowMs })
  const chosen = (children[coursesTable] ?? []).map(chosenOf)
  const unfit = refuseOtherEnrollment(values, enrollment) ?? refuseExam(exam, values, chosen)
  if (unfit !== null || exam === null) return unfit ?? refused('not-sat')
  const { feePerCourse: perCourse } = await findSettingValue(transaction, 'retotaling')
  return {
    is: 'allowed',
    takesUp: found.takesUp,
    values: {
      C_BPartner_ID: partnerId,
      n_exam_open_ID: opening.id,
      n_exam_reg_ID: exam.registrationId,
      n_exam_master_ID: exam.examId,
      n_program_enroll_ID: enrollment.id,
      ...academicValues(enrollment.academics),
      ...newApplication(feeFor(opening, { courses: chosen.length, perCourse })),
      erollno: exam.symbolNumber,
      urollno: exam.rollNumber,
    },
    children: { [coursesTable]: linesOf(exam, chosen) },
  }
}

/** The exam as the rules know it. */
function openingFromRow(row: Selectable<Tables['n_exam_open']>): RetotalingOpening {
  return {
    id: row.n_exam_open_id,
    name: row.name,
    window: {
      from: row.retotalingfrom === null ? null : findDay(row.retotalingfrom),
      to: row.retotalingto === null ? null : findDay(row.retotalingto),
    },
    fee: paisa(row.retotalingfee),
  }
}

function chosenOf(line: Values): Chosen {
  const courseId = Number(line['n_course_ID'] ?? 0)
  return { courseId, description: String(line['description'] ?? '').trim() }
}

/** Refuses if the own registration or the courses chosen of it do not allow retotaling. */
function refuseExam(
  exam: OwnExamRow | null,
  values: Values,
  chosen: readonly Chosen[],
): Refusal | null {
  const details = decideDetails(exam)
  if (details.is === 'refused') return refused(details.reason)
  if (exam === null) return refused('not-sat')
  const named = values['n_exam_reg_ID'] ?? null
  if (named !== null && named !== exam.registrationId) {
    const message = retotalingOfficeMessages['other-registration']
    const errors = [{ field: 'n_exam_reg_ID', message }]
    return refusal('rule/other-registration', message, { errors })
  }
  const decision = decideChosen(exam, chosen)
  if (decision.is === 'allowed') return null
  const errors = [{ field: coursesTable, message: refusalMessages[decision.reason] }]
  return { ...refused(decision.reason), errors }
}

/** Each course once, in the exam's order; of two reasons the first. */
function linesOf({ papers }: OwnExamRow, chosen: readonly Chosen[]): readonly Values[] {
  return papers.flatMap(({ courseId, examType }) => {
    const line = chosen.find((each) => each.courseId === courseId)
    return line === undefined
      ? []
      : [{ n_course_ID: courseId, examtype: examType, description: line.description }]
  })
}
