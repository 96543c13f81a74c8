import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import { invariant } from '#platform/pure/invariant.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import { storeLangtang } from '#features/institution/testing/institution.factory.ts'
import { storeCorrection } from '#features/corrections/testing/correction.factory.ts'
import { storeStudent } from '#features/profile/testing/student.factory.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import { newCodeSecret } from '#features/staff/server/one-time-code.ts'
import { type Crowd, storeCrowd } from './crowd/crowd.ts'
import { storeBooks } from './demo-books.ts'
import { type CertificateStudent, storeCertificates } from './demo-certificates.ts'
import { storeDemoDues } from './demo-dues.ts'
import { storeEnrollments } from './demo-enrollments.ts'
import { type EntranceApplicant, storeEntrances } from './entrance/demo-entrances.ts'
import { type ExamRegistration, storeExams } from './demo-exams.ts'
import { storeCandidates } from './entrance/demo-merit.ts'
import { storeNotices } from './demo-notices.ts'
import { type RegisteredStudent, storeRegistrations } from './demo-registrations.ts'
import { storeChangedRetotaling, storeDemoRetotaling } from './demo-retotaling.ts'
import { storeScholarships } from './demo-scholarships.ts'
import { storeSetUp } from './demo-set-up.ts'
import { type Registered, storeCourses, storePrograms } from './demo-programs.ts'
import { marksheetPicture } from './pictures/marksheet-picture.ts'
import { type DemoStudentId, demoPassword, demoStaff, demoStudents } from './people.ts'
import { storePlaces, type Students } from './places.ts'

export type DemoPeople = {
  /** Secret for an authenticator app of each member of staff, by email. */
  readonly codeSecrets: Readonly<Record<string, string>>
  readonly students: Students
  readonly cashierId: number
  readonly registrarId: number
  readonly examOfficeId: number
  readonly teacherId: number
  readonly administratorId: number
  /** Ids of their applications. */
  readonly entrances: Readonly<Record<EntranceApplicant, number>>
  /** Entrance with a merit list in draft. */
  readonly heldEntrance: number
  readonly programs: Readonly<Record<Registered, number>>
  readonly exams: Readonly<Record<ExamRegistration, number>>
  readonly registrations: Readonly<Record<RegisteredStudent, number>>
  readonly certificates: Readonly<Record<CertificateStudent, number>>
  /** Retotaling of the failed exam paper. */
  readonly retotaling: number
  /** The one whose marks were found to be wrong. */
  readonly changed: { readonly retotalingId: number; readonly courseId: number }
  readonly crowd: Crowd
}

/**
 * "Langtang Technological University" with people in every state, dates relative to today. Money is not written here:
 * the caller pays through the real payment code (money/pay-for-demo.ts).
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
    const { idOf, codeSecrets } = await storeMembers(transaction, passwordHash)
    const enrollments = await storeEnrollments(transaction, { students, places, today })
    const at = { places, students, today, enrollments }
    const entrances = await storeEntrances(transaction, at)
    const heldEntrance = await storeCandidates(transaction, { ...at, files, passwordHash })
    const codes = await storeCourses(transaction)
    const programs = await storePrograms(transaction, { ...at, codes })
    await storeSetUp(transaction, { places, codes })
    const exams = await storeExams(transaction, at)
    const registrations = await storeRegistrations(transaction, at)
    const failed = { registrationId: exams['back-paper'], today }
    const retotaling = await storeDemoRetotaling(transaction, failed)
    const changed = await storeChangedRetotaling(transaction, {
      registrationId: exams['first-changed'],
      today,
    })
    const certificates = await storeCertificates(transaction, at)
    await storeScholarships(transaction, at)
    const crowd = await storeCrowd(transaction, { ...at, files, passwordHash })
    await storeBooks(transaction, at)
    await storeDemoDues(transaction, { students, today, by: idOf('cashier') })
    await storeNotices(transaction, students, today)
    const { birthDate, name } = demoStudents.unpaid.plan
    await storeCorrection(transaction, students.unpaid, {
      field: 'birthDate',
      oldValue: birthDate,
      newValue: addDays(birthDate, 1),
      files,
      proof: {
        name: 'marksheet.jpg',
        content: await marksheetPicture({ name, born: addDays(birthDate, 1) }, 1),
      },
    })
    return {
      codeSecrets,
      students,
      cashierId: idOf('cashier'),
      registrarId: idOf('registrar'),
      examOfficeId: idOf('exam-office'),
      teacherId: idOf('teacher'),
      administratorId: idOf('administrator'),
      entrances,
      heldEntrance,
      programs,
      exams,
      registrations,
      certificates,
      retotaling,
      changed,
      crowd,
    }
  })
}

/** Ids of the staff by their first role, and what each puts into an authenticator app. */
async function storeMembers(transaction: Transaction, passwordHash: string) {
  const staff = new Map<string, number>()
  const codeSecrets: Record<string, string> = {}
  for (const person of demoStaff) {
    const codeSecret = newCodeSecret()
    codeSecrets[person.email] = codeSecret
    const known = { ...person, passwordHash, codeSecret }
    staff.set(person.roles[0], await storeStaff(transaction, known))
  }
  const idOf = (role: StaffRole) => {
    const id = staff.get(role)
    invariant(id !== undefined, `the demonstration has a ${role}`)
    return id
  }
  return { idOf, codeSecrets }
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
