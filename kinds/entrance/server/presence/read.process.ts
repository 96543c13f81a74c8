import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { findOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import {
  entrancePresence,
  type PresenceRoom,
  type PresenceRow,
  type PresenceSheet,
} from '../../wire/presence.ts'
import { entranceSelection } from '../selection.ts'
import { closedBecause, findSitting } from './find-sitting.ts'
import { type PresentApplicant, presentApplicants, seenOf } from './presence.rows.ts'

/** Presence in a sitting by room, and the applicants of one room in the order of seats. */
export const readPresence = defineProcess({
  ...entrancePresence,
  name: { en: 'Read presence in a sitting', ne: 'पालीको हाजिरी हेर्ने' },
  roles: entranceSelection.roles,
  shows: [{ table: 'n_entrance_reg' }],
  async run(given, { database: { kysely }, session, nowMs, record: routineId }) {
    const sitting = await findSitting(kysely, { routineId, ...session })
    if (isRefusal(sitting)) return sitting
    const { openingId, slot } = sitting
    const opening = await findOpening(kysely, entranceSelection, { openingId, ...session })
    if (opening === null) return unknownOpening(entranceSelection)
    const all = (await presentApplicants(kysely, openingId)).filter(
      (each) => each.routineId === routineId,
    )
    const rooms = roomsOf(all)
    const room =
      rooms.find(({ n_exam_room_ID: id }) => id === given.n_exam_room_ID) ?? rooms[0] ?? null
    const inRoom = all.filter(({ roomId }) => roomId === room?.n_exam_room_ID)
    const data: PresenceSheet = {
      n_entrance_open_ID: openingId,
      name: opening.name,
      sitting: sitting.name,
      ...slot,
      closed: await closedBecause(kysely, { sitting, opening, nowMs }),
      rooms,
      n_exam_room_ID: room?.n_exam_room_ID ?? null,
      rows: inRoom.map(rowOf),
      seenRoom: seenOf(inRoom),
      seenSitting: seenOf(all),
    }
    return { summary: text['presence-read'], values: { sitting: sitting.name }, data }
  },
})

function roomsOf(all: readonly PresentApplicant[]): readonly PresenceRoom[] {
  return [...Map.groupBy(all, ({ roomId }) => roomId)].map(([roomId, own]) => ({
    n_exam_room_ID: roomId ?? 0,
    room: own[0]?.room ?? '',
    centre: own[0]?.centre ?? '',
    present: own.filter(({ mark }) => mark === 'present').length,
    absent: own.filter(({ mark }) => mark === 'absent').length,
    missing: own.filter(({ mark }) => mark === null).length,
  }))
}

function rowOf(applicant: PresentApplicant): PresenceRow {
  const { seat, symbolNumber: erollno, mark, saved, savedBy, attendance, score } = applicant
  return {
    seat: seat ?? 0,
    erollno,
    mark,
    saved: saved?.toISOString() ?? null,
    savedBy,
    attendance,
    score,
  }
}
