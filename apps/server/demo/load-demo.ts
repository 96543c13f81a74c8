import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { createPasswords } from '#features/auth/server/passwords.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import { storeLangtang } from '#features/institution/testing/institution.factory.ts'
import { storeCorrection } from '#features/profile/testing/correction.factory.ts'
import { storeStudent } from '#features/profile/testing/student.factory.ts'
import { newCodeSecret } from '#features/staff/server/one-time-code.ts'
import { storeBooks } from './demo-books.ts'
import { type EntranceApplicant, storeEntrances } from './demo-entrances.ts'
import { type ExamRegistration, storeExams } from './demo-exams.ts'
import { type RegisteredStudent, storeRegistrations } from './demo-registrations.ts'
import { storeChangedRetotaling, storeDemoRetotaling } from './demo-retotaling.ts'
import { storeScholarships } from './demo-scholarships.ts'
import { type Registered, storePrograms } from './demo-programs.ts'
import { type DemoStudentId, demoPassword, demoStaff, demoStudents } from './people.ts'
import { type Places, storePlaces, type Students } from './places.ts'

export type DemoPeople = {
  /** What each member of staff puts into an authenticator app, by email. */
  readonly codeSecrets: Readonly<Record<string, string>>
  readonly students: Students
  readonly cashierId: number
  readonly registrarId: number
  readonly examOfficeId: number
  readonly administratorId: number
  /** Ids of their applications. */
  readonly entrances: Readonly<Record<EntranceApplicant, number>>
  readonly programs: Readonly<Record<Registered, number>>
  readonly exams: Readonly<Record<ExamRegistration, number>>
  readonly registrations: Readonly<Record<RegisteredStudent, number>>
  /** The one of the failed paper. */
  readonly retotaling: number
  /** The one whose marks were found to be wrong. */
  readonly changed: { readonly retotalingId: number; readonly courseId: number }
}

/**
 * "Langtang Technological University" with people in every state, dates relative to today. Money is not written here:
 * the caller pays through the real payment code (demo-payments.ts).
 */
export async function loadDemo({
  database,
  files,
  nowMs,
}: {
  database: Database
  files: FileStore
  nowMs: number
}): Promise<DemoPeople> {
  const today = dayInNepal(nowMs)
  const passwordHash = await (await createPasswords()).hash(demoPassword)
  return database.transaction(async (transaction) => {
    await storeLangtang(transaction)
    const places = await storePlaces(transaction)
    const students = await storeStudents(transaction, { files, passwordHash })
    const staff = new Map<string, number>()
    const codeSecrets: Record<string, string> = {}
    for (const person of demoStaff) {
      const codeSecret = newCodeSecret()
      codeSecrets[person.email] = codeSecret
      const known = { ...person, passwordHash, codeSecret }
      staff.set(person.roles[0], await storeStaff(transaction, known))
    }
    const enrollments = await storeEnrollments(transaction, { students, places, today })
    const at = { places, students, today }
    const entrances = await storeEntrances(transaction, at)
    const programs = await storePrograms(transaction, { ...at, enrollments })
    const exams = await storeExams(transaction, { ...at, enrollments })
    const registrations = await storeRegistrations(transaction, { ...at, enrollments })
    const failed = { registrationId: exams['back-paper'], today }
    const retotaling = await storeDemoRetotaling(transaction, failed)
    const changed = await storeChangedRetotaling(transaction, {
      registrationId: exams['first-changed'],
      today,
    })
    await storeScholarships(transaction, { ...at, enrollments })
    await storeBooks(transaction, at)
    await storeNotices(transaction, students, today)
    await storeCorrection(transaction, students.unpaid, {
      field: 'birthDate',
      oldValue: demoStudents.unpaid.plan.birthDate,
      newValue: addDays(demoStudents.unpaid.plan.birthDate, 1),
      files,
    })
    return {
      codeSecrets,
      students,
      cashierId: staff.get('cashier') ?? 0,
      registrarId: staff.get('registrar') ?? 0,
      examOfficeId: staff.get('exam-office') ?? 0,
      administratorId: staff.get('administrator') ?? 0,
      entrances,
      programs,
      exams,
      registrations,
      retotaling,
      changed,
    }
  })
}

async function storeStudents(
  transaction: Transaction,
  at: { files: FileStore; passwordHash: string },
): Promise<Students> {
  const store = (id: DemoStudentId) => storeStudent(transaction, demoStudents[id].plan, at)
  return {
    incomplete: await store('incomplete'),
    fresh: await store('fresh'),
    unpaid: await store('unpaid'),
    'pending-voucher': await store('pending-voucher'),
    'partly-paid': await store('partly-paid'),
    paid: await store('paid'),
    eligible: await store('eligible'),
    'enrollment-pending': await store('enrollment-pending'),
    active: await store('active'),
    'exam-open': await store('exam-open'),
    'exam-paid': await store('exam-paid'),
    'back-paper': await store('back-paper'),
    'passed-out': await store('passed-out'),
    'dropped-out': await store('dropped-out'),
  }
}

type Enrolled = {
  readonly state: EnrollmentState
  readonly intake: keyof Places
  readonly rollNumber: string
  readonly daysAgo: number
  /** Semester the student is in; the first unless told otherwise. */
  readonly semesterId?: number
}

const studying = {
  state: 'active',
  intake: '2082-fall',
  daysAgo: 400,
  semesterId: 1_000_001,
} as const

const enrolled = {
  'enrollment-pending': { state: 'pending', intake: '2083', rollNumber: '', daysAgo: 5 },
  active: { state: 'active', intake: '2082', rollNumber: '2082-CSAI-017', daysAgo: 245 },
  'exam-open': { ...studying, rollNumber: '2082-CSAI-001' },
  'exam-paid': { ...studying, rollNumber: '2082-CSAI-002' },
  'back-paper': { ...studying, rollNumber: '2082-CSAI-003' },
  'passed-out': { state: 'passed-out', intake: '2078', rollNumber: '2078-CSAI-004', daysAgo: 1900 },
  'dropped-out': {
    state: 'dropped-out',
    intake: '2080',
    rollNumber: '2080-CSAI-021',
    daysAgo: 1100,
  },
} as const satisfies Partial<Record<DemoStudentId, Enrolled>>

/** Ids of the places; who left was admitted before there was a portal. */
async function storeEnrollments(
  transaction: Transaction,
  at: { readonly students: Students; readonly places: Places; readonly today: Day },
): Promise<Readonly<Record<keyof typeof enrolled, number>>> {
  const store = async (id: keyof typeof enrolled) => {
    const { state, intake, rollNumber, daysAgo, semesterId }: Enrolled = enrolled[id]
    const academics = at.places[intake].get('B.Tech CS & AI')
    if (academics === undefined) throw new Error('The demo university has no B.Tech CS & AI')
    const { partnerId } = at.students[id]
    const { n_program_enroll_id } = await transaction
      .insertInto('n_program_enroll')
      .values({
        ...anEnrollment(state, { partnerId, academics, rollNumber }),
        ...(semesterId && { n_sem_year_id: semesterId }),
        created: `${addDays(at.today, -daysAgo)}T05:00:00Z`,
      })
      .returning('n_program_enroll_id')
      .executeTakeFirstOrThrow()
    return n_program_enroll_id
  }
  return {
    'enrollment-pending': await store('enrollment-pending'),
    active: await store('active'),
    'exam-open': await store('exam-open'),
    'exam-paid': await store('exam-paid'),
    'back-paper': await store('back-paper'),
    'passed-out': await store('passed-out'),
    'dropped-out': await store('dropped-out'),
  }
}

const notices = [
  [
    'Entrance exam centres are published for BE and BSc programs',
    'बी.ई. र बी.एस्सी. कार्यक्रमका प्रवेश परीक्षा केन्द्र प्रकाशित भए',
    -1,
  ],
  [
    'Voucher payments made on Saturday are checked on Sunday',
    'शनिबार तिरिएका भौचर आइतबार जाँचिन्छन्',
    -3,
  ],
  ['Entrance forms for 2083 are open', '२०८३ को प्रवेश परीक्षाको फारम खुल्यो', -14],
] as const

async function storeNotices(
  transaction: Transaction,
  students: Students,
  today: Day,
): Promise<void> {
  for (const { userId } of Object.values(students)) {
    const rows = notices.map(([textmsg, textmsg_ne, days]) => {
      const at = `${addDays(today, days)}T05:15:00Z`
      return { ad_user_id: userId, textmsg, textmsg_ne, created: at, updated: at }
    })
    await transaction.insertInto('ad_note').values(rows).execute()
  }
}
