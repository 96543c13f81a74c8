import { type Selectable, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { MeritList } from '../../rules/merit/merit-list.ts'
import { waitingChoices } from '../../rules/merit/waiting-choices.ts'
import { countedScore, ownScore } from '../../rules/merit/weights.ts'
import type { MeritInput } from './applicants.ts'
import type { StoredRules } from './stored-rules.ts'

export type MeritListRow = Selectable<Tables['merit_list']>

/** The newest version of an entrance's merit list; null: none was computed. */
export async function findList(reader: Reader, openingId: number): Promise<MeritListRow | null> {
  const row = await reader
    .selectFrom('merit_list')
    .selectAll()
    .where('n_entrance_open_id', '=', openingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** One version of an entrance's merit list. */
export async function findVersion(
  reader: Reader,
  openingId: number,
  version: number,
): Promise<MeritListRow | null> {
  const row = await reader
    .selectFrom('merit_list')
    .selectAll()
    .where('n_entrance_open_id', '=', openingId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** Versions of an entrance's merit list with their states, the newest first. */
export function versionsOf(reader: Reader, openingId: number) {
  return reader
    .selectFrom('merit_list')
    .select(['version', 'state'])
    .where('n_entrance_open_id', '=', openingId)
    .orderBy('version', 'desc')
    .execute()
}

/** The list in one of these states; null: there is none. */
export async function findListIn(
  reader: Reader,
  openingId: number,
  state: MeritListRow['state'],
): Promise<MeritListRow | null> {
  const row = await reader
    .selectFrom('merit_list')
    .selectAll()
    .where('n_entrance_open_id', '=', openingId)
    .where('state', '=', state)
    .executeTakeFirst()
  return row ?? null
}

type NewList = {
  readonly openingId: number
  readonly stored: StoredRules
  readonly input: MeritInput
  readonly list: MeritList
  readonly userId: number
  readonly nowMs: number
}

/** Stores a computed list as a new version. */
export async function storeList(transaction: Transaction, at: NewList): Promise<MeritListRow> {
  const { openingId, stored, input, list } = at
  const before = await findList(transaction, openingId)
  const row = await transaction
    .insertInto('merit_list')
    .values({
      n_entrance_open_id: openingId,
      version: (before?.version ?? 0) + 1,
      merit_rules_id: stored.id,
      digest: input.digest,
      seats: list.seats.length,
      created: new Date(at.nowMs),
      createdby: at.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await storePlaces(transaction, row.merit_list_id, at)
  await storeChoices(transaction, row.merit_list_id, list)
  await storeSeats(transaction, row, list)
  // Without statistics of so many new rows, publishing them a minute later would compare each with each.
  await sql`analyze merit_place, merit_choice, merit_seat, merit_offer`.execute(transaction)
  return row
}

async function storePlaces(
  transaction: Transaction,
  id: number,
  { input, list, stored }: NewList,
): Promise<void> {
  const { weights = [] } = stored.rules
  const applicants = new Map(input.applicants.map((each) => [each.applicationId, each]))
  const ranked = list.ranked.map(({ applicationId, rank, score, quotas, tie, waiting }) => {
    return { id: applicationId, rank, score, quotas: quotas.join(','), tie, waiting }
  })
  const out = list.leftOut.map(({ applicationId, reason }) => {
    const applicant = applicants.get(applicationId)
    const score = applicant === undefined ? null : countedScore(applicant, weights)
    return { id: applicationId, quotas: '', score, left_out: reason }
  })
  const places = [...ranked, ...out].map((place) => {
    const { bornOn = null, parts = {}, score = null } = applicants.get(place.id) ?? {}
    const own = weights.length > 0 && score !== null ? { [ownScore]: score } : {}
    return { ...place, bornon: bornOn, parts: JSON.stringify({ ...own, ...parts }) }
  })
  await sql`insert into merit_place
    (merit_list_id, n_entrance_reg_id, rank, waiting, quotas, score, bornon, tie, left_out, parts)
    select ${id}, p.id, p.rank, p.waiting, p.quotas, p.score, p.bornon, p.tie, p.left_out,
      p.parts
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(id bigint, rank int,
      waiting int, quotas text, score numeric, bornon date, tie text, left_out text, parts text)`.execute(
    transaction,
  )
}

/** Programmes that the ranked compete for; a list of one programme has one for each. */
async function storeChoices(transaction: Transaction, id: number, list: MeritList): Promise<void> {
  const choices = waitingChoices(list).map((choice) => {
    return { ...choice, quotas: choice.quotas.join(',') }
  })
  await sql`insert into merit_choice
    (merit_list_id, n_entrance_reg_id, place, n_program_id, quotas, waiting)
    select ${id}, c.id, c.place, c.program, c.quotas, c.waiting
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(id bigint, place int,
      program bigint, quotas text, waiting int)`.execute(transaction)
}

async function storeSeats(
  transaction: Transaction,
  { merit_list_id: id, seats: count }: MeritListRow,
  list: MeritList,
): Promise<void> {
  const seats = list.seats.map(({ program, quota, givenBy, applicationId }, index) => {
    return { seat: index + 1, program, quota, given_by: givenBy, id: applicationId }
  })
  const given = JSON.stringify(seats)
  await sql`insert into merit_seat (merit_list_id, seats, seat, quota, n_program_id)
    select ${id}, ${count}, s.seat, s.quota, s.program
    from jsonb_to_recordset(${given}::jsonb) as s(seat int, quota text, program bigint)`.execute(
    transaction,
  )
  await sql`insert into merit_offer (merit_list_id, n_entrance_reg_id, seat, given_by, place)
    select ${id}, s.id, s.seat, s.given_by, c.place
    from jsonb_to_recordset(${given}::jsonb) as s(seat int, given_by text, id bigint, program bigint)
    join merit_choice c on c.merit_list_id = ${id} and c.n_entrance_reg_id = s.id
      and c.n_program_id is not distinct from s.program`.execute(transaction)
}
