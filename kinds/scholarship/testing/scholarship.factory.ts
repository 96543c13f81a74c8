import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import type { ApplicationTable, OpeningTable } from '../server/tables.ts'

type OpeningRow = Insertable<OpeningTable>
export type OpeningState = 'open' | 'closing-today' | 'not-open-yet' | 'closed'

/** First and last day of an opening, counted from today. */
const windows = {
  open: [-7, 17],
  'closing-today': [-20, 0],
  'not-open-yet': [3, 24],
  closed: [-30, -1],
} as const satisfies Record<OpeningState, readonly [number, number]>

/** A scholarship of Rs. 15,000 in a state as of `today`; default: for all students of `academics`. */
export function aScholarship(
  state: OpeningState,
  at: {
    readonly name: string
    readonly today: Day
    readonly academics: Academics
    readonly amount?: Money
    readonly facts?: Partial<OpeningRow>
  },
): OpeningRow {
  const [from, to] = windows[state]
  return {
    name: at.name,
    ...at.academics,
    n_sem_year_id: 1_000_001,
    datefrom: addDays(at.today, from),
    dateto: addDays(at.today, to),
    amount: at.amount ?? rupees(15_000),
    ...at.facts,
  }
}

export async function storeScholarship(transaction: Transaction, row: OpeningRow): Promise<number> {
  const { n_scholarship_open_id } = await transaction
    .insertInto('n_scholarship_open')
    .values(row)
    .returning('n_scholarship_open_id')
    .executeTakeFirstOrThrow()
  return n_scholarship_open_id
}

/** An application as the apply hook makes it. */
export async function storeScholarshipApplication(
  transaction: Transaction,
  at: {
    readonly partnerId: number
    readonly enrollmentId: number
    readonly openingId: number
    readonly facts?: Partial<Insertable<ApplicationTable>>
  },
): Promise<number> {
  const opening = await transaction
    .selectFrom('n_scholarship_open')
    .select(['n_aca_year_id', 'n_intake_id', 'n_faculty_id', 'n_level_id', 'n_program_id'])
    .select(['n_subject_id', 'n_sem_year_id', 'amount'])
    .where('n_scholarship_open_id', '=', at.openingId)
    .executeTakeFirstOrThrow()
  const { n_scholarship_reg_id } = await transaction
    .insertInto('n_scholarship_reg')
    .values({
      ...opening,
      c_bpartner_id: at.partnerId,
      n_scholarship_open_id: at.openingId,
      n_program_enroll_id: at.enrollmentId,
      ...at.facts,
    })
    .returning('n_scholarship_reg_id')
    .executeTakeFirstOrThrow()
  return n_scholarship_reg_id
}
