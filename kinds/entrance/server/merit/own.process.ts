import { sql } from 'kysely'
import { type Day, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import type { LeftOut } from '../../rules/merit/merit-list.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { decideStay } from '../../rules/merit/preferences.ts'
import type { RuleSet, SeatProgram } from '../../rules/merit/rule-set.ts'
import type { OwnPlace } from '../../wire/merit-list.ts'
import { entranceMeritOwn } from '../../wire/merit-processes.ts'
import { programsOfEntrance } from '../programs/programs.rows.ts'
import { choicesOf } from '../programs/waiting.ts'
import { partsOfPlace } from './list-rows.ts'
import { withheldReason } from '../withheld/withheld.rows.ts'
import { findListIn } from './stored-list.ts'

type OwnRow = {
  readonly rank: number | null
  readonly score: number | null
  readonly leftOut: LeftOut | null
  readonly parts: string
  readonly withheldFor: Message | null
  readonly ranked: number
  /** Position when the list was computed, less those before who got a seat since: few, however long the list is. */
  readonly waiting: number | null
  /** JSON of the rule set that the list was made with. */
  readonly rules: string
  readonly givenBy: string | null
  readonly seatQuota: string | null
  readonly until: string | null
  readonly answer: SeatAnswer | null
  readonly listId: number
  readonly openingId: number
  readonly seatProgram: SeatProgram
  readonly stays: boolean | null
}

/** A student's own place in the published merit list, with its rules; never another person's claims. */
export const readOwnPlace = defineProcess({
  ...entranceMeritOwn,
  name: { en: 'Own place in a merit list', ne: 'योग्यता सूचीमा आफ्नो स्थान' },
  roles: rolesWith('application.own'),
  shows: [{ table: 'n_entrance_reg' }],
  async run(_, { database: { kysely }, session, nowMs, record: id }) {
    const today = dayInNepal(nowMs)
    const place = await ownPlaceOf(kysely, { id, partnerId: session.partnerId, today })
    return { summary: text['own-read'], data: { place } }
  },
})

type OwnKey = { readonly id: number; readonly partnerId: number; readonly today: Day }

async function ownPlaceOf(
  reader: Reader,
  { id, partnerId, today }: OwnKey,
): Promise<OwnPlace | null> {
  const { rows } = await sql<OwnRow>`
    select p.rank, p.score, p.left_out as "leftOut", p.parts, ${withheldReason} as "withheldFor",
      r.rules,
      o.given_by as "givenBy", s.quota as "seatQuota", o.answer_until as until, o.answer,
      l.merit_list_id as "listId", l.n_entrance_open_id as "openingId",
      s.n_program_id as "seatProgram", o.stays,
      (select coalesce(max(x.rank), 0) from merit_place x
        where x.merit_list_id = l.merit_list_id) as ranked,
      p.waiting - (select count(*) from merit_offer y
        where y.merit_list_id = l.merit_list_id and y.waited < p.waiting) as waiting
    from merit_list l
    join merit_rules r using (merit_rules_id)
    join merit_place p on p.merit_list_id = l.merit_list_id and p.n_entrance_reg_id = ${id}
    join n_entrance_reg a on a.n_entrance_reg_id = p.n_entrance_reg_id
    left join merit_offer o on o.merit_list_id = l.merit_list_id and o.n_entrance_reg_id = ${id}
    left join merit_seat s on s.merit_list_id = l.merit_list_id and s.seat = o.seat
    where l.state = 'published' and a.c_bpartner_id = ${partnerId}`.execute(reader)
  const [row] = rows
  if (row === undefined) return null
  const rules: RuleSet = JSON.parse(row.rules)
  const { rank, score, leftOut, ranked, withheldFor } = row
  const seat = seatOf(row)
  const waiting = seat === null ? row.waiting : null
  const programs =
    (rules.further ?? []).length > 0 ? await programsOf(reader, row, { id, today }) : null
  const { minimum } = rules
  const place = { rank, ranked, score, leftOut, withheldFor, waiting, seat }
  return { ...place, ...partsOfPlace(row, rules), minimum, rules, programs }
}

/** The programmes of the rules, the own choices, and if the applicant may stay in the own seat. */
async function programsOf(
  reader: Reader,
  row: OwnRow,
  { id, today }: Pick<OwnKey, 'id' | 'today'>,
): Promise<OwnPlace['programs']> {
  const all = await programsOfEntrance(reader, row.openingId)
  const choices = (await choicesOf(reader, row.listId, [id])).get(id) ?? []
  const { until, answer } = row
  const stays = row.stays ?? false
  const offer = until === null ? null : { until: day(until), answer, stays }
  const waiting = choices.filter((choice) => choice.waiting !== null).length
  const mayChange = (await findListIn(reader, row.openingId, 'scheduled')) === null
  return {
    all: all.map(({ program, name, nameNepali }) => ({ program, name, nameNepali })),
    held: row.seatProgram,
    choices: choices.map(({ program, place, waiting: position }) => {
      return { program, place, waiting: position }
    }),
    stays,
    mayStay: mayChange && decideStay({ offer, waiting, today }).is === 'allowed',
  }
}

function seatOf({ givenBy, seatQuota, until, answer }: OwnRow): OwnPlace['seat'] {
  if (givenBy === null || seatQuota === null || until === null) return null
  return { quota: givenBy, from: seatQuota, until: day(until), answer }
}
