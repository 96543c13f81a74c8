import type { Transaction } from '#platform/server/database/database.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import type { Places } from '../places.ts'
import type { Person, Storing } from './crowd-person.ts'

export type Enrolled = {
  readonly student: StoredStudent
  readonly name: string
  readonly enrollmentId: number
  readonly academics: Academics
}

const groups = {
  civil: { intake: '2083', program: 'BE Civil', semester: 1_000_000, people: [0, 15] },
  computer: { intake: '2082', program: 'BE Computer', semester: 1_000_001, people: [15, 24] },
  agriculture: { intake: '2082', program: 'B.Sc. Ag', semester: 1_000_002, people: [24, 33] },
  it: { intake: '2080', program: 'B.Tech IT', semester: 1_000_003, people: [33, 41] },
} as const

/** Students of other semesters and programmes, admitted before there was a portal. */
export async function storeOthers(
  transaction: Transaction,
  { places }: Storing,
  people: readonly Person[],
): Promise<Readonly<Record<keyof typeof groups, readonly Enrolled[]>>> {
  const store = async (id: keyof typeof groups) => {
    const { people: numbers, ...group } = groups[id]
    const enrolled: Enrolled[] = []
    for (const [place, { name, student }] of people.slice(...numbers).entries()) {
      const enrollmentId = await enroll(transaction, { ...group, places, place, student, from: 1 })
      enrolled.push({ student, name, enrollmentId, academics: academicsOf({ ...group, places }) })
    }
    return enrolled
  }
  return {
    civil: await store('civil'),
    computer: await store('computer'),
    agriculture: await store('agriculture'),
    it: await store('it'),
  }
}

type Programme = {
  readonly places: Places
  readonly intake: keyof Places
  readonly program: string
}

type Enrolling = Programme & {
  readonly semester: number
  /** Number of the first roll number. */
  readonly from: number
  readonly place: number
  readonly student: StoredStudent
  /** Default: active. */
  readonly state?: EnrollmentState
}

/** Gives the id of the enrollment. */
export async function enroll(
  transaction: Transaction,
  { semester, from, place, student, state = 'active', ...programme }: Enrolling,
): Promise<number> {
  const { intake, program } = programme
  const academics = academicsOf(programme)
  const short = program.replaceAll(/[^A-Z]/g, '')
  const rollNumber = `${intake.slice(0, 4)}-${short}-${from + place}`
  const { n_program_enroll_id } = await transaction
    .insertInto('n_program_enroll')
    .values({
      ...anEnrollment(state, { partnerId: student.partnerId, academics, rollNumber }),
      n_sem_year_id: semester,
    })
    .returning('n_program_enroll_id')
    .executeTakeFirstOrThrow()
  return n_program_enroll_id
}

function academicsOf({ places, intake, program }: Programme): Academics {
  const academics = places[intake].get(program)
  if (academics === undefined) throw new Error(`The demo university has no ${program}`)
  return academics
}
