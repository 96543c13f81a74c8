import { nameInBoth } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { msInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { layoutReaders } from '#features/examination/server/exam-office.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import type { EntranceLaidOut, EntranceLayout, SittingLayout } from '../../wire/layout.ts'
import * as contracts from '../../wire/layout.ts'
import { centreIdsOf, findEntrance, refusedLayout } from './opening.ts'
import { presenceBySitting } from '../presence/presence.rows.ts'
import { sittingRooms, sittingsOf } from './sittings.rows.ts'

/** Entrances that are published and whose result is not, the newest first. */
export const listEntranceLayouts = defineProcess({
  ...contracts.entranceLayouts,
  name: { en: 'List entrances with their layout', ne: 'प्रवेश परीक्षाको तयारीको सूची' },
  roles: layoutReaders,
  shows: [],
  async run(_, { database, session }) {
    const openings = await laidOutEntrances(database.kysely, session.clientId)
    return { summary: text['layouts-read'], values: { n: openings.length }, data: { openings } }
  },
})

async function laidOutEntrances(
  reader: Reader,
  clientId: number,
): Promise<readonly EntranceLaidOut[]> {
  const { rows } = await sql<EntranceLaidOut>`
    select o.n_entrance_open_id as "n_entrance_open_ID",
      ${bothNames('o.name', 'o.name_ne')} as name,
      count(a.n_entrance_reg_id) as candidates,
      count(a.n_entrance_reg_id) filter (where a.erollno is null) as unnumbered,
      count(s.n_exam_seat_id) as seated,
      (select count(*) from n_exam_routine r
        where r.n_entrance_open_id = o.n_entrance_open_id) as sittings
    from n_entrance_open o
    left join n_entrance_reg a
      on a.n_entrance_open_id = o.n_entrance_open_id and a.docstatus in ('AP', 'CO')
    left join n_exam_seat s on s.n_entrance_reg_id = a.n_entrance_reg_id
    where o.ad_client_id = ${clientId} and o.isactive and o.ispublished
      and o.result_published is null
    group by o.n_entrance_open_id
    order by o.n_entrance_open_id desc limit 200`.execute(reader)
  return rows
}

export const readEntranceLayout = defineProcess({
  ...contracts.entranceLayout,
  name: { en: 'Read the layout of an entrance', ne: 'प्रवेश परीक्षाको तयारी हेर्ने' },
  roles: layoutReaders,
  shows: [{ table: 'n_entrance_reg' }],
  async run({ n_entrance_open_ID: openingId }, { database: { kysely }, session, nowMs }) {
    const opening = await findEntrance(kysely, { openingId, ...session })
    if (opening === null) return refusedLayout('opening-unknown', 404)
    const { result_published } = opening
    const name = nameInBoth(opening.name, opening.name_ne)
    const data: EntranceLayout = {
      name,
      isPublished: result_published !== null,
      ...(await countsOf(kysely, openingId)),
      centres: await centresOf(kysely, openingId, centreIdsOf(opening)),
      sittings: await sittingLayouts(kysely, openingId, nowMs),
    }
    return { summary: text['layout-read'], values: { name }, data }
  },
})

type Counts = Pick<EntranceLayout, 'candidates' | 'unnumbered' | 'seatless' | 'specialNeed'>

async function countsOf(reader: Reader, openingId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as candidates, count(*) filter (where erollno is null) as unnumbered,
      count(*) filter (where s.n_exam_seat_id is null) as seatless,
      count(*) filter (where special_need) as "specialNeed"
    from n_entrance_reg a left join n_exam_seat s using (n_entrance_reg_id)
    where a.n_entrance_open_id = ${openingId} and a.docstatus in ('AP', 'CO')`.execute(reader)
  return rows[0] ?? { candidates: 0, unnumbered: 0, seatless: 0, specialNeed: 0 }
}

async function centresOf(
  reader: Reader,
  openingId: number,
  offered: readonly number[],
): Promise<EntranceLayout['centres']> {
  const { rows } = await sql<EntranceLayout['centres'][number]>`
    select c.n_exam_centre_id as "n_exam_centre_ID", c.name,
      (select count(*) from n_entrance_reg a where a.n_entrance_open_id = ${openingId}
        and a.n_exam_centre_id = c.n_exam_centre_id and a.docstatus in ('AP', 'CO')) as asked,
      (select coalesce(sum(m.seats), 0) from n_exam_routine r
        join n_exam_routine_room o using (n_exam_routine_id) join n_exam_room m using (n_exam_room_id)
        where r.n_entrance_open_id = ${openingId}
          and m.n_exam_centre_id = c.n_exam_centre_id) as seats
    from n_exam_centre c where c.n_exam_centre_id = any(${[...offered]}::bigint[])
    order by c.name`.execute(reader)
  return rows
}

type Seated = { readonly routineId: number; readonly roomId: number; readonly cards: number }

async function sittingLayouts(
  reader: Reader,
  openingId: number,
  nowMs: number,
): Promise<readonly SittingLayout[]> {
  const rooms = await sittingRooms(reader, openingId)
  const { rows: printed } = await sql<Seated>`
    select s.n_exam_routine_id as "routineId", s.n_exam_room_id as "roomId", count(*) as cards
    from n_exam_seat s
    join n_exam_routine r using (n_exam_routine_id)
    join n_issued_paper p on p.sort = 'entrance-card' and p.record_id = s.n_entrance_reg_id
      and p.version > 0 and p.ended is null
    where r.n_entrance_open_id = ${openingId} group by 1, 2`.execute(reader)
  const cards = new Map(printed.map((each) => [`${each.routineId}:${each.roomId}`, each.cards]))
  const sittings = await sittingsOf(reader, openingId)
  const presence = await presenceBySitting(reader, openingId)
  return sittings.map(({ routineId, name, slot }) => {
    const own = rooms.filter((room) => room.routineId === routineId)
    return {
      code: name,
      routine: { n_exam_routine_ID: routineId, ...slot },
      seated: own.reduce((sum, { taken }) => sum + taken.length, 0),
      rooms: own.map(({ roomId, room, centre, seats, taken }) => ({
        n_exam_room_ID: roomId,
        room,
        centre,
        seats,
        seated: taken.length,
        cards: cards.get(`${routineId}:${roomId}`) ?? 0,
      })),
      hasBegun: nowMs >= msInNepal(slot.day, slot.from),
      presence: presence.get(routineId) ?? { present: 0, absent: 0, missing: 0 },
    }
  })
}
