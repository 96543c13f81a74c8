import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { slotOf } from '#features/examination/server/sitters.ts'
import type { Slot } from '#features/examination/rules/facts.ts'

/** A sitting of an entrance. */
export type Sitting = {
  readonly routineId: number
  readonly openingId: number
  readonly name: string
  readonly slot: Slot
  /** The rooms it has to itself. */
  readonly rooms: readonly number[]
}

/** Sittings of an entrance by day and time. */
export async function sittingsOf(reader: Reader, openingId: number): Promise<readonly Sitting[]> {
  const rows = await reader
    .selectFrom('n_exam_routine as r')
    .select(['r.n_exam_routine_id', 'r.name', 'r.exam_day', 'r.time_from', 'r.time_to'])
    .select(
      sql<number[]>`array(select o.n_exam_room_id::float8 from n_exam_routine_room o
        where o.n_exam_routine_id = r.n_exam_routine_id order by 1)`.as('rooms'),
    )
    .where('r.n_entrance_open_id', '=', openingId)
    .orderBy('r.exam_day')
    .orderBy('r.time_from')
    .orderBy('r.n_exam_routine_id')
    .execute()
  return rows.map(({ n_exam_routine_id: routineId, name, rooms, ...row }) => {
    return { routineId, openingId, name, rooms: rooms.map(Number), slot: slotOf(row) }
  })
}

export type SittingRoom = {
  readonly routineId: number
  readonly roomId: number
  readonly room: string
  readonly seats: number
  readonly centreId: number
  readonly centre: string
  /** Seats that applicants have there. */
  readonly taken: readonly number[]
}

/** Rooms of the sittings of an entrance, in the order in which they are filled. */
export async function sittingRooms(
  reader: Reader,
  openingId: number,
): Promise<readonly SittingRoom[]> {
  const { rows } = await sql<SittingRoom>`
    select r.n_exam_routine_id as "routineId", m.n_exam_room_id as "roomId", m.name as room,
      m.seats, c.n_exam_centre_id as "centreId", c.name as centre,
      array(select s.seat from n_exam_seat s where s.n_exam_routine_id = r.n_exam_routine_id
        and s.n_exam_room_id = m.n_exam_room_id) as taken
    from n_exam_routine r
    join n_exam_routine_room o using (n_exam_routine_id)
    join n_exam_room m using (n_exam_room_id)
    join n_exam_centre c using (n_exam_centre_id)
    where r.n_entrance_open_id = ${openingId}
    order by r.exam_day, r.time_from, r.n_exam_routine_id, c.n_exam_centre_id, m.name,
      m.n_exam_room_id`.execute(reader)
  return rows
}

/** A room with the exam or sitting that uses it. */
export type RoomUse = { readonly room: string; readonly centre: string; readonly by: string }

/** Rooms among these that an exam paper or another sitting uses in a slot; `routineId` is the sitting itself. */
export async function roomsUsed(
  reader: Reader,
  rooms: readonly number[],
  { slot, routineId }: { readonly slot: Slot; readonly routineId: number },
): Promise<readonly RoomUse[]> {
  const { rows } = await sql<RoomUse>`
    with used as (
      select n_exam_routine_id, n_exam_room_id from n_exam_seat
      union select n_exam_routine_id, n_exam_room_id from n_exam_routine_room)
    select distinct m.name as room, c.name as centre, coalesce(k.value, concat(o.name, ', ', r.name)) as by
    from used join n_exam_routine r using (n_exam_routine_id)
    join n_exam_room m using (n_exam_room_id) join n_exam_centre c using (n_exam_centre_id)
    left join n_course k using (n_course_id) left join n_entrance_open o using (n_entrance_open_id)
    where m.n_exam_room_id = any(${[...rooms]}::bigint[]) and r.n_exam_routine_id <> ${routineId}
      and r.exam_day = ${slot.day}::date and r.time_from < ${slot.to}::time
      and r.time_to > ${slot.from}::time
    order by 2, 1, 3`.execute(reader)
  return rows
}
