import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import type { SeatProgram } from '../../rules/merit/rule-set.ts'
import type { MeritListRow } from '../merit/stored-list.ts'

/** True for an application `a` with a seat whose admission is paid, in part or by a waiting voucher, or approved. */
export const isAdmitted: RawBuilder<boolean> = sql`exists (select from n_program_creg g
  where g.c_bpartner_id = a.c_bpartner_id and g.n_program_id = a.n_program_id
    and g.n_aca_year_id is not distinct from a.n_aca_year_id
    and g.n_sem_year_id = ${admissionSemesterId} and g.docstatus <> 'CL'
    and (g.feepaid > 0 or g.ispending or g.docstatus in ('AP', 'CO')))`

/**
 * True for a choice `c` that its applicant waits for, beside the seat `o` if there is one: without a seat each choice, with
 * one the preferred ones, unless the applicant stays in the seat or its admission is paid.
 */
const isWaited: RawBuilder<boolean> = sql`(o.seat is null
  or (c.place < o.place and not o.stays and (o.answer is null or o.answer = 'accepted')
    and not exists (select from n_entrance_reg a
      where a.n_entrance_reg_id = c.n_entrance_reg_id and ${isAdmitted})))`

/** A person who waits, with the seat that would become free. */
export type WaitingPerson = {
  readonly id: number
  readonly partnerId: number
  /** Place of the programme in the order of preference. */
  readonly place: number
  /** Seat of a programme that is preferred less; null: has none. */
  readonly held: number | null
  readonly heldProgram: SeatProgram
  readonly answer: SeatAnswer | null
}

/**
 * The best one who waits for a programme and competes for a quota of it. A person who once did not take a seat of this
 * entrance, by whichever version of its list, is not asked again.
 */
export async function nextWaiting(
  reader: Reader,
  { merit_list_id: listId, n_entrance_open_id: openingId }: MeritListRow,
  { program, quota }: { readonly program: SeatProgram; readonly quota: Quota },
): Promise<WaitingPerson | null> {
  const { rows } = await sql<WaitingPerson>`
    select c.n_entrance_reg_id as id, a.c_bpartner_id as "partnerId", c.place, o.seat as held,
      s.n_program_id as "heldProgram", o.answer
    from merit_choice c
    join n_entrance_reg a using (n_entrance_reg_id)
    left join merit_offer o using (merit_list_id, n_entrance_reg_id)
    left join merit_seat s on s.merit_list_id = ${listId} and s.seat = o.seat
    where c.merit_list_id = ${listId} and ${isWaited}
      and c.n_program_id is not distinct from ${program}::bigint and a.docstatus in ('AP', 'CO')
      and ${quota} = any(string_to_array(c.quotas, ','))
      and not exists (select from merit_offer f join merit_list l using (merit_list_id)
        where l.n_entrance_open_id = ${openingId} and f.n_entrance_reg_id = c.n_entrance_reg_id
          and f.answer in ('declined', 'lapsed'))
    order by c.waiting limit 1`.execute(reader)
  return rows[0] ?? null
}

/** A programme that a person competes for, with the position among those who wait for it. */
export type ChoicePosition = {
  readonly id: number
  readonly program: SeatProgram
  readonly place: number
  /** Null: the person does not wait for it. */
  readonly waiting: number | null
}

/**
 * Programmes of these applications in the order of preference. A position is the one when the list was computed, less those
 * before it who do not wait any more: people who got a seat since, answered, stay in their seat, or paid its admission.
 */
export async function choicesOf(
  reader: Reader,
  listId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ChoicePosition[]>> {
  const asked = [...ids]
  const { rows } = await sql<ChoicePosition>`
    with changed as (
      select o.n_entrance_reg_id from merit_offer o
      where o.merit_list_id = ${listId} and (o.waited is not null or o.answer is not null or o.stays)
      union select n_entrance_reg_id from merit_move where merit_list_id = ${listId}
      union select o.n_entrance_reg_id
      from merit_offer o join n_entrance_reg a using (n_entrance_reg_id)
      where o.merit_list_id = ${listId} and o.place > 1 and o.answer is null and ${isAdmitted}
      union select unnest(${asked}::bigint[])),
    choices as (
      select c.*, ${isWaited} as waits
      from changed join merit_choice c using (n_entrance_reg_id)
      left join merit_offer o using (merit_list_id, n_entrance_reg_id)
      where c.merit_list_id = ${listId}),
    positions as (
      select *, waiting - count(*) filter (where not waits) over (
        partition by n_program_id order by waiting nulls last
        rows between unbounded preceding and 1 preceding) as position
      from choices)
    select n_entrance_reg_id as id, n_program_id as program, place,
      case when waits then position end as waiting
    from positions where n_entrance_reg_id = any(${asked}::bigint[])
    order by n_entrance_reg_id, place`.execute(reader)
  return Map.groupBy(rows, ({ id }) => id)
}
