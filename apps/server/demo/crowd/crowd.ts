import type { Transaction } from '#platform/server/database/database.ts'
import { storeStudent } from '#features/profile/testing/student.factory.ts'
import { storeAdmitted } from './admitted.ts'
import { storeEntranceApplicants } from './applicants.ts'
import { storeCertificateRequests } from './certificates.ts'
import { storeClass, storeCourseRegistrations } from './course-registrations.ts'
import type { CrowdPayment, Person, Storing } from './crowd-person.ts'
import { storeDeskWork } from './desk-work.ts'
import { storeDoubles } from './doubles.ts'
import { storeOthers } from './enroll.ts'
import { storeMarksheets } from './marksheets.ts'
import { crowdPlan } from './names.ts'
import { storeReaders } from './readers.ts'
import { storeRetotalings } from './retotalings.ts'
import { storeSitters } from './sitters.ts'
import { storeUniversityRegistrations } from './university-registrations.ts'

/** People beside those with a sign-in of their own, so that queues, lists and results are as long as in a real office. */
export type Crowd = {
  /** Applicants whose vouchers wait for the cashier. */
  readonly waiting: readonly CrowdPayment[]
  /** Applicants whose vouchers were returned; the first one's slip had been used by the payment of another student. */
  readonly returned: readonly CrowdPayment[]
  /** Fees that are paid; their applications wait for a decision where one is due. */
  readonly paid: readonly CrowdPayment[]
  /** Applicants who paid on each day of this month, and are approved. */
  readonly month: readonly CrowdPayment[]
  /** Exam registrations of a published result, by student number from 0. */
  readonly sitters: readonly number[]
  /** Retotalings that the exam office has accepted. */
  readonly retotalings: readonly number[]
  /** Certificates that the registrar has approved. */
  readonly certificates: readonly number[]
}

/** Numbers of the people: from an even one, to (without); every other person is a woman. */
const numbers = {
  waiting: [0, 23],
  returned: [24, 28],
  applied: [28, 43],
  sitters: [44, 62],
  others: [62, 103],
  admitted: [104, 118],
  month: [118, 140],
  inClass: [140, 152],
} as const satisfies Record<string, readonly [number, number]>

/** Stores the crowd with their applications, registrations and places. Money is paid later, by the payment code. */
export async function storeCrowd(transaction: Transaction, at: Storing): Promise<Crowd> {
  const people = await storePeople(transaction, at)
  const lately = { ...at, daysAgo: (place: number) => 1 + (place % 5) }
  const thisMonth = { ...at, daysAgo: (place: number) => 7 + place }
  const waiting = await storeEntranceApplicants(transaction, lately, people.waiting)
  const returned = await storeEntranceApplicants(transaction, lately, people.returned)
  const applied = await storeEntranceApplicants(transaction, lately, people.applied)
  const month = await storeEntranceApplicants(transaction, thisMonth, people.month)
  const admitted = await storeAdmitted(transaction, at, people.admitted)
  const studies = await storeSitters(transaction, at, people.sitters)
  const groups = await storeOthers(transaction, at, people.others)
  const registered = await storeCourseRegistrations(transaction, at, groups.civil)
  const inClass = await storeClass(transaction, at, people.inClass)
  const numbered = await storeUniversityRegistrations(transaction, at, [
    ...groups.computer,
    ...groups.agriculture,
  ])
  const retotalings = await storeRetotalings(transaction, at, studies.students)
  const certificates = await storeCertificateRequests(transaction, at, [
    ...studies.students,
    ...groups.it,
  ])
  await storeDeskWork(transaction, at, people.sitters)
  await storeDoubles(transaction, at, people.applied)
  await storeMarksheets(transaction, at, [
    ...people.applied,
    ...people.admitted,
    ...people.others.slice(15, 33),
  ])
  await storeReaders(transaction, at, people.others)
  return {
    waiting,
    returned,
    month,
    paid: [
      ...applied,
      ...month,
      ...admitted,
      ...studies.paid,
      ...registered,
      ...inClass,
      ...numbered,
      ...retotalings.paid,
      ...certificates.paid,
    ],
    sitters: studies.students.map(({ examId }) => examId),
    retotalings: retotalings.accepted,
    certificates: certificates.approved,
  }
}

type People = Readonly<Record<keyof typeof numbers, readonly Person[]>>

async function storePeople(transaction: Transaction, at: Storing): Promise<People> {
  const store = async ([from, to]: readonly [number, number]) => {
    const people: Person[] = []
    for (let place = from; place < to; place++) {
      const plan = crowdPlan(place)
      const { name, birthDate, phone } = plan
      const student = await storeStudent(transaction, plan, at)
      people.push({ name, birthDate, phone, student })
    }
    return people
  }
  return {
    waiting: await store(numbers.waiting),
    returned: await store(numbers.returned),
    applied: await store(numbers.applied),
    sitters: await store(numbers.sitters),
    others: await store(numbers.others),
    admitted: await store(numbers.admitted),
    month: await store(numbers.month),
    inClass: await store(numbers.inClass),
  }
}
