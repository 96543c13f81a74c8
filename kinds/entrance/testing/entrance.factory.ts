import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import type { EntranceOpeningTable } from '#kinds/entrance/server/tables.ts'

type OpeningRow = Insertable<EntranceOpeningTable>

/** `held`: closed, and its exam is over. */
export type OpeningState = 'open' | 'closing-soon' | 'late-fee' | 'closed' | 'held'

/** Last regular and last late day of an opening, counted from today. */
const windows = {
  open: [14, 28],
  'closing-soon': [3, 25],
  'late-fee': [-4, 6],
  closed: [-20, -5],
  held: [-40, -30],
} as const satisfies Record<OpeningState, readonly [number, number]>

/** An entrance in a state as of `today`: regular fee Rs. 1,500, late fee Rs. 2,000. */
export function anEntranceOpening(
  state: OpeningState,
  at: {
    readonly name: string
    readonly today: Day
    readonly academics?: Academics
    readonly further?: readonly number[]
  },
): OpeningRow {
  const [regular, late] = windows[state]
  return {
    name: at.name,
    ...at.academics,
    further_programs: (at.further ?? []).join(','),
    apply_to: addDays(at.today, regular),
    apply_uptolate: addDays(at.today, late),
    examfee: rupees(1_500),
    latefee: rupees(2_000),
    exam_date: addDays(at.today, late + 20),
    exam_time: '11:00',
    exam_minutes: 120,
    reporting_time: '10:00',
    gate_time: '10:40',
    exam_address: 'Dhunche campus, Gosaikunda-6, Rasuwa',
    exam_address_ne: 'धुन्चे परिसर, गोसाइँकुण्ड-६, रसुवा',
  }
}

export async function storeOpening(transaction: Transaction, row: OpeningRow): Promise<number> {
  const { n_entrance_open_id } = await transaction
    .insertInto('n_entrance_open')
    .values(row)
    .returning('n_entrance_open_id')
    .executeTakeFirstOrThrow()
  return n_entrance_open_id
}

/** An application as the apply hook makes it, dated `appliedOn`. */
export async function storeApplication(
  transaction: Transaction,
  at: {
    readonly partnerId: number
    readonly openingId: number
    readonly quotas?: string
    readonly appliedOn?: Day
  },
): Promise<number> {
  const opening = await transaction
    .selectFrom('n_entrance_open')
    .select([
      'n_aca_year_id',
      'n_intake_id',
      'n_faculty_id',
      'n_level_id',
      'n_program_id',
      'n_subject_id',
      'examfee',
    ])
    .where('n_entrance_open_id', '=', at.openingId)
    .executeTakeFirstOrThrow()
  const { examfee, ...academics } = opening
  const created = at.appliedOn === undefined ? {} : { created: `${at.appliedOn}T05:00:00Z` }
  const { n_entrance_reg_id } = await transaction
    .insertInto('n_entrance_reg')
    .values({
      ...academics,
      ...created,
      c_bpartner_id: at.partnerId,
      n_entrance_open_id: at.openingId,
      totalfee: examfee,
      selectedquota: at.quotas ?? 'Open',
    })
    .returning('n_entrance_reg_id')
    .executeTakeFirstOrThrow()
  return n_entrance_reg_id
}
