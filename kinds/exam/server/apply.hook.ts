import type { CreateHook, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { WriteContext } from '#platform/server/model-engine/write/write-context.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { findOpening } from '#features/applying/server/find-opening.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { type Enrollment, findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { refuseOtherEnrollment } from '#features/enrollment/server/mismatch.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import { type ApplyByPlaceReason, decideApplyByPlace } from '#features/applying/rules/facts.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { examMessages, refusalMessages } from '../rules/messages.ts'
import {
  decideChosen,
  type NoneOfferedReason,
  type OfferedPaper,
  offeredPapers,
  whyNoneOffered,
} from '../rules/papers.ts'
import { whyNotSentence } from '../rules/why-not.ts'
import { openingFromRow } from './opening.rows.ts'
import { registeredCourses, satPapers } from './papers.rows.ts'

const papersTable = 'n_exam_regdetails'

const refused = refusedBy<ApplyByPlaceReason>(refusalMessages, {
  'already-applied': 409,
  'not-open-yet': 400,
  closed: 400,
  'enrollment-required': 403,
  'other-academics': 403,
})

/**
 * Registers for an exam: opening, enrollment, registered courses and earlier exam papers are read again. The same rules
 * as on the screen decide. Fee, numbers, academic ids and marks are the server's, whatever the client sent
 * (SECURITY T34). One student's registrations run one at a time, so no exam paper is registered in two exams at once.
 */
export const applyHook: CreateHook = async (values, context) => {
  const { session, transaction, today, children } = context
  const asked = { openings: 'n_exam_open', applications: 'n_exam_reg' } as const
  const id = Number(values['n_exam_open_ID'])
  await lockPartner(transaction, session.partnerId)
  const found = await findOpening(transaction, { ...asked, id }, session)
  if (found === null || !found.row.isactive)
    return refusal('rule/opening-gone', examMessages['opening-gone'], { status: 404 })
  const opening = openingFromRow(found.row)
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, session.partnerId))
  const applicant = {
    appliedOpeningIds: found.hasApplied ? [opening.id] : [],
    place: enrollment?.academics ?? null,
  }
  const decision = decideApplyByPlace({ opening, applicant, today })
  if (decision.is === 'refused') return refused(decision.reason)
  if (enrollment === null) return refused('enrollment-required')
  const other = refuseOtherEnrollment(values, enrollment)
  if (other !== null) return other
  const sent = (children[papersTable] ?? []).map((line) => Number(line['n_course_ID'] ?? 0))
  const chosen = [...new Set(sent)]
  const { offered, registered } = await findOffered(context, opening, enrollment)
  if (offered.length === 0) return refuseNone(whyNoneOffered(opening, registered))
  const unfit = refuseChosen(offered, chosen)
  if (unfit !== null) return unfit
  return {
    is: 'allowed',
    values: applicationValues(opening, enrollment, { session, today }),
    takesUp: found.takesUp,
    children: { [papersTable]: linesOf(opening, offered, chosen) },
  }
}

async function findOffered(
  { transaction, nowMs }: Pick<WriteContext, 'transaction' | 'nowMs'>,
  opening: ExamOpening,
  { id: enrollmentId }: Enrollment,
): Promise<{
  readonly offered: readonly OfferedPaper[]
  readonly registered: readonly RegisteredCourse[]
}> {
  const semesterId = opening.semester?.id ?? 0
  const registered = await registeredCourses(transaction, { enrollmentId, semesterId })
  const sat = await satPapers(transaction, { enrollmentId, nowMs })
  return { offered: offeredPapers({ opening, registered, sat }), registered }
}

/** Says the sentence of the screen: no course is registered, or none is left to sit. */
function refuseNone(reason: NoneOfferedReason): Refusal {
  return refusal(`rule/${reason}`, examMessages[reason], fieldError(examMessages[reason]))
}

/** Refuses with the reasons of each chosen course; null if all may be chosen. */
function refuseChosen(offered: readonly OfferedPaper[], chosen: readonly number[]): Refusal | null {
  const decision = decideChosen(offered, chosen)
  if (decision.is === 'allowed') return null
  const message = refusalMessages[decision.reason]
  const why = offered
    .filter(({ course }) => chosen.includes(course.courseId))
    .flatMap(({ course, whyNot }) => whyNot.map((each) => whyNotSentence(each, course)))
    .map((each) => ({ field: papersTable, message: each }))
  return refusal(`rule/${decision.reason}`, message, {
    values: { ...decision.facts },
    ...(why.length > 0 ? { errors: why } : fieldError(message)),
  })
}

function fieldError(message: Refusal['message']) {
  return { errors: [{ field: papersTable, message }] }
}

function applicationValues(
  { id, exam, academics, semester, fees }: ExamOpening,
  enrollment: Enrollment,
  { session, today }: Pick<WriteContext, 'session' | 'today'>,
): Values {
  return {
    C_BPartner_ID: session.partnerId,
    n_exam_open_ID: id,
    n_exam_master_ID: exam?.id ?? null,
    n_program_enroll_ID: enrollment.id,
    ...academicValues(academics),
    n_sem_year_ID: semester?.id ?? null,
    ...newApplication(feeOn(fees, today)),
    urollno: enrollment.rollNumber === '' ? null : enrollment.rollNumber,
    erollno: null,
  }
}

/** In the order offered, with the marks of the registration. */
function linesOf(
  { type }: ExamOpening,
  offered: readonly OfferedPaper[],
  chosen: readonly number[],
): readonly Values[] {
  return offered
    .map(({ course }) => course)
    .filter(({ courseId }) => chosen.includes(courseId))
    .map((course: RegisteredCourse) => ({
      n_course_ID: course.courseId,
      examtype: type,
      CREDIT_HOUR: course.creditHours,
      INTERNAL_FM: course.internalFullMarks,
      INTERNAL_PM: course.internalPassMarks,
      internal_om: course.internalMarks,
    }))
}
