import { type Selectable, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { MeritList } from '../../rules/merit/merit-list.ts'
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
  await storeSeats(transaction, row, list)
  return row
}

async function storePlaces(
  transaction: Transaction,
  id: number,
  { input, list }: NewList,
): Promise<void> {
  const applicants = new Map(input.applicants.map((each) => [each.applicationId, each]))
  const ranked = list.ranked.map(({ applicationId, quotas, ...place }) => ({
    id: applicationId,
    ...place,
    quotas: quotas.join(','),
  }))
  const out = list.leftOut.map(({ applicationId, reason }) => ({
    id: applicationId,
    quotas: '',
    score: applicants.get(applicationId)?.score ?? null,
    left_out: reason,
  }))
  const places = [...ranked, ...out].map((place) => {
    const { bornOn = null, parts = {} } = applicants.get(place.id) ?? {}
    return { ...place, bornon: bornOn, parts: JSON.stringify(parts) }
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

async function storeSeats(
  transaction: Transaction,
  { merit_list_id: id, seats: count }: MeritListRow,
  list: MeritList,
): Promise<void> {
  const seats = list.seats.map(({ quota, givenBy, applicationId }, index) => {
    return { seat: index + 1, quota, given_by: givenBy, id: applicationId }
  })
  const given = JSON.stringify(seats)
  await sql`insert into merit_seat (merit_list_id, seats, seat, quota)
    select ${id}, ${count}, s.seat, s.quota
    from jsonb_to_recordset(${given}::jsonb) as s(seat int, quota text)`.execute(transaction)
  await sql`insert into merit_offer (merit_list_id, n_entrance_reg_id, seat, given_by)
    select ${id}, s.id, s.seat, s.given_by
    from jsonb_to_recordset(${given}::jsonb) as s(seat int, given_by text, id bigint)
    where s.id is not null`.execute(transaction)
}
