import { msInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { dayLine } from '#features/documents/rules/facts.ts'
import { examinationMessages } from '#features/examination/rules/office-messages.ts'
import { hoursOf, overlaps } from '#features/examination/rules/slot.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import { type ExamOfficeContext, examOffice } from '#features/examination/server/exam-office.ts'
import { renewCards } from '#features/examination/server/renew-cards.ts'
import { decideMove } from '../../rules/applicants/decide.ts'
import { applicantMessages as text } from '../../rules/applicants/messages.ts'
import { seatFor } from '../../rules/applicants/seat-for.ts'
import { entranceSeatMove } from '../../wire/applicants.ts'
import { otherExams } from '../layout/other-exams.ts'
import { refuseTwoAtOnce } from '../layout/refused-twice.ts'
import { sittingRooms, sittingsOf } from '../layout/sittings.rows.ts'
import { factsOf } from './applicant.rows.ts'
import { type ApplicantToChange, changeApplicant, refusedApplicant } from './to-change.ts'
import { type NewSeat, writeMove } from './write-move.ts'

/**
 * Gives one applicant another seat: in another room, centre or sitting with a free one. Replaces the card and notifies the
 * applicant. Refused by name where the person has another exam at that time.
 */
export const moveApplicant = (seats: EntranceSeats): Process =>
  defineProcess({
    ...entranceSeatMove,
    name: { en: 'Move an applicant to another seat', ne: 'आवेदकलाई अर्को सिटमा सार्ने' },
    roles: examOffice,
    run: (given, context) =>
      changeApplicant(given, context, (at, found) => move(at, { ...found, given, seats })),
  })

type Moving = ApplicantToChange & {
  readonly given: Given<typeof entranceSeatMove>
  readonly seats: EntranceSeats
}

async function move(at: ExamOfficeContext, moving: Moving): Promise<Refusal | ProcessResult> {
  const { opening, row, given, seats } = moving
  const decision = decideMove(factsOf(row, { isPublished: opening.result_published !== null }))
  if (decision.is === 'refused') return refusedApplicant(decision.reason)
  const to = await newSeat(at, moving)
  if (isRefusal(to)) return to
  const others = await otherExams(at.transaction, row.openingId)
  const twice = refuseTwoAtOnce(
    others.filter((each) => each.id === row.id && overlaps(each.slot, to.sitting.slot)),
  )
  if (twice !== null) return twice
  const reason: Message = { en: given.reason, ne: given.reason_ne }
  await writeMove(at, { row, to, reason, seats })
  const { room, sitting, seat } = to
  const place = sayInBoth(examinationMessages.seat, { room: room.room, seat, centre: room.centre })
  const holder = { table: 'n_entrance_reg' as const, id: row.id, partnerId: row.partnerId }
  const cards = await renewCards(at, [holder], {
    entrances: seats,
    event: `${sitting.routineId}:${room.roomId}:${seat}:${at.nowMs}`,
    message: text['notice-moved'],
    values: () => ({
      exam: nameInBoth(opening.name, opening.name_ne),
      day: dayLine(sitting.slot.day) ?? '',
      hours: hoursOf(sitting.slot),
      place,
      reason,
    }),
  })
  return { summary: text.moved, values: { place, cards } }
}

/** The seat in the room that was asked for, or why there is none. */
async function newSeat(
  { transaction, nowMs }: ExamOfficeContext,
  { row, given }: Moving,
): Promise<NewSeat | Refusal> {
  const sittings = await sittingsOf(transaction, row.openingId)
  const sitting = sittings.find(({ routineId }) => routineId === given.n_exam_routine_ID)
  const rooms = await sittingRooms(transaction, row.openingId)
  const room = rooms.find(
    ({ routineId, roomId }) =>
      routineId === given.n_exam_routine_ID && roomId === given.n_exam_room_ID,
  )
  if (sitting === undefined || room === undefined)
    return refusedApplicant('room-not-of-sitting', 404)
  const stays = sitting.routineId === row.routineId
  if (!stays && nowMs >= msInNepal(sitting.slot.day, sitting.slot.from))
    return refusedApplicant('sitting-begun', 409, { sitting: sitting.name })
  const specialNeed = given.special_need ?? row.specialNeed
  const isSameRoom = stays && room.roomId === row.roomId
  const seat = seatFor({ ...room, specialNeed })
  const isNearer = specialNeed && seat !== null && seat < (row.seat ?? 0)
  if (isSameRoom && !isNearer) return refusedApplicant('same-seat')
  if (seat === null)
    return refusedApplicant('room-full', 409, { room: room.room, sitting: sitting.name })
  return { sitting, room, seat, specialNeed }
}
