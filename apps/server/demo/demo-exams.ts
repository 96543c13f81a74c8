import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { storeCourse } from '#features/programs/testing/program.factory.ts'
import {
  anExamOpening,
  enterInternalMarks,
  storeExam,
  storeExamApplication,
  storeExamOpening,
} from '#kinds/exam/testing/exam.factory.ts'
import type { DemoStudentId } from './people.ts'
import type { Places, Students } from './places.ts'
import { nepaliName } from './names/nepali-names.ts'

type ExamStudent = Extract<DemoStudentId, 'exam-open' | 'exam-paid' | 'back-paper'>

/**
 * Registrations of the demonstration: the one of today, one whose result has a failed exam paper, one whose marks were
 * changed by retotaling, and one whose result is released tomorrow.
 */
export type ExamRegistration = 'exam-paid' | 'back-paper' | 'first-changed' | 'special'

/** Student of each registration. */
export const examStudents = {
  'exam-paid': 'exam-paid',
  'back-paper': 'back-paper',
  'first-changed': 'exam-paid',
  special: 'exam-open',
} as const satisfies Record<ExamRegistration, ExamStudent>

/** Days since each registration. */
export const examDaysAgo = {
  'exam-paid': 3,
  'back-paper': 285,
  'first-changed': 286,
  special: 55,
} as const satisfies Record<ExamRegistration, number>

const semesters = { I: 1_000_000, II: 1_000_001 } as const
type Semester = keyof typeof semesters

/** Two exams of the fall intake that are open, one of long ago, and one that is being marked. */
const openings = {
  second: { name: 'Semester II Regular 2083', exam: 'Mangsir 2083', semester: 'II' },
  back: { name: 'Semester I Back Paper 2083', exam: 'Mangsir 2083', semester: 'I', type: 'BACK' },
  first: {
    name: 'Semester I Regular 2082',
    exam: 'Falgun 2082',
    semester: 'I',
    daysAgo: [300, 280],
  },
  special: {
    name: 'Semester I Special 2083',
    exam: 'Kartik 2083',
    semester: 'I',
    daysAgo: [70, 50],
  },
} as const satisfies Record<string, Opening>

type Opening = {
  readonly name: string
  readonly exam: string
  readonly semester: Semester
  readonly type?: 'BACK'
  /** First and last day, counted back from today. */
  readonly daysAgo?: readonly [number, number]
}

/** Internal marks that are not the usual 30 of 40. */
const marks: Partial<Record<ExamStudent, Readonly<Record<string, number>>>> = {
  'exam-open': { ECE151: 16, MTH151: 28, CSC151: 34 },
  'exam-paid': { MTH151: 33, CSC152: 36 },
  'back-paper': { ELE101: 22, ECE151: 25 },
}

/** Exams, internal marks and results of the fall intake, and who registered; the registrations' ids. */
export async function storeExams(
  transaction: Transaction,
  at: {
    readonly places: Places
    readonly students: Students
    readonly enrollments: Readonly<Record<ExamStudent, number>>
    readonly today: Day
  },
): Promise<Readonly<Record<ExamRegistration, number>>> {
  const { today } = at
  const openingIds = await storeOpenings(transaction, at)
  await enterMarks(transaction, at.enrollments)
  const register = (
    id: ExamRegistration,
    openingId: number,
    papers: readonly { readonly courseId: number; readonly outcome?: 'PASS' | 'FAIL' }[],
  ) =>
    storeExamApplication(transaction, {
      partnerId: at.students[examStudents[id]].partnerId,
      enrollmentId: at.enrollments[examStudents[id]],
      openingId,
      papers,
      facts: { created: `${addDays(today, -examDaysAgo[id])}T05:00:00Z` },
    })
  const first = await coursesOf(transaction, 'I')
  const sat = first.map(({ code, courseId }) => ({
    courseId,
    outcome: code === 'ELE101' ? ('FAIL' as const) : ('PASS' as const),
  }))
  return {
    'exam-paid': await register('exam-paid', openingIds.second, await coursesOf(transaction, 'II')),
    'back-paper': await register('back-paper', openingIds.first, sat),
    'first-changed': await register('first-changed', openingIds.first, first),
    special: await register('special', openingIds.special, first),
  }
}

async function storeOpenings(
  transaction: Transaction,
  { places, today }: { readonly places: Places; readonly today: Day },
): Promise<Readonly<Record<keyof typeof openings, number>>> {
  const academics = places['2082-fall'].get('B.Tech CS & AI')
  if (academics === undefined) throw new Error('The demo university has no B.Tech CS & AI')
  const yearId = academics.n_aca_year_id
  const exams = new Map<string, number>()
  for (const name of ['Mangsir 2083', 'Falgun 2082', 'Kartik 2083'])
    exams.set(name, await storeExam(transaction, { name, nameNe: nepaliName(name), yearId }))
  const store = ({ name, exam, semester, type, daysAgo }: Opening) => {
    const row = anExamOpening('open', {
      name,
      today,
      academics,
      semesterId: semesters[semester],
      examId: exams.get(exam) ?? 0,
      ...(type && { type }),
    })
    const window = daysAgo && {
      datefrom: addDays(today, -daysAgo[0]),
      dateto: addDays(today, -daysAgo[1]),
    }
    return storeExamOpening(transaction, { ...row, name_ne: nepaliName(name), ...window })
  }
  return {
    second: await store(openings.second),
    back: await store(openings.back),
    first: await store(openings.first),
    special: await store(openings.special),
  }
}

async function coursesOf(transaction: Transaction, semester: Semester) {
  const courses: { readonly code: string; readonly courseId: number }[] = []
  for (const course of computerScienceCourses[semester])
    courses.push({ code: course.code, courseId: await storeCourse(transaction, course) })
  return courses
}

/** Internal marks of all registered courses, as the departments entered them. */
async function enterMarks(
  transaction: Transaction,
  enrollments: Readonly<Record<ExamStudent, number>>,
): Promise<void> {
  for (const id of ['exam-open', 'exam-paid', 'back-paper'] as const) {
    const lines = await transaction
      .selectFrom('n_program_cregdetails as d')
      .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
      .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
      .select(['a.n_program_creg_id', 'd.n_course_id', 'c.value'])
      .where('a.n_program_enroll_id', '=', enrollments[id])
      .execute()
    for (const { n_program_creg_id, n_course_id, value } of lines)
      await enterInternalMarks(transaction, {
        applicationId: n_program_creg_id,
        courseId: n_course_id,
        marks: marks[id]?.[value] ?? 30,
        attendance: 88,
      })
  }
}
