import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { storeCourse, storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { storeApplication } from '#kinds/entrance/testing/entrance.factory.ts'
import { enterInternalMarks, storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import {
  type CrowdPayment,
  entranceFee,
  type Person,
  quotasOf,
  type Storing,
} from './crowd-person.ts'
import { enroll } from './enroll.ts'
import { idOf } from './opening-ids.ts'

const studying = {
  intake: '2082-fall',
  program: 'B.Tech CS & AI',
  semester: 1_000_001,
  from: 101,
} as const

/** Students of the fall intake: admitted, registered for semester I with internal marks, and in its exam. */
export async function storeSitters(
  transaction: Transaction,
  { places, today }: Storing,
  people: readonly Person[],
) {
  const admission = await idOf(
    transaction,
    'n_program_cregopen',
    'B.Tech CS & AI Fall Admission 2082',
  )
  const examOpening = await idOf(transaction, 'n_exam_open', 'Semester I Regular 2082')
  const entrance = await idOf(transaction, 'n_entrance_open', 'B.Tech CS & AI Fall Entrance 2082')
  const papers: { readonly courseId: number }[] = []
  for (const course of computerScienceCourses.I)
    papers.push({ courseId: await storeCourse(transaction, course) })
  const paid: CrowdPayment[] = []
  const registrations: number[] = []
  for (const [place, { name, student }] of people.entries()) {
    const { partnerId } = student
    const entranceId = await storeApplication(transaction, {
      partnerId,
      openingId: entrance,
      quotas: quotasOf(place),
      appliedOn: addDays(today, -471),
    })
    const enrollmentId = await enroll(transaction, { ...studying, places, place, student })
    const admissionId = await storeProgramApplication(transaction, {
      partnerId,
      enrollmentId,
      openingId: admission,
      facts: { created: `${addDays(today, -401)}T05:00:00Z` },
    })
    for (const { courseId } of papers)
      await enterInternalMarks(transaction, {
        applicationId: admissionId,
        courseId,
        marks: 22 + ((place * 5 + courseId) % 18),
        attendance: 78 + ((place * 3) % 20),
      })
    const registrationId = await storeExamApplication(transaction, {
      partnerId,
      enrollmentId,
      openingId: examOpening,
      papers,
      facts: { created: `${addDays(today, -286)}T05:00:00Z` },
    })
    registrations.push(registrationId)
    const of = { student, name } as const
    const sat = { type: 'ENTRANCE', referenceId: entranceId } as const
    paid.push({ ...of, target: sat, daysAgo: 470, amount: entranceFee })
    const admitted = { type: 'ADMISSION', referenceId: admissionId } as const
    paid.push({ ...of, target: admitted, daysAgo: 399, amount: rupees(38_200) })
    const exam = { type: 'EXAM', referenceId: registrationId } as const
    paid.push({ ...of, target: exam, daysAgo: 284, amount: rupees(2_500) })
  }
  return { paid, registrations }
}
