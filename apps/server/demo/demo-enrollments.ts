import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import type { DemoStudentId } from './people.ts'
import type { Places, Students } from './places.ts'

type Enrolled = {
  readonly state: EnrollmentState
  readonly intake: keyof Places
  readonly rollNumber: string
  readonly daysAgo: number
  /** Semester of the student; default: the first. */
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
export async function storeEnrollments(
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
