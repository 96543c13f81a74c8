import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessResult } from '#platform/server/processes/process.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { type At, examOffice, oneAfterAnother, stamp, unknown } from './exam-office.ts'
import { renewCards } from './renew-cards.ts'

const longest = { name: 80, address: 120 } as const
const mostSeats = 2_000

/** A centre: a new one, or another name or address of one; then the cards that carry it are replaced. */
const saveCentre: Process = {
  slug: 'exam_centre_save',
  name: { en: 'Save an exam centre', ne: 'परीक्षा केन्द्र राख्ने' },
  parameters: [
    { name: 'n_exam_centre_ID', type: 'integer' },
    { name: 'Name', type: 'text', mandatory: true },
    { name: 'address', type: 'text', mandatory: true },
    { name: 'address_ne', type: 'text' },
  ],
  roles: examOffice,
  recordParameter: { table: 'n_exam_centre', parameter: 'n_exam_centre_ID' },
  run(given, { act, session, nowMs }) {
    const facts = {
      name: String(given['Name']),
      address: String(given['address']),
      address_ne: String(given['address_ne'] ?? ''),
    }
    const wrong = wrongName(facts.name) ?? wrongAddress(facts)
    if (wrong !== null) return Promise.resolve(wrong)
    const { userId, clientId } = session
    return act((transaction, did) =>
      writeCentre({ transaction, did, userId, clientId, nowMs }, idOf(given, 'centre'), facts),
    )
  },
}

/** A room of a centre: a new one, or another name or number of seats. */
const saveRoom: Process = {
  slug: 'exam_room_save',
  name: { en: 'Save an exam room', ne: 'परीक्षा कोठा राख्ने' },
  parameters: [
    { name: 'n_exam_room_ID', type: 'integer' },
    { name: 'n_exam_centre_ID', type: 'integer', mandatory: true },
    { name: 'Name', type: 'text', mandatory: true },
    { name: 'seats', type: 'integer', mandatory: true },
  ],
  roles: examOffice,
  recordParameter: { table: 'n_exam_room', parameter: 'n_exam_room_ID' },
  run(given, { act, session, nowMs }) {
    const facts = {
      n_exam_centre_id: Number(given['n_exam_centre_ID']),
      name: String(given['Name']),
      seats: Number(given['seats']),
    }
    const wrong = wrongName(facts.name) ?? wrongSeats(facts.seats)
    if (wrong !== null) return Promise.resolve(wrong)
    const { userId, clientId } = session
    return act((transaction, did) =>
      writeRoom({ transaction, did, userId, clientId, nowMs }, idOf(given, 'room'), facts),
    )
  },
}

export const placeProcesses: readonly Process[] = [saveCentre, saveRoom]

function idOf(given: Arguments, what: 'centre' | 'room'): number | null {
  const id = given[`n_exam_${what}_ID`]
  return id === undefined ? null : Number(id)
}

function wrongName(name: string): Refusal | null {
  return name.length > longest.name
    ? refusal('rule/name-missing', text['name-missing'], { status: 400 })
    : null
}

function wrongAddress(facts: { address: string; address_ne: string }): Refusal | null {
  return Math.max(facts.address.length, facts.address_ne.length) > longest.address
    ? refusal('rule/address-missing', text['address-missing'], { status: 400 })
    : null
}

function wrongSeats(seats: number): Refusal | null {
  return seats < 1 || seats > mostSeats
    ? refusal('rule/seats-wrong', text['seats-wrong'], { status: 400 })
    : null
}

function nameTaken(): Refusal {
  return refusal('rule/name-taken', text['name-taken'], { status: 409 })
}

type CentreFacts = { readonly name: string; readonly address: string; readonly address_ne: string }

async function writeCentre(
  at: At,
  id: number | null,
  facts: CentreFacts,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const { transaction } = at
  const same = await transaction
    .selectFrom('n_exam_centre')
    .select('n_exam_centre_id')
    .where('name', '=', facts.name)
    .executeTakeFirst()
  if (same !== undefined && same.n_exam_centre_id !== id) return nameTaken()
  if (id === null) {
    const { n_exam_centre_id: record } = await transaction
      .insertInto('n_exam_centre')
      .values({ ...facts, createdby: at.userId, updatedby: at.userId })
      .returning('n_exam_centre_id')
      .executeTakeFirstOrThrow()
    at.did({ table: 'n_exam_centre', record, before: {}, after: facts })
    return saved({ n_exam_centre_ID: record })
  }
  const before = await transaction
    .selectFrom('n_exam_centre')
    .select(['name', 'address', 'address_ne'])
    .where('n_exam_centre_id', '=', id)
    .executeTakeFirst()
  if (before === undefined) return unknown('centre')
  await transaction
    .updateTable('n_exam_centre')
    .set({ ...facts, ...stamp(at) })
    .where('n_exam_centre_id', '=', id)
    .execute()
  at.did({ table: 'n_exam_centre', record: id, before, after: facts })
  return renewed(at, { n_exam_centre_ID: id }, { centreId: id })
}

type RoomFacts = {
  readonly n_exam_centre_id: number
  readonly name: string
  readonly seats: number
}

async function writeRoom(
  at: At,
  id: number | null,
  facts: RoomFacts,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const { transaction } = at
  const centre = await transaction
    .selectFrom('n_exam_centre')
    .select('n_exam_centre_id')
    .where('n_exam_centre_id', '=', facts.n_exam_centre_id)
    .executeTakeFirst()
  if (centre === undefined) return unknown('centre')
  const same = await transaction
    .selectFrom('n_exam_room')
    .select('n_exam_room_id')
    .where('n_exam_centre_id', '=', facts.n_exam_centre_id)
    .where('name', '=', facts.name)
    .executeTakeFirst()
  if (same !== undefined && same.n_exam_room_id !== id) return nameTaken()
  if (id !== null) return changeRoom(at, id, facts)
  const { n_exam_room_id: record } = await transaction
    .insertInto('n_exam_room')
    .values({ ...facts, createdby: at.userId, updatedby: at.userId })
    .returning('n_exam_room_id')
    .executeTakeFirstOrThrow()
  at.did({ table: 'n_exam_room', record, before: {}, after: facts })
  return saved({ n_exam_room_ID: record })
}

async function changeRoom(at: At, id: number, facts: RoomFacts): Promise<Refusal | ProcessResult> {
  const { transaction } = at
  const before = await transaction
    .selectFrom('n_exam_room')
    .select(['n_exam_centre_id', 'name', 'seats'])
    .where('n_exam_room_id', '=', id)
    .executeTakeFirst()
  if (before === undefined) return unknown('room')
  const { highest } = await transaction
    .selectFrom('n_exam_seat')
    .select((of) => of.fn.max('seat').as('highest'))
    .where('n_exam_room_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(highest ?? 0) > facts.seats)
    return refusal('rule/seats-in-use', text['seats-in-use'], {
      status: 409,
      values: { seat: Number(highest) },
    })
  await transaction
    .updateTable('n_exam_room')
    .set({ ...facts, ...stamp(at) })
    .where('n_exam_room_id', '=', id)
    .execute()
  at.did({ table: 'n_exam_room', record: id, before, after: facts })
  const isElsewhere =
    before.name !== facts.name || before.n_exam_centre_id !== facts.n_exam_centre_id
  return isElsewhere
    ? renewed(at, { n_exam_room_ID: id }, { roomId: id })
    : saved({ n_exam_room_ID: id })
}

function saved(data: Readonly<Record<string, number>>): ProcessResult {
  return { summary: text['place-saved'], values: { cards: 0, told: 0 }, data }
}

/** A place with another name or address: everybody who sits there has another card, and hears of it once. */
async function renewed(
  at: At,
  data: Readonly<Record<string, number>>,
  of: { readonly centreId?: number; readonly roomId?: number },
): Promise<ProcessResult> {
  const holders = await holdersIn(at, of)
  const cards = await renewCards(at, holders, {
    event: `place:${at.nowMs}`,
    message: text['notice-place'],
    values: ({ exam, course, room, seat, centre }) => ({
      exam,
      course,
      place: sayInBoth(text.seat, { room, seat, centre }),
    }),
  })
  return { summary: text['place-saved'], values: { cards, told: holders.length }, data }
}

/** Everybody who sits there in a paper of an exam that is not closed to them, each once. */
async function holdersIn(
  { transaction }: At,
  { centreId, roomId }: { readonly centreId?: number; readonly roomId?: number },
) {
  return transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
    .innerJoin('n_exam_routine as p', 'p.n_exam_routine_id', 's.n_exam_routine_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'p.n_course_id')
    .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as e', 'e.n_exam_centre_id', 'r.n_exam_centre_id')
    .select(['a.n_exam_reg_id', 'a.c_bpartner_id', 'm.name as exam', 'c.value as course'])
    .select(['r.name as room', 's.seat', 'e.name as centre'])
    .distinctOn('a.n_exam_reg_id')
    .where('a.docstatus', '<>', 'CL')
    .$if(roomId !== undefined, (all) => all.where('r.n_exam_room_id', '=', roomId ?? 0))
    .$if(centreId !== undefined, (all) => all.where('e.n_exam_centre_id', '=', centreId ?? 0))
    .orderBy('a.n_exam_reg_id')
    .orderBy('p.exam_day')
    .execute()
}
