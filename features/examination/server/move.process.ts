import { sql } from 'kysely'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth, nameInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import type { Room } from '../rules/seating.ts'
import { type Candidate, candidates, type EntranceSeats, storeSeats } from './candidates.ts'
import { type ExamOfficeContext, examOffice, oneAfterAnother, unknown } from './exam-office.ts'
import { renewCards } from './renew-cards.ts'
import { clearSeats, findRooms, seatSittings } from './seat-papers.ts'
import { findPaper, type Paper, sittingOf } from './sitters.ts'

/**
 * Moves an exam paper or a sitting, or one room of it, to another room or centre; replaces the cards and notifies the
 * students. A sitting stays in its own rooms.
 */
export const movePaper = (entrances: EntranceSeats | null) =>
  defineProcess({
    ...contracts.examPaperMove,
    name: { en: 'Move a paper to another room', ne: 'परीक्षा अर्को कोठामा सार्ने' },
    roles: examOffice,
    run(given, { transact, session, nowMs }) {
      const target = targetOf(given)
      if (target === null)
        return Promise.resolve(
          refusal('rule/target-missing', text['target-missing'], { status: 400 }),
        )
      const { userId, clientId } = session
      return transact((transaction, did) =>
        move({ transaction, did, userId, clientId, nowMs }, given, { target, entrances }),
      )
    },
  })

type Target = { readonly roomId: number } | { readonly centreId: number }

/** One of the two. */
function targetOf(given: Given<typeof contracts.examPaperMove>): Target | null {
  const room = given.to_room_ID
  const centre = given.to_centre_ID
  if ((room === undefined) === (centre === undefined)) return null
  return room === undefined ? { centreId: Number(centre) } : { roomId: room }
}

async function move(
  at: ExamOfficeContext,
  given: Given<typeof contracts.examPaperMove>,
  { target, entrances }: { readonly target: Target; readonly entrances: EntranceSeats | null },
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const paper = await findPaper(at.transaction, given.n_exam_routine_ID)
  if (paper === null) return unknown('paper')
  const found = await findRooms(at, target)
  if (found.length === 0) return unknown('roomId' in target ? 'room' : 'centre')
  const rooms = await ownRooms(at, paper, found)
  if (rooms.length === 0)
    return refusal('rule/room-not-of-sitting', text['room-not-of-sitting'], { status: 409 })
  const from = given.from_room_ID
  const seated = await seatsOf(at, paper, from === undefined ? null : from)
  const moving = seated.filter((each) => !rooms.some(({ roomId }) => roomId === each.roomId))
  const [first] = moving
  if (first === undefined)
    return refusal('rule/nobody-there', text['nobody-there'], { status: 409 })
  const { table } = first
  const ids = moving.map(({ id }) => id)
  await clearSeats(at, paper.routineId, { table, ids })
  const sittings = ids.map((id) => sittingOf(paper, id))
  const moved = await seatSittings(at, { sittings, rooms, papers: [paper], table })
  if (isRefusal(moved)) return moved
  await storeSeats(at.transaction, moving, entrances)
  const cards = await tellMoved(at, paper, { before: moving, entrances })
  return { summary: text['papers-moved'], values: { n: moved.length, cards } }
}

/** The rooms that a sitting of an entrance has to itself; for an exam paper, any. */
async function ownRooms(
  { transaction }: ExamOfficeContext,
  { routineId }: Paper,
  rooms: readonly Room[],
) {
  const own = await transaction
    .selectFrom('n_exam_routine_room')
    .select('n_exam_room_id')
    .where('n_exam_routine_id', '=', routineId)
    .execute()
  if (own.length === 0) return rooms
  const ids = new Set(own.map(({ n_exam_room_id }) => n_exam_room_id))
  return rooms.filter(({ roomId }) => ids.has(roomId))
}

type SeatPlace = { readonly room: string; readonly seat: number; readonly centre: string }

type SeatHolder = Candidate & SeatPlace & { readonly roomId: number }

/** Seats of an exam paper or a sitting; special needs first, then by symbol number. */
async function seatsOf(
  { transaction }: ExamOfficeContext,
  { routineId }: Paper,
  roomId: number | null,
): Promise<readonly SeatHolder[]> {
  const { rows } = await sql<SeatHolder>`
    select h."table", h.id, h."partnerId", s.n_exam_room_id as "roomId", s.seat,
      r.name as room, c.name as centre
    from n_exam_seat s
    join (${candidates}) h using (n_exam_seat_id)
    join n_exam_room r using (n_exam_room_id)
    join n_exam_centre c using (n_exam_centre_id)
    where s.n_exam_routine_id = ${routineId}
      and s.n_exam_room_id = coalesce(${roomId}::bigint, s.n_exam_room_id)
    order by h.special_need desc, h.erollno`.execute(transaction)
  return rows
}

type MovedCandidates = {
  readonly before: readonly SeatHolder[]
  readonly entrances: EntranceSeats | null
}

/** Gives how many cards are replaced. */
async function tellMoved(
  at: ExamOfficeContext,
  paper: Paper,
  { before, entrances }: MovedCandidates,
): Promise<number> {
  const now = new Map((await seatsOf(at, paper, null)).map((each) => [each.id, each] as const))
  for (const each of before) {
    const after = now.get(each.id)
    if (after !== undefined)
      at.did({
        table: each.table,
        record: each.id,
        before: { course: paper.code, seat: placeOf(each) },
        after: { course: paper.code, seat: placeOf(after) },
      })
  }
  return renewCards(at, before, {
    entrances,
    event: `${paper.routineId}:${at.nowMs}`,
    message: text['notice-place'],
    values: ({ id }) => {
      const place = now.get(id)
      return {
        course: paper.code,
        exam: nameInBoth(paper.exam, paper.examNe),
        place: place === undefined ? '' : sayInBoth(text.seat, seatOf(place)),
      }
    },
  })
}

function seatOf({ room, seat, centre }: SeatPlace): SeatPlace {
  return { room, seat, centre }
}

function placeOf({ room, seat, centre }: SeatPlace): string {
  return `${centre}, ${room}, ${seat}`
}
