import { sql } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import { storeCorrection } from '#features/corrections/testing/correction.factory.ts'
import { anEnrollment } from '#features/enrollment/testing/enrollment.factory.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { storeCourse, storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { type StoredStudent, storeStudent } from '#features/profile/testing/student.factory.ts'
import { storeApplication } from '#kinds/entrance/testing/entrance.factory.ts'
import { enterInternalMarks, storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import { storeScholarshipApplication } from '#kinds/scholarship/testing/scholarship.factory.ts'
import type { Places } from '../places.ts'
import { crowdPlan } from './names.ts'

/** A payment that the crowd made, or a voucher of theirs that waits. */
export type CrowdPayment = {
  readonly student: StoredStudent
  readonly name: string
  readonly target: { readonly type: PaymentType; readonly referenceId: number }
  readonly daysAgo: number
  readonly amount: Money
}

/** People beside those with a sign-in of their own, so that queues, lists and results are as long as in a real office. */
export type Crowd = {
  /** Applicants whose vouchers wait for the cashier. */
  readonly waiting: readonly CrowdPayment[]
  /** Fees that are paid; their applications wait for a decision where one is due. */
  readonly paid: readonly CrowdPayment[]
  /** Exam registrations of a published result, by student number from 0. */
  readonly sitters: readonly number[]
}

type Storing = {
  readonly places: Places
  readonly today: Day
  readonly files: FileStore
  readonly passwordHash: string
}

/** Numbers of the people: from, to (without). */
const numbers = {
  waiting: [0, 20],
  applied: [20, 34],
  sitters: [34, 48],
  others: [48, 76],
} as const satisfies Record<string, readonly [number, number]>

const entranceFee = rupees(1_500)
const computing = 'B.Tech CS & AI'

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

type Person = { readonly name: string; readonly student: StoredStudent }
type People = Readonly<Record<keyof typeof numbers, readonly Person[]>>

async function storePeople(transaction: Transaction, at: Storing): Promise<People> {
  const store = async ([from, to]: readonly [number, number]) => {
    const people: Person[] = []
    for (let place = from; place < to; place++) {
      const plan = crowdPlan(place)
      people.push({ name: plan.name, student: await storeStudent(transaction, plan, at) })
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

const entrances = [
  'B.Tech CS & AI Entrance 2083',
  'BE Computer Engineering Entrance 2083',
  'B.Sc. Ag Entrance 2083',
  'BE Civil Engineering Entrance 2083',
]
/** Every other person is a woman. */
const quotas = ['Open,Female', 'Open', 'Open,Dalit', 'Open', 'Open,Female', 'Open,Local']

async function storeEntranceApplicants(
  transaction: Transaction,
  { today }: Storing,
  people: readonly Person[],
): Promise<readonly CrowdPayment[]> {
  const paying: CrowdPayment[] = []
  for (const [place, { name, student }] of people.entries()) {
    const daysAgo = 1 + (place % 5)
    const id = await storeApplication(transaction, {
      partnerId: student.partnerId,
      openingId: await idOf(transaction, 'n_entrance_open', entrances[place % 4] ?? ''),
      quotas: quotas[place % quotas.length] ?? 'Open',
      appliedOn: addDays(today, -daysAgo - 1),
    })
    const target = { type: 'ENTRANCE', referenceId: id } as const
    paying.push({ student, name, target, daysAgo, amount: entranceFee })
  }
  return paying
}

/** Students of the fall intake: admitted, registered for semester I with internal marks, and in its exam. */
async function storeSitters(
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
      quotas: quotas[place % quotas.length] ?? 'Open',
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

const studying = {
  intake: '2082-fall',
  program: computing,
  semester: 1_000_001,
  from: 101,
} as const

/** Students of other semesters and programmes, admitted before there was a portal. */
async function storeOthers(
  transaction: Transaction,
  { places }: Storing,
  people: readonly Person[],
): Promise<void> {
  const groups = [
    { intake: '2083', program: 'BE Civil', semester: 1_000_000, from: 1 },
    { intake: '2082', program: 'BE Computer', semester: 1_000_001, from: 1 },
    { intake: '2082', program: 'B.Sc. Ag', semester: 1_000_002, from: 1 },
    { intake: '2080', program: 'B.Tech IT', semester: 1_000_003, from: 1 },
  ] as const
  for (const [place, { student }] of people.entries()) {
    const group = groups[place % groups.length] ?? groups[0]
    await enroll(transaction, {
      ...group,
      places,
      place: Math.floor(place / groups.length),
      student,
    })
  }
}

type Enrolling = {
  readonly places: Places
  readonly intake: keyof Places
  readonly program: string
  readonly semester: number
  /** Number of the first roll number. */
  readonly from: number
  readonly place: number
  readonly student: StoredStudent
}

async function enroll(
  transaction: Transaction,
  { places, intake, program, semester, from, place, student }: Enrolling,
): Promise<number> {
  const academics = places[intake].get(program)
  if (academics === undefined) throw new Error(`The demo university has no ${program}`)
  const short = program.replaceAll(/[^A-Z]/g, '')
  const rollNumber = `${intake.slice(0, 4)}-${short}-${from + place}`
  const { n_program_enroll_id } = await transaction
    .insertInto('n_program_enroll')
    .values({
      ...anEnrollment('active', { partnerId: student.partnerId, academics, rollNumber }),
      n_sem_year_id: semester,
    })
    .returning('n_program_enroll_id')
    .executeTakeFirstOrThrow()
  return n_program_enroll_id
}

/** Scholarships that wait to be checked, and corrections of profiles with their proof. */
async function storeDeskWork(
  transaction: Transaction,
  { today, files }: Storing,
  people: readonly Person[],
): Promise<void> {
  const merit = await idOf(transaction, 'n_scholarship_open', 'Merit Scholarship 2083')
  for (const [place, { student }] of people.slice(0, 9).entries()) {
    const { n_program_enroll_id: enrollmentId } = await transaction
      .selectFrom('n_program_enroll')
      .select('n_program_enroll_id')
      .where('c_bpartner_id', '=', student.partnerId)
      .executeTakeFirstOrThrow()
    const created = `${addDays(today, -1 - (place % 5))}T0${4 + (place % 5)}:20:00Z`
    await storeScholarshipApplication(transaction, {
      partnerId: student.partnerId,
      enrollmentId,
      openingId: merit,
      facts: { docstatus: 'DR', attendance: 80 + place, created },
    })
  }
  for (const [place, { student, name }] of people.slice(7, 14).entries()) {
    const { birthDate } = crowdPlan(numbers.sitters[0] + 7 + place)
    const change =
      place % 2 === 0
        ? { field: 'birthDate' as const, oldValue: birthDate, newValue: addDays(birthDate, 2) }
        : { field: 'fullName' as const, oldValue: name, newValue: name.replace(' ', ' Kumar ') }
    const id = await storeCorrection(transaction, student, { ...change, files })
    await transaction
      .updateTable('n_correction')
      .set({ created: `${addDays(today, -(place % 4))}T0${3 + (place % 2)}:40:00Z` })
      .where('n_correction_id', '=', id)
      .execute()
  }
}

async function idOf(
  transaction: Transaction,
  table: 'n_entrance_open' | 'n_exam_open' | 'n_program_cregopen' | 'n_scholarship_open',
  name: string,
): Promise<number> {
  const row = await transaction
    .selectFrom(table)
    .select(sql<number>`${sql.ref(`${table}_id`)}`.as('id'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}
