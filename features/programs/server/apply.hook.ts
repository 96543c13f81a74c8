import type { Transaction } from '#platform/server/database/database.ts'
import type { CreateHook, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { findOpening } from '#features/applying/server/find-opening.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { decideChoice, defaultChoice } from '../rules/course-choice.ts'
import { choiceMessages } from '../rules/messages.ts'
import { programFee } from '../rules/program-fee.ts'
import { findProgramKind, type ProgramOpening } from '../rules/program-opening.ts'
import { coursesOf, openingFromRow } from './opening.rows.ts'
import type { Programs } from './program-on-server.ts'
import { countSeats } from './seats.ts'

const linesTable = 'n_program_cregdetails'

/**
 * Applying for an admission or registering for courses: the opening is read again, its semester says which kind's
 * rule decides, and fees, academic ids, lines and flags come from here, whatever the client sent (SECURITY T33). Two
 * at once: the unique constraint lets one through; where seats are limited the opening's lock makes a queue.
 */
export function applyHook(programs: Programs): CreateHook {
  return async (values, context) => {
    const { session, transaction } = context
    const asked = { openings: 'n_program_cregopen', applications: 'n_program_creg' } as const
    const id = Number(values['n_program_cregopen_ID'])
    const found = await findOpening(transaction, { ...asked, id }, session)
    const kind = findProgramKind(found?.row.n_sem_year_id ?? null)
    const program = programs[kind ?? 'admission']
    if (found === null || kind === null || !found.row.isactive)
      return refusal('rule/opening-gone', program.openingGone, { status: 404 })
    const offered = { ...openingFromRow(found.row), courses: await coursesOf(transaction, id) }
    const chosen = chosenCourses(offered, context.children[linesTable] ?? [])
    const opening = await countSeats(transaction, offered, chosen)
    const applicant = {
      profileComplete: found.profileComplete,
      hasApplied: found.hasApplied,
      enrollments: await findEnrollments(transaction, session.partnerId),
      namedEnrollmentId: namedEnrollment(values),
    }
    const admitted = await program.admit({ opening, applicant, context })
    if (isRefusal(admitted)) return admitted
    const refused = await checkChoice(transaction, { opening, chosen, ...session })
    if (refused !== null) return refused
    return {
      is: 'allowed',
      takesUp: found.takesUp,
      values: applicationValues(opening, { ...session, ...admitted }),
      children: { [linesTable]: linesOf(opening, chosen) },
    }
  }
}

/** Courses that the client sent, with the compulsory courses it left out (READINGS R-40). */
function chosenCourses(opening: ProgramOpening, lines: readonly Values[]): readonly number[] {
  const sent = lines.map((line) => Number(line['n_course_ID'] ?? 0))
  return [...sent, ...defaultChoice(opening).filter((id) => !sent.includes(id))]
}

function namedEnrollment(values: Values): number | null {
  const named = values['n_program_enroll_ID']
  return typeof named === 'number' ? named : null
}

async function checkChoice(
  transaction: Transaction,
  at: {
    readonly opening: ProgramOpening
    readonly chosen: readonly number[]
    readonly partnerId: number
  },
): Promise<Refusal | null> {
  const { opening, chosen, partnerId } = at
  const needsEarlier = opening.courses.some(
    ({ courseId, prerequisite }) => prerequisite !== null && chosen.includes(courseId),
  )
  const registered = needsEarlier ? await findRegisteredCourses(transaction, partnerId) : []
  const decision = decideChoice({ terms: opening, chosen, registeredCourseIds: registered })
  if (decision.is === 'allowed') return null
  const { reason, facts } = decision
  const message = choiceMessages[reason]
  return refusal(`rule/${reason}`, message, {
    values: { ...facts },
    errors: [{ field: linesTable, message }],
    ...(reason === 'course-full' ? { status: 409 } : {}),
  })
}

/** Courses of the student's approved and completed applications. */
async function findRegisteredCourses(
  transaction: Transaction,
  partnerId: number,
): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
    .select('d.n_course_id')
    .where('a.c_bpartner_id', '=', partnerId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .execute()
  return rows.map((row) => row.n_course_id)
}

function applicationValues(
  { id, academics, semester, fees }: ProgramOpening,
  { partnerId, enrollmentId }: { readonly partnerId: number; readonly enrollmentId: number },
): Values {
  return {
    C_BPartner_ID: partnerId,
    n_program_cregopen_ID: id,
    n_program_enroll_ID: enrollmentId,
    ...academicValues(academics),
    n_sem_year_ID: semester?.id ?? null,
    admissionfee: fees.admission,
    semyearfee: fees.semester,
    libraryfee: fees.library,
    practicalfee: fees.practical,
    ...newApplication(programFee(fees)),
  }
}

/** In the opening's order, each course once. */
function linesOf({ courses }: ProgramOpening, chosen: readonly number[]): readonly Values[] {
  return courses
    .filter(({ courseId }) => chosen.includes(courseId))
    .map((course) => ({
      n_course_ID: course.courseId,
      course_type: course.type,
      CREDIT_HOUR: course.creditHours,
      INTERNAL_FM: course.internalFullMarks,
      INTERNAL_PM: course.internalPassMarks,
    }))
}
