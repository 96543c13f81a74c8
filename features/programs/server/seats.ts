import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { OfferedCourse, ProgramOpening, Seats } from '../rules/program-opening.ts'

/**
 * The opening with its seats counted, those of the chosen courses too. Where there is a limit its row stays locked
 * until the transaction ends, so that the next applicant counts this one: a seat is never sold twice. Openings
 * without limits are not locked.
 */
export async function countSeats(
  transaction: Transaction,
  opening: ProgramOpening,
  chosen: readonly number[],
): Promise<ProgramOpening> {
  const seats = opening.seats && (await countPlaces(transaction, opening.id, opening.seats))
  const limited = opening.courses.filter(
    (course) => course.seats !== null && chosen.includes(course.courseId),
  )
  if (limited.length === 0) return { ...opening, seats }
  const taken = await countLines(transaction, opening.id, limited)
  const courses = opening.courses.map((course) => ({
    ...course,
    seats: course.seats && left(course.seats, taken.get(course.courseId) ?? 0),
  }))
  return { ...opening, seats, courses }
}

async function countPlaces(
  transaction: Transaction,
  openingId: number,
  seats: Seats,
): Promise<Seats> {
  await transaction
    .selectFrom('n_program_cregopen')
    .select('n_program_cregopen_id')
    .where('n_program_cregopen_id', '=', openingId)
    .forNoKeyUpdate()
    .execute()
  const { taken } = await transaction
    .selectFrom('n_program_creg')
    .select((of) => of.fn.countAll<number>().as('taken'))
    .where('n_program_cregopen_id', '=', openingId)
    .where('docstatus', '<>', 'CL')
    .executeTakeFirstOrThrow()
  return left(seats, taken)
}

/** Locked in one order, so that two who choose the same courses wait for each other and never block. */
async function countLines(
  transaction: Transaction,
  openingId: number,
  limited: readonly OfferedCourse[],
): Promise<ReadonlyMap<number, number>> {
  const ids = limited.map(({ courseId }) => courseId)
  await transaction
    .selectFrom('n_batch_course')
    .select('n_batch_course_id')
    .where('n_program_cregopen_id', '=', openingId)
    .where('n_course_id', 'in', ids)
    .orderBy('n_batch_course_id')
    .forNoKeyUpdate()
    .execute()
  const rows = await transaction
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
    .select(['d.n_course_id', sql<number>`count(*)`.as('taken')])
    .where('a.n_program_cregopen_id', '=', openingId)
    .where('a.docstatus', '<>', 'CL')
    .where('d.n_course_id', 'in', ids)
    .groupBy('d.n_course_id')
    .execute()
  return new Map(rows.map((row) => [row.n_course_id, row.taken]))
}

function left({ total }: Seats, taken: number): Seats {
  return { total, left: Math.max(0, total - taken) }
}
