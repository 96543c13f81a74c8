import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { storeCourse, storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import { storeApplication } from '#kinds/entrance/testing/entrance.factory.ts'
import { enterInternalMarks, storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import {
  type CrowdPayment,
  entranceFee,
  type Person,
  quotasOf,
  type Storing,
  wayOf,
} from './crowd-person.ts'
import { enroll } from './enroll.ts'
import { idOf } from './opening-ids.ts'

const studying = {
  intake: '2082-fall',
  program: 'B.Tech CS & AI',
  semester: 1_000_001,
  from: 101,
} as const

export type Sitter = {
  readonly student: StoredStudent
  readonly name: string
  readonly enrollmentId: number
  /** Registration for the exam of semester I, and the ids of its courses. */
  readonly examId: number
  readonly courses: readonly number[]
}

/** Both semesters of the fall intake: opening of its courses, fee, days since; the exam, days since. */
const semesters = [
  {
    courses: 'I',
    opening: 'B.Tech CS & AI Fall Admission 2082',
    type: 'ADMISSION',
    fee: rupees(38_200),
    daysAgo: () => 399,
    exam: 'Semester I Regular 2082',
    examDaysAgo: () => 284,
  },
  {
    courses: 'II',
    opening: 'B.Tech CS & AI, Semester II, fall intake',
    type: 'STUDENT_FEE',
    fee: rupees(33_200),
    daysAgo: () => 199,
    exam: 'Semester II Regular 2083',
    examDaysAgo: (place: number) => 1 + (place % 5),
  },
] as const
type Semester = (typeof semesters)[number]

/**
 * Students of the fall intake: admitted, registered for both semesters with internal marks, in the exam of the first one,
 * and registered for that of the second one.
 */
export async function storeSitters(
  transaction: Transaction,
  at: Storing,
  people: readonly Person[],
) {
  const entrance = await idOf(transaction, 'n_entrance_open', 'B.Tech CS & AI Fall Entrance 2082')
  const paid: CrowdPayment[] = []
  const students: Sitter[] = []
  for (const [place, { name, student }] of people.entries()) {
    const referenceId = await storeApplication(transaction, {
      partnerId: student.partnerId,
      openingId: entrance,
      quotas: quotasOf(place),
      appliedOn: addDays(at.today, -471),
    })
    const enrollmentId = await enroll(transaction, {
      ...studying,
      places: at.places,
      place,
      student,
    })
    const target = { type: 'ENTRANCE', referenceId } as const
    paid.push({ student, name, target, daysAgo: 470, amount: entranceFee, way: 'khalti' })
    const one = { student, name, enrollmentId, place }
    const [first, second] = semesters
    const sat = await storeSemester(transaction, { ...one, ...first, today: at.today })
    const next = await storeSemester(transaction, { ...one, ...second, today: at.today })
    paid.push(...sat.paid, ...next.paid)
    students.push({ student, name, enrollmentId, examId: sat.examId, courses: sat.courses })
  }
  return { paid, students }
}

/** Registers one student for the courses of a semester, with internal marks, and for its exam. */
async function storeSemester(
  transaction: Transaction,
  at: Semester &
    Pick<Sitter, 'student' | 'name' | 'enrollmentId'> &
    Pick<Storing, 'today'> & { readonly place: number },
) {
  const { student, name, enrollmentId, place, today, type, fee } = at
  const { partnerId } = student
  const [daysAgo, examDaysAgo] = [at.daysAgo(), at.examDaysAgo(place)]
  const applicationId = await storeProgramApplication(transaction, {
    partnerId,
    enrollmentId,
    openingId: await idOf(transaction, 'n_program_cregopen', at.opening),
    facts: { created: `${addDays(today, -daysAgo - 1)}T05:00:00Z` },
  })
  const courses: number[] = []
  for (const course of computerScienceCourses[at.courses]) {
    const courseId = await storeCourse(transaction, course)
    courses.push(courseId)
    const marks = 22 + ((place * 5 + courseId) % 18)
    const attendance = 78 + ((place * 3) % 20)
    await enterInternalMarks(transaction, { applicationId, courseId, marks, attendance })
  }
  const examId = await storeExamApplication(transaction, {
    partnerId,
    enrollmentId,
    openingId: await idOf(transaction, 'n_exam_open', at.exam),
    papers: courses.map((courseId) => ({ courseId })),
    facts: { created: `${addDays(today, -examDaysAgo - 1)}T05:00:00Z` },
  })
  const way = examDaysAgo > 30 ? 'khalti' : wayOf(place)
  const paid: readonly CrowdPayment[] = [
    {
      student,
      name,
      target: { type, referenceId: applicationId },
      daysAgo,
      amount: fee,
      way: 'khalti',
    },
    {
      student,
      name,
      target: { type: 'EXAM', referenceId: examId },
      daysAgo: examDaysAgo,
      amount: rupees(2_500),
      way,
    },
  ]
  return { examId, courses, paid }
}
