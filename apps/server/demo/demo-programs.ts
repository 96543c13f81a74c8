import type { Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/courses/testing/course-catalogue.ts'
import {
  aProgramOpening,
  type OpeningState,
  storeCourse,
  storeProgramApplication,
  storeProgramOpening,
  withPrerequisites,
} from '#features/courses/testing/program.factory.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'

type Opening = {
  readonly name: string
  readonly program: string
  readonly state: OpeningState
  readonly semester: keyof typeof semesters
  readonly minimumCredits?: number
}

const semesters = { I: 1_000_000, II: 1_000_001, III: 1_000_002 } as const

/** An entrance leads to the first two; nobody has one for M.Tech IT, and B.Tech IT is over. */
const openings: readonly Opening[] = [
  {
    name: 'B.Tech CS & AI Admission 2083',
    program: 'B.Tech CS & AI',
    state: 'open',
    semester: 'I',
    minimumCredits: 18,
  },
  {
    name: 'BE Computer Admission 2083',
    program: 'BE Computer',
    state: 'closing-today',
    semester: 'I',
  },
  { name: 'M.Tech IT Admission 2083', program: 'M.Tech IT', state: 'open', semester: 'I' },
  { name: 'B.Tech IT Admission 2083', program: 'B.Tech IT', state: 'closed', semester: 'I' },
  {
    name: 'B.Tech CS & AI, Semester II',
    program: 'B.Tech CS & AI',
    state: 'open',
    semester: 'II',
    minimumCredits: 17,
  },
  {
    name: 'B.Tech CS & AI, Semester III',
    program: 'B.Tech CS & AI',
    state: 'open',
    semester: 'III',
  },
  { name: 'BE Civil, Semester II', program: 'BE Civil', state: 'open', semester: 'II' },
]

/**
 * Admissions and course registrations, and the completed admission of the student who studies; its id. Later
 * semesters build on earlier courses, and the elective of the second has 40 seats.
 */
export async function storePrograms(
  transaction: Transaction,
  at: {
    readonly academics: ReadonlyMap<string, Academics>
    readonly today: Day
    readonly active: { readonly partnerId: number; readonly enrollmentId: number }
  },
): Promise<{ readonly activeAdmission: number }> {
  const codes = new Map<string, number>()
  for (const course of Object.values(computerScienceCourses).flat())
    codes.set(course.code, await storeCourse(transaction, course))
  const ids = new Map<string, number>()
  for (const opening of openings) {
    const academics = at.academics.get(opening.program)
    if (academics === undefined) continue
    const semesterId = semesters[opening.semester]
    const row = aProgramOpening(opening.state, {
      ...opening,
      today: at.today,
      academics,
      semesterId,
    })
    const courses = withPrerequisites(computerScienceCourses[opening.semester], codes).map(
      (course) => (course.code === 'STA151' ? { ...course, seats: 40 } : course),
    )
    const min_credit = opening.minimumCredits ?? null
    ids.set(opening.name, await storeProgramOpening(transaction, { ...row, min_credit }, courses))
  }
  const activeAdmission = await storeProgramApplication(transaction, {
    ...at.active,
    openingId: ids.get('B.Tech CS & AI Admission 2083') ?? 0,
  })
  return { activeAdmission }
}
