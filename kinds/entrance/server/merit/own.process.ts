import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import type { LeftOut } from '../../rules/merit/merit-list.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import type { OwnPlace } from '../../wire/merit-list.ts'
import { entranceMeritOwn } from '../../wire/merit-processes.ts'
import { rulesOf } from './stored-rules.ts'

type OwnRow = {
  readonly rank: number | null
  readonly score: number | null
  readonly leftOut: LeftOut | null
  readonly ranked: number
  readonly ahead: number
  readonly rulesId: number
  readonly givenBy: string | null
  readonly seatQuota: string | null
  readonly until: string | null
  readonly answer: SeatAnswer | null
}

/** A student's own place in the published merit list, with its rules; never another person's claims. */
export const readOwnPlace = defineProcess({
  ...entranceMeritOwn,
  name: { en: 'Own place in a merit list', ne: 'योग्यता सूचीमा आफ्नो स्थान' },
  roles: rolesWith('application.own'),
  shows: [{ table: 'n_entrance_reg' }],
  async run(_, { database: { kysely }, session, record: id }) {
    const place = await ownPlaceOf(kysely, { id, partnerId: session.partnerId })
    return { summary: text['own-read'], data: { place } }
  },
})

async function ownPlaceOf(
  reader: Reader,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
): Promise<OwnPlace | null> {
  const { rows } = await sql<OwnRow>`
    select p.rank, p.score, p.left_out as "leftOut", l.merit_rules_id as "rulesId",
      o.given_by as "givenBy", s.quota as "seatQuota", o.answer_until as until, o.answer,
      (select count(*) from merit_place x
        where x.merit_list_id = l.merit_list_id and x.rank is not null) as ranked,
      (select count(*) from merit_place x
        where x.merit_list_id = l.merit_list_id and x.rank < p.rank and not exists (
          select from merit_offer y where y.merit_list_id = x.merit_list_id
            and y.n_entrance_reg_id = x.n_entrance_reg_id)) as ahead
    from merit_list l
    join merit_place p on p.merit_list_id = l.merit_list_id and p.n_entrance_reg_id = ${id}
    join n_entrance_reg a on a.n_entrance_reg_id = p.n_entrance_reg_id
    left join merit_offer o on o.merit_list_id = l.merit_list_id and o.n_entrance_reg_id = ${id}
    left join merit_seat s on s.merit_list_id = l.merit_list_id and s.seat = o.seat
    where l.state = 'published' and a.c_bpartner_id = ${partnerId}`.execute(reader)
  const [row] = rows
  if (row === undefined) return null
  const { rules } = await rulesOf(reader, row.rulesId)
  const { rank, score, leftOut, ranked } = row
  const seat = seatOf(row)
  const waiting = rank === null || seat !== null ? null : row.ahead + 1
  return { rank, ranked, score, leftOut, minimum: rules.minimum, waiting, seat, rules }
}

function seatOf({ givenBy, seatQuota, until, answer }: OwnRow): OwnPlace['seat'] {
  if (givenBy === null || seatQuota === null || until === null) return null
  return { quota: givenBy, from: seatQuota, until: day(until), answer }
}
