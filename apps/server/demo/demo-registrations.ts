import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type DemoStudentId, demoStudents } from './people.ts'
import type { Places, Students } from './places.ts'

/** Registrations with the university, and how many days ago they were made: two carried through, one partly paid. */
const registrations = {
  active: ['2082', 230],
  'exam-paid': ['2082-fall', 380],
  'exam-open': ['2082-fall', 12],
} as const satisfies Partial<Record<DemoStudentId, readonly [keyof Places, number]>>

export type RegisteredStudent = keyof typeof registrations

export function registeredDaysAgo(id: RegisteredStudent): number {
  return registrations[id][1]
}

/** The registrations as the create hook makes them, those with a number approved; their ids. */
export async function storeRegistrations(
  transaction: Transaction,
  at: {
    readonly places: Places
    readonly students: Students
    readonly enrollments: Readonly<Record<RegisteredStudent, number>>
    readonly today: Day
  },
): Promise<Readonly<Record<RegisteredStudent, number>>> {
  const store = async (id: RegisteredStudent) => {
    const [intake, daysAgo] = registrations[id]
    const number = demoStudents[id].plan.registrationNumber ?? null
    const { n_noureg_id } = await transaction
      .insertInto('n_noureg')
      .values({
        c_bpartner_id: at.students[id].partnerId,
        n_program_enroll_id: at.enrollments[id],
        ...at.places[intake].get('B.Tech CS & AI'),
        totalfee: rupees(1_500),
        docstatus: number === null ? 'DR' : 'CO',
        regrollno: number,
        created: `${addDays(at.today, -daysAgo)}T05:00:00Z`,
      })
      .returning('n_noureg_id')
      .executeTakeFirstOrThrow()
    return n_noureg_id
  }
  return {
    active: await store('active'),
    'exam-paid': await store('exam-paid'),
    'exam-open': await store('exam-open'),
  }
}
