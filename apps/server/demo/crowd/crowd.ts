import type { Transaction } from '#platform/server/database/database.ts'
import { storeStudent } from '#features/profile/testing/student.factory.ts'
import { storeEntranceApplicants } from './applicants.ts'
import type { CrowdPayment, Person, Storing } from './crowd-person.ts'
import { storeDeskWork } from './desk-work.ts'
import { storeOthers } from './enroll.ts'
import { crowdPlan } from './names.ts'
import { storeSitters } from './sitters.ts'

/** People beside those with a sign-in of their own, so that queues, lists and results are as long as in a real office. */
export type Crowd = {
  /** Applicants whose vouchers wait for the cashier. */
  readonly waiting: readonly CrowdPayment[]
  /** Fees that are paid; their applications wait for a decision where one is due. */
  readonly paid: readonly CrowdPayment[]
  /** Exam registrations of a published result, by student number from 0. */
  readonly sitters: readonly number[]
}

/** Numbers of the people: from, to (without). */
const numbers = {
  waiting: [0, 20],
  applied: [20, 34],
  sitters: [34, 48],
  others: [48, 76],
} as const satisfies Record<string, readonly [number, number]>

/** Stores the crowd with their applications, registrations and places. Money is paid later, by the payment code. */
export async function storeCrowd(transaction: Transaction, at: Storing): Promise<Crowd> {
  const people = await storePeople(transaction, at)
  const waiting = await storeEntranceApplicants(transaction, at, people.waiting)
  const applied = await storeEntranceApplicants(transaction, at, people.applied)
  const studies = await storeSitters(transaction, at, people.sitters)
  await storeOthers(transaction, at, people.others)
  await storeDeskWork(transaction, at, people.sitters)
  return { waiting, paid: [...applied, ...studies.paid], sitters: studies.registrations }
}

type People = Readonly<Record<keyof typeof numbers, readonly Person[]>>

async function storePeople(transaction: Transaction, at: Storing): Promise<People> {
  const store = async ([from, to]: readonly [number, number]) => {
    const people: Person[] = []
    for (let place = from; place < to; place++) {
      const plan = crowdPlan(place)
      const { name, birthDate } = plan
      people.push({ name, birthDate, student: await storeStudent(transaction, plan, at) })
    }
    return people
  }
  return {
    waiting: await store(numbers.waiting),
    applied: await store(numbers.applied),
    sitters: await store(numbers.sitters),
    others: await store(numbers.others),
  }
}
