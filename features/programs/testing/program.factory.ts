import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import type {
  ApplicationTable,
  BatchCourseTable,
  OpeningTable,
} from '#features/programs/server/tables.ts'
import type { CatalogueCourse } from './course-catalogue.ts'

export type OpeningRow = Insertable<OpeningTable>
export type OpeningState = 'open' | 'not-open-yet' | 'closing-today' | 'closed'

/** First and last day of an opening, counted from today. */
const windows = {
  open: [-7, 21],
  'not-open-yet': [3, 24],
  'closing-today': [-20, 0],
  closed: [-30, -1],
} as const satisfies Record<OpeningState, readonly [number, number]>

const fees = {
  semyearfee: rupees(28_500),
  libraryfee: rupees(1_200),
  practicalfee: rupees(3_500),
  labfee: rupees(2_500),
}

/** An admission (Rs. 38,200) or, in a later semester, a course registration (Rs. 33,200) in a state as of `today`. */
export function aProgramOpening(
  state: OpeningState,
  at: {
    readonly name: string
    readonly today: Day
    readonly academics: Academics
    readonly semesterId?: number
  },
): OpeningRow {
  const [from, to] = windows[state]
  const semesterId = at.semesterId ?? 1_000_000
  return {
    name: at.name,
    ...at.academics,
    n_sem_year_id: semesterId,
    datefrom: addDays(at.today, from),
    dateto: addDays(at.today, to),
    admissionfee: semesterId === 1_000_000 ? rupees(5_000) : 0,
    ...fees,
  }
}

/** More about an offered course than the catalogue says. */
export type OfferTraits = Partial<Pick<Insertable<BatchCourseTable>, 'seats' | 'n_prerequisite_id'>>

/** Stores an opening with its courses; the courses themselves are stored where their codes are new. */
export async function storeProgramOpening(
  transaction: Transaction,
  row: OpeningRow,
  courses: readonly (CatalogueCourse & OfferTraits)[] = [],
): Promise<number> {
  const { n_program_cregopen_id } = await transaction
    .insertInto('n_program_cregopen')
    .values(row)
    .returning('n_program_cregopen_id')
    .executeTakeFirstOrThrow()
  for (const { code, name, nameNe, type, credits, needs: _needs, ...traits } of courses)
    await transaction
      .insertInto('n_batch_course')
      .values({
        n_program_cregopen_id,
        n_course_id: await storeCourse(transaction, { code, name, nameNe }),
        course_type: type,
        credit_hour: credits,
        internal_fm: 40,
        internal_pm: 20,
        ...traits,
      })
      .execute()
  return n_program_cregopen_id
}

/** The course of this code, stored if there is none. */
export async function storeCourse(
  transaction: Transaction,
  course: Pick<CatalogueCourse, 'code' | 'name' | 'nameNe'>,
): Promise<number> {
  const { n_course_id } = await transaction
    .insertInto('n_course')
    .values({ value: course.code, name: course.name, name_nepali: course.nameNe })
    .onConflict((conflict) =>
      conflict.columns(['ad_client_id', 'value']).doUpdateSet({ name: course.name }),
    )
    .returning('n_course_id')
    .executeTakeFirstOrThrow()
  return n_course_id
}

/** Courses with the ids of what they build on: what the catalogue says in codes. */
export function withPrerequisites(
  courses: readonly CatalogueCourse[],
  idsByCode: ReadonlyMap<string, number>,
): readonly (CatalogueCourse & OfferTraits)[] {
  return courses.map((course) => ({
    ...course,
    n_prerequisite_id: course.needs === undefined ? null : (idsByCode.get(course.needs) ?? null),
  }))
}

/** An unpaid application as the apply hook makes it, with all courses of the opening. */
export async function storeProgramApplication(
  transaction: Transaction,
  at: {
    readonly partnerId: number
    readonly openingId: number
    readonly enrollmentId: number
    readonly facts?: Partial<Insertable<ApplicationTable>>
  },
): Promise<number> {
  const opening = await transaction
    .selectFrom('n_program_cregopen')
    .select(['n_aca_year_id', 'n_intake_id', 'n_faculty_id', 'n_level_id', 'n_program_id'])
    .select(['n_subject_id', 'n_sem_year_id', 'admissionfee', 'semyearfee', 'libraryfee'])
    .select('practicalfee')
    .where('n_program_cregopen_id', '=', at.openingId)
    .executeTakeFirstOrThrow()
  const { admissionfee, semyearfee, libraryfee, practicalfee } = opening
  const { n_program_creg_id } = await transaction
    .insertInto('n_program_creg')
    .values({
      ...opening,
      c_bpartner_id: at.partnerId,
      n_program_cregopen_id: at.openingId,
      n_program_enroll_id: at.enrollmentId,
      totalfee: admissionfee + semyearfee + libraryfee + practicalfee,
      ...at.facts,
    })
    .returning('n_program_creg_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('n_program_cregdetails')
    .columns([
      'n_program_creg_id',
      'n_course_id',
      'course_type',
      'credit_hour',
      'internal_fm',
      'internal_pm',
    ])
    .expression((from) =>
      from
        .selectFrom('n_batch_course')
        .select((of) =>
          of.cast<number>(of.val(n_program_creg_id), 'bigint').as('n_program_creg_id'),
        )
        .select(['n_course_id', 'course_type', 'credit_hour', 'internal_fm', 'internal_pm'])
        .where('n_program_cregopen_id', '=', at.openingId)
        .orderBy('n_batch_course_id'),
    )
    .execute()
  return n_program_creg_id
}
