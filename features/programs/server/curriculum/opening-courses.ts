import type { Reader } from '#platform/server/database/database.ts'
import { isTaught } from '../../rules/taught.ts'
import type { OpeningCourse } from '../../wire/curriculum.ts'

/** Columns with the terms of a course. */
export const terms = [
  'course_type',
  'credit_hour',
  'internal_fm',
  'internal_pm',
  'external_fm',
  'external_pm',
  'practical_fm',
  'practical_pm',
  'seats',
] as const

/** Columns that an offered course takes from the curriculum. */
export const takenColumns = ['n_course_id', 'n_prerequisite_id', ...terms] as const

/** Courses that an opening offers; by code. */
export async function offeredCourses(
  reader: Reader,
  openingId: number,
): Promise<readonly OpeningCourse[]> {
  const rows = await reader
    .selectFrom('n_batch_course as o')
    .innerJoin('n_course as c', 'c.n_course_id', 'o.n_course_id')
    .select(['o.n_batch_course_id as id', 'c.value as code', 'c.name'])
    .select(terms.map((each) => `o.${each}` as const))
    .where('o.n_program_cregopen_id', '=', openingId)
    .where('o.isactive', '=', true)
    .orderBy('c.value')
    .execute()
  return rows.map(openingCourseOf)
}

type Opening = {
  readonly id: number
  readonly programId: number | null
  readonly semesterId: number
  readonly intakeId: number | null
}

/** An opening as the curriculum needs it; null: there is none. */
export async function findOpening(reader: Reader, id: number): Promise<Opening | null> {
  const row = await reader
    .selectFrom('n_program_cregopen')
    .select(['n_program_id as programId', 'n_sem_year_id as semesterId', 'n_intake_id as intakeId'])
    .where('n_program_cregopen_id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { id, ...row }
}

/** Rows of the curriculum that the opening's students are taught and that it does not offer; by code. */
export async function missingRows(
  reader: Reader,
  { id, programId, semesterId, intakeId }: Opening,
) {
  if (programId === null) return []
  const rows = await reader
    .selectFrom('n_curriculum as o')
    .innerJoin('n_course as c', 'c.n_course_id', 'o.n_course_id')
    .select(['o.n_curriculum_id', 'o.version', 'c.value as code', 'c.name', 'c.name_nepali'])
    .select(['o.n_first_intake_id as first', 'o.n_last_intake_id as last'])
    .select(takenColumns.map((each) => `o.${each}` as const))
    .where('o.n_program_id', '=', programId)
    .where('o.n_sem_year_id', '=', semesterId)
    .where('o.isactive', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('n_batch_course as b')
            .select('b.n_batch_course_id')
            .where('b.n_program_cregopen_id', '=', id)
            .whereRef('b.n_course_id', '=', 'o.n_course_id'),
        ),
      ),
    )
    .orderBy('c.value')
    .execute()
  return rows.filter((row) => isTaught(row, intakeId))
}

type MissingRow = Awaited<ReturnType<typeof missingRows>>[number]

/** `1000003.2 1000004.1`: ids and versions of the rows. */
export function planOf(rows: readonly MissingRow[]): string {
  return rows.map(({ n_curriculum_id: id, version }) => `${id}.${version}`).join(' ')
}

type TermsRow = Pick<MissingRow, (typeof terms)[number] | 'code' | 'name'>

export function openingCourseOf(row: TermsRow & { readonly id: number | null }): OpeningCourse {
  const { id, code, name, course_type: type, credit_hour: credits, seats } = row
  return {
    id,
    code,
    name,
    type,
    credits,
    internal: fullAndPass(row.internal_fm, row.internal_pm),
    final: fullAndPass(row.external_fm, row.external_pm),
    practical: fullAndPass(row.practical_fm, row.practical_pm),
    seats,
  }
}

function fullAndPass(full: number | null, pass: number | null): [number, number] | null {
  return full === null ? null : [full, pass ?? 0]
}
