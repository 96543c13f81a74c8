import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import {
  aProgramOpening,
  type OpeningState,
  storeCourse,
  storeProgramApplication,
  storeProgramOpening,
  withPrerequisites,
} from '#features/programs/testing/program.factory.ts'
import type { DemoStudentId } from './people.ts'
import type { Places, Students } from './places.ts'
import { nepaliName } from './names/nepali-names.ts'

type Opening = {
  readonly name: string
  readonly program: string
  readonly state: OpeningState
  readonly semester: keyof typeof semesters
  readonly minimumCredits?: number
  readonly intake?: keyof Places
  /** Last day of one that is over, counted from today. */
  readonly lastDay?: number
}

export const semesters = { I: 1_000_000, II: 1_000_001, III: 1_000_002 } as const
const computing = 'B.Tech CS & AI'

/** An entrance leads to the first two; no student has one for M.Tech IT, and B.Tech IT is over. */
const openings = {
  computing: {
    name: 'B.Tech CS & AI Admission 2083',
    program: computing,
    state: 'open',
    semester: 'I',
    minimumCredits: 18,
  },
  computer: {
    name: 'BE Computer Admission 2083',
    program: 'BE Computer',
    state: 'closing-today',
    semester: 'I',
  },
  master: { name: 'M.Tech IT Admission 2083', program: 'M.Tech IT', state: 'open', semester: 'I' },
  it: { name: 'B.Tech IT Admission 2083', program: 'B.Tech IT', state: 'closed', semester: 'I' },
  'computing-spring': {
    name: 'B.Tech CS & AI Spring Admission 2082',
    program: computing,
    state: 'closed',
    semester: 'I',
    intake: '2082',
    lastDay: -230,
  },
  'computing-fall': {
    name: 'B.Tech CS & AI Fall Admission 2082',
    program: computing,
    state: 'closed',
    semester: 'I',
    intake: '2082-fall',
    lastDay: -390,
  },
  'second-fall': {
    name: 'B.Tech CS & AI, Semester II, fall intake',
    program: computing,
    state: 'closed',
    semester: 'II',
    intake: '2082-fall',
    lastDay: -190,
  },
  second: {
    name: 'B.Tech CS & AI, Semester II',
    program: computing,
    state: 'open',
    semester: 'II',
    minimumCredits: 17,
    intake: '2082',
  },
  third: {
    name: 'B.Tech CS & AI, Semester III',
    program: computing,
    state: 'open',
    semester: 'III',
    intake: '2082',
  },
  civil: { name: 'BE Civil, Semester II', program: 'BE Civil', state: 'open', semester: 'II' },
} as const satisfies Record<string, Opening>

/** Student and opening of each application, and the days since it was made. */
const applications = {
  active: ['active', 'computing-spring', 245],
  'enrollment-pending': ['enrollment-pending', 'computing', 5],
  'exam-open': ['exam-open', 'computing-fall', 400],
  'exam-paid': ['exam-paid', 'computing-fall', 400],
  'back-paper': ['back-paper', 'computing-fall', 400],
  'exam-open, semester II': ['exam-open', 'second-fall', 200],
  'exam-paid, semester II': ['exam-paid', 'second-fall', 200],
  'back-paper, semester II': ['back-paper', 'second-fall', 200],
} as const satisfies Record<string, readonly [DemoStudentId, keyof typeof openings, number]>

export type Registered = keyof typeof applications

type Enrollments = Readonly<Record<(typeof applications)[Registered][0], number>>

/** Student of the application, days since it was made, and true for an admission. */
export function registered(id: Registered) {
  const [student, opening, daysAgo] = applications[id]
  return { student, daysAgo, isAdmission: openings[opening].semester === 'I' } as const
}

/** Ids of the courses by their code. */
export type CourseIds = ReadonlyMap<string, number>

export async function storeCourses(transaction: Transaction): Promise<CourseIds> {
  const codes = new Map<string, number>()
  for (const course of Object.values(computerScienceCourses).flat())
    codes.set(course.code, await storeCourse(transaction, course))
  return codes
}

/**
 * Admissions and course registrations, and what those who study or wait for their place have applied for; their ids. Later semesters build on earlier courses, and the elective of the second has 40 seats.
 */
export async function storePrograms(
  transaction: Transaction,
  at: {
    readonly places: Places
    readonly students: Students
    readonly enrollments: Enrollments
    readonly today: Day
    readonly codes: CourseIds
  },
): Promise<Readonly<Record<Registered, number>>> {
  const ids = new Map<string, number>()
  for (const [id, opening] of Object.entries(openings))
    ids.set(id, await storeOpening(transaction, opening, at))
  const made = new Map<string, number>()
  for (const [id, [student, opening, daysAgo]] of Object.entries(applications))
    made.set(
      id,
      await storeProgramApplication(transaction, {
        partnerId: at.students[student].partnerId,
        enrollmentId: at.enrollments[student],
        openingId: ids.get(opening) ?? 0,
        facts: { created: `${addDays(at.today, -daysAgo)}T05:00:00Z` },
      }),
    )
  return Object.fromEntries(made) as Record<Registered, number>
}

async function storeOpening(
  transaction: Transaction,
  { name, program, state, semester, minimumCredits, intake = '2083', lastDay }: Opening,
  at: {
    readonly places: Places
    readonly today: Day
    readonly codes: CourseIds
  },
): Promise<number> {
  const academics = at.places[intake].get(program)
  if (academics === undefined) throw new Error(`The demo university has no ${program}`)
  const { today } = at
  const row = aProgramOpening(state, { name, today, academics, semesterId: semesters[semester] })
  const window =
    lastDay === undefined
      ? {}
      : { datefrom: addDays(today, lastDay - 28), dateto: addDays(today, lastDay) }
  const courses = withPrerequisites(computerScienceCourses[semester], at.codes).map((course) =>
    course.code === 'STA151' ? { ...course, seats: 40 } : course,
  )
  return storeProgramOpening(
    transaction,
    { ...row, ...window, name_ne: nepaliName(name), min_credit: minimumCredits ?? null },
    courses,
  )
}
