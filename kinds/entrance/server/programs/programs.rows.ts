import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import type { SeatProgram } from '../../rules/merit/rule-set.ts'

/** A programme that an entrance is for. */
export type EntranceProgram = {
  /** As seats and rules name it. */
  readonly program: SeatProgram
  /** Null: the entrance has no programme of its own. */
  readonly programId: number | null
  readonly name: string
  readonly nameNepali: string
  /** Seats of its admissions in the entrance's year; null: one of them has no limit, or there is none yet. */
  readonly seats: number | null
}

/** Programmes of an entrance, its own first. */
export async function programsOfEntrance(
  reader: Reader,
  openingId: number,
): Promise<readonly EntranceProgram[]> {
  const { rows } = await sql<EntranceProgram>`
    select case when f.place > 0 then f.id end as program, f.id as "programId",
      coalesce(p.name, '') as name, coalesce(p.name_ne, '') as "nameNepali", (
        select case when bool_and(a.seats is not null) then sum(a.seats) end
        from n_program_cregopen a
        where a.n_program_id = f.id and a.n_aca_year_id = o.n_aca_year_id
          and a.n_sem_year_id = ${admissionSemesterId} and a.isactive) as seats
    from n_entrance_open o
    cross join lateral (
      select o.n_program_id as id, 0 as place
      union all
      select u.id::bigint, u.place
      from unnest(string_to_array(nullif(o.further_programs, ''), ',')) with ordinality as u(id, place)
    ) as f
    left join n_program p on p.n_program_id = f.id
    where o.n_entrance_open_id = ${openingId} and (f.place = 0 or f.id <> o.n_program_id)
    order by f.place`.execute(reader)
  return rows
}

/** Further programmes with their seats, as the rules ask for them. */
export function furtherOf(programs: readonly EntranceProgram[]) {
  return programs.flatMap(({ program, seats }) => (program === null ? [] : [{ program, seats }]))
}

/** Ids of a column that joins them by commas. */
export function programIdsOf({ further_programs: ids }: { readonly further_programs: string }) {
  return ids === '' ? [] : ids.split(',').map(Number)
}
