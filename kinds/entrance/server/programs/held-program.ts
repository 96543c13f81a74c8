import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { SeatProgram } from '../../rules/merit/rule-set.ts'
import type { MeritListRow } from '../merit/stored-list.ts'

type Held = {
  readonly id: number
  readonly eligible: boolean
  /** Programme of the seat; absent: the entrance has one programme, which the application names. */
  readonly program?: SeatProgram
}

type Selecting = {
  readonly list: MeritListRow
  readonly userId: number
  readonly nowMs: number
}

/**
 * Stores if an applicant is selected. Where the entrance is for several programmes the application names the one of the
 * seat, without a seat the entrance's own, so that an admission matches the programme of the seat and no other.
 */
export async function setSelected(
  transaction: Transaction,
  { list, userId, nowMs }: Selecting,
  { id, eligible, program }: Held,
): Promise<void> {
  const row = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id }
  const academics =
    program === undefined
      ? {}
      : await academicsOf(transaction, { openingId: list.n_entrance_open_id, program })
  await writeRow(transaction, row, { columns: { eligible, ...academics }, userId, nowMs })
}

async function academicsOf(
  transaction: Transaction,
  { openingId, program }: { readonly openingId: number; readonly program: SeatProgram },
) {
  if (program === null)
    return transaction
      .selectFrom('n_entrance_open')
      .select(['n_program_id', 'n_faculty_id', 'n_level_id', 'n_subject_id'])
      .where('n_entrance_open_id', '=', openingId)
      .executeTakeFirstOrThrow()
  const further = await transaction
    .selectFrom('n_program')
    .select(['n_program_id', 'n_faculty_id', 'n_level_id'])
    .where('n_program_id', '=', program)
    .executeTakeFirstOrThrow()
  return { ...further, n_subject_id: null }
}

/** The same for all applications of a list's entrance, by the open and accepted offers of the list. */
export async function storeHeldPrograms(
  transaction: Transaction,
  { list, userId, nowMs }: Selecting,
): Promise<void> {
  await sql`
    update n_entrance_reg a
    set n_program_id = h.n_program_id, n_faculty_id = h.n_faculty_id, n_level_id = h.n_level_id,
      n_subject_id = h.n_subject_id, updated = ${new Date(nowMs)}, updatedby = ${userId}
    from (
      select r.n_entrance_reg_id, coalesce(p.n_program_id, e.n_program_id) as n_program_id,
        coalesce(p.n_faculty_id, e.n_faculty_id) as n_faculty_id,
        coalesce(p.n_level_id, e.n_level_id) as n_level_id,
        case when p.n_program_id is null then e.n_subject_id end as n_subject_id
      from n_entrance_reg r
      join n_entrance_open e using (n_entrance_open_id)
      left join merit_offer o on o.merit_list_id = ${list.merit_list_id}
        and o.n_entrance_reg_id = r.n_entrance_reg_id
        and (o.answer is null or o.answer = 'accepted')
      left join merit_seat s on s.merit_list_id = o.merit_list_id and s.seat = o.seat
      left join n_program p on p.n_program_id = s.n_program_id
      where r.n_entrance_open_id = ${list.n_entrance_open_id}
    ) as h
    where a.n_entrance_reg_id = h.n_entrance_reg_id
      and a.n_program_id is distinct from h.n_program_id`.execute(transaction)
}
