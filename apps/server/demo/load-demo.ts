import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { createPasswords } from '#features/auth/server/passwords.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import { langtangUniversity } from '#features/institution/testing/institution.factory.ts'
import {
  type Academics,
  langtangProgrammes,
  storeUniversity,
} from '#features/institution/testing/university.factory.ts'
import { storeCorrection } from '#features/profile/testing/correction.factory.ts'
import { type StoredStudent, storeStudent } from '#features/profile/testing/student.factory.ts'
import {
  anEntranceOpening,
  type OpeningState,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { storePrograms } from './demo-programs.ts'
import { type DemoStudentId, demoPassword, demoStaff, demoStudents } from './people.ts'

export type DemoPeople = {
  readonly students: Readonly<Record<DemoStudentId, StoredStudent>>
  readonly cashierId: number
  readonly applications: {
    readonly voucher: number
    readonly partly: number
    readonly paid: number
    readonly eligible: number
    readonly activeAdmission: number
  }
}

const openings = [
  ['BE Civil Engineering Entrance', 'BE Civil', 'closing-soon'],
  ['B.Tech CS & AI Entrance', 'B.Tech CS & AI', 'open'],
  ['BE Computer Engineering Entrance', 'BE Computer', 'open'],
  ['B.Tech IT Entrance', 'B.Tech IT', 'late-fee'],
  ['B.Sc. Ag Entrance', 'B.Sc. Ag', 'open'],
  ['BHM Entrance', 'BHM', 'closed'],
] as const satisfies readonly (readonly [string, string, OpeningState])[]

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
    await transaction.insertInto('institution').values(langtangUniversity()).execute()
    const academics = await storeUniversity(transaction, {
      years: ['2081', '2082', '2083'],
      programmes: langtangProgrammes,
    })
    const openingIds = await storeOpenings(transaction, academics, today)
    const students = await storeStudents(transaction, { files, passwordHash })
    const staff = new Map<string, number>()
    for (const person of demoStaff)
      staff.set(person.roles[0], await storeStaff(transaction, { ...person, passwordHash }))
    const enrollmentId = await storeEnrollments(transaction, { students, academics })
    const active = { partnerId: students.active.partnerId, enrollmentId }
    const programs = await storePrograms(transaction, { academics, today, active })
    await storeNotices(transaction, students, today)
    await storeCorrection(transaction, students.unpaid, {
      field: 'birthDate',
      oldValue: demoStudents.unpaid.plan.birthDate,
      newValue: addDays(demoStudents.unpaid.plan.birthDate, 1),
      files,
    })
    const entrances = await storeApplications(transaction, { students, openingIds, today })
    const applications = { ...entrances, ...programs }
    return { students, cashierId: staff.get('cashier') ?? 0, applications }
  })
}

async function storeOpenings(
  transaction: Transaction,
  academics: ReadonlyMap<string, Academics>,
  today: Day,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [name, programme, state] of openings) {
    const references = academics.get(programme)
    const row = anEntranceOpening(state, {
      name: `${name} 2083`,
      today,
      ...(references && { academics: references }),
    })
    ids.set(programme, await storeOpening(transaction, row))
  }
  return ids
}

async function storeStudents(
  transaction: Transaction,
  at: { files: FileStore; passwordHash: string },
) {
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
    'passed-out': await store('passed-out'),
    'dropped-out': await store('dropped-out'),
  }
}

type Students = DemoPeople['students']

/** Gives the id of the active one. */
async function storeEnrollments(
  transaction: Transaction,
  { students, academics }: { students: Students; academics: ReadonlyMap<string, Academics> },
): Promise<number> {
  const programme = academics.get('B.Tech CS & AI')
  if (programme === undefined) throw new Error('The demo university has no B.Tech CS & AI')
  let active = 0
  const places = [
    ['enrollment-pending', 'pending', ''],
    ['active', 'active', '2082-CSAI-017'],
    ['passed-out', 'passed-out', '2078-CSAI-004'],
    ['dropped-out', 'dropped-out', '2080-CSAI-021'],
  ] as const satisfies readonly (readonly [DemoStudentId, EnrollmentState, string])[]
  for (const [id, state, rollNumber] of places) {
    const row = anEnrollment(state, {
      partnerId: students[id].partnerId,
      academics: programme,
      rollNumber,
    })
    const { n_program_enroll_id } = await transaction
      .insertInto('n_program_enroll')
      .values(row)
      .returning('n_program_enroll_id')
      .executeTakeFirstOrThrow()
    if (id === 'active') active = n_program_enroll_id
  }
  return active
}

const notices = [
  ['Entrance exam centres are published for BE and BSc programs', -1],
  ['Voucher payments made on Saturday are checked on Sunday', -3],
  ['Entrance forms for 2083 are open', -14],
] as const

async function storeNotices(
  transaction: Transaction,
  students: Students,
  today: Day,
): Promise<void> {
  for (const { userId } of Object.values(students)) {
    const rows = notices.map(([textmsg, days]) => {
      const at = `${addDays(today, days)}T05:15:00Z`
      return { ad_user_id: userId, textmsg, created: at, updated: at }
    })
    await transaction.insertInto('ad_note').values(rows).execute()
  }
}

async function storeApplications(
  transaction: Transaction,
  {
    students,
    openingIds,
    today,
  }: { students: Students; openingIds: ReadonlyMap<string, number>; today: Day },
) {
  const apply = (id: DemoStudentId, programme: string, daysAgo: number) =>
    storeApplication(transaction, {
      partnerId: students[id].partnerId,
      openingId: openingIds.get(programme) ?? 0,
      quotas: 'Open,Female',
      appliedOn: addDays(today, -daysAgo),
    })
  await apply('unpaid', 'BE Civil', 1)
  return {
    voucher: await apply('pending-voucher', 'B.Tech CS & AI', 4),
    partly: await apply('partly-paid', 'BE Computer', 3),
    paid: await apply('paid', 'B.Tech CS & AI', 6),
    eligible: await apply('eligible', 'B.Tech CS & AI', 12),
  }
}
