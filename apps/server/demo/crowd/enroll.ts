import type { Transaction } from '#platform/server/database/database.ts'
import { anEnrollment } from '#features/enrollment/testing/enrollment.factory.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import type { Places } from '../places.ts'
import type { Person, Storing } from './crowd-person.ts'

/** Students of other semesters and programmes, admitted before there was a portal. */
export async function storeOthers(
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

/** Gives the id of the enrollment. */
export async function enroll(
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
