import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth, nameInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { type ExamOfficeContext, examOffice, oneAfterAnother, unknown } from './exam-office.ts'
import { renewCards } from './renew-cards.ts'
import { clearSeats, findRooms, seatSittings } from './seat-papers.ts'
import { findPaper, type Paper, sittingOf } from './sitters.ts'

/** Moves an exam paper, or one room of it, to another room or centre; replaces the cards and notifies the students. */
export const movePaper = defineProcess({
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
      move({ transaction, did, userId, clientId, nowMs }, given, target),
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
  target: Target,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const paper = await findPaper(at.transaction, given.n_exam_routine_ID)
  if (paper === null) return unknown('paper')
  const rooms = await findRooms(at, target)
  if (rooms.length === 0) return unknown('roomId' in target ? 'room' : 'centre')
  const from = given.from_room_ID
  const seated = await seatsOf(at, paper, from === undefined ? null : from)
  const moving = seated.filter(
    (each) => !rooms.some(({ roomId }) => roomId === each.n_exam_room_id),
  )
  if (moving.length === 0)
    return refusal('rule/nobody-there', text['nobody-there'], { status: 409 })
  const ids = moving.map((each) => each.n_exam_reg_id)
  await clearSeats(at, paper.routineId, ids)
  const sittings = ids.map((id) => sittingOf(paper, id))
  const moved = await seatSittings(at, { sittings, rooms, papers: [paper] })
  if (isRefusal(moved)) return moved
  const cards = await tellMoved(at, paper, moving)
  return { summary: text['papers-moved'], values: { n: moved.length, cards } }
}

type SeatPlace = { readonly room: string; readonly seat: number; readonly centre: string }

function seatsOf({ transaction }: ExamOfficeContext, { routineId }: Paper, roomId: number | null) {
  return transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
    .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'r.n_exam_centre_id')
    .select(['s.n_exam_reg_id', 'a.c_bpartner_id', 's.n_exam_room_id', 's.seat'])
    .select(['r.name as room', 'c.name as centre'])
    .where('s.n_exam_routine_id', '=', routineId)
    .$if(roomId !== null, (all) => all.where('s.n_exam_room_id', '=', roomId ?? 0))
    .orderBy('a.erollno')
    .execute()
}

/** Gives how many cards are replaced. */
async function tellMoved(
  at: ExamOfficeContext,
  paper: Paper,
  before: Awaited<ReturnType<typeof seatsOf>>,
): Promise<number> {
  const now = new Map(
    (await seatsOf(at, paper, null)).map((each) => [each.n_exam_reg_id, each] as const),
  )
  for (const each of before) {
    const after = now.get(each.n_exam_reg_id)
    if (after !== undefined)
      at.did({
        table: 'n_exam_reg',
        record: each.n_exam_reg_id,
        before: { course: paper.code, seat: placeOf(each) },
        after: { course: paper.code, seat: placeOf(after) },
      })
  }
  return renewCards(at, before, {
    event: `${paper.routineId}:${at.nowMs}`,
    message: text['notice-place'],
    values: ({ n_exam_reg_id }) => {
      const place = now.get(n_exam_reg_id)
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
