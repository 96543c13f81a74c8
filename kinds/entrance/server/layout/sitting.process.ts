import { msInNepal } from '#platform/pure/calendar/day.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages } from '#features/examination/rules/office-messages.ts'
import { isMovedIntoPast, readSlot, type Slot } from '#features/examination/rules/slot.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import {
  type ExamOfficeContext,
  examOffice,
  oneAfterAnother,
} from '#features/examination/server/exam-office.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import { presenceMessages } from '../../rules/presence/messages.ts'
import * as contracts from '../../wire/layout.ts'
import { presenceBySitting } from '../presence/presence.rows.ts'
import { entranceToChange, refusedLayout } from './opening.ts'
import { refuseListed } from './refused-twice.ts'
import { roomsUsed, type Sitting, sittingsOf } from './sittings.rows.ts'
import { tellNewTime } from './tell-new-time.ts'
import { type SittingFacts, writeSitting } from './write-sitting.ts'

/**
 * A sitting of an entrance with the rooms it has to itself: a new one, or a change. Another time replaces the cards of
 * its applicants and notifies them.
 */
export const setSitting = (seats: EntranceSeats): Process =>
  defineProcess({
    ...contracts.entranceSittingSet,
    name: { en: 'Set a sitting of an entrance', ne: 'प्रवेश परीक्षाको पाली राख्ने' },
    roles: examOffice,
    run(given, { transact, session, nowMs }) {
      const slot = readSlot({ day: given.exam_day, from: given.time_from, to: given.time_to })
      if ('is' in slot) {
        const wrong = examinationMessages[slot.reason]
        return Promise.resolve(refusal(`rule/${slot.reason}`, wrong, { status: 400 }))
      }
      const { userId, clientId } = session
      return transact((transaction, did) =>
        saveSitting({ transaction, did, userId, clientId, nowMs }, given, { slot, seats }),
      )
    },
  })

async function saveSitting(
  at: ExamOfficeContext,
  given: Given<typeof contracts.entranceSittingSet>,
  { slot, seats }: { readonly slot: Slot; readonly seats: EntranceSeats },
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const openingId = given.n_entrance_open_ID
  const opening = await entranceToChange(at.transaction, { openingId, ...at })
  if (isRefusal(opening)) return opening
  const all = await sittingsOf(at.transaction, openingId)
  const before = all.find(({ routineId }) => routineId === given.n_exam_routine_ID) ?? null
  if (before === null && given.n_exam_routine_ID !== undefined)
    return refusedLayout('sitting-unknown', 404)
  if (all.some(({ name, routineId }) => name === given.Name && routineId !== before?.routineId))
    return refusedLayout('name-taken')
  const facts: SittingFacts = { openingId, name: given.Name, slot, rooms: given.rooms }
  const refused = await refuseSitting(at, facts, before)
  if (refused !== null) return refused
  const routineId = await writeSitting(at, facts, before)
  const done =
    before === null || isSameSlot(before.slot, slot)
      ? { cards: 0, notified: 0 }
      : await tellNewTime(at, { opening, routineId, slot, seats })
  if (isRefusal(done)) return done
  return { summary: text['sitting-saved'], values: done, data: { n_exam_routine_ID: routineId } }
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to
}

/** A time that has begun, a room that is not there, or one that is used twice at one time. */
async function refuseSitting(
  at: ExamOfficeContext,
  { slot, rooms }: SittingFacts,
  before: Sitting | null,
): Promise<Refusal | null> {
  if (before !== null && isMovedIntoPast(before.slot, slot, at.nowMs))
    return refusal('rule/slot-passed', examinationMessages['slot-passed'], { status: 409 })
  const recorded = before === null ? null : await refuseRecorded(at, before, slot)
  if (recorded !== null) return recorded
  const known = await at.transaction
    .selectFrom('n_exam_room')
    .select('n_exam_room_id')
    .where('n_exam_room_id', 'in', [...rooms])
    .where('ad_client_id', '=', at.clientId)
    .where('isactive', '=', true)
    .execute()
  if (known.length !== rooms.length) return refusedLayout('room-unknown', 404)
  const used = await roomsUsed(at.transaction, rooms, { slot, routineId: before?.routineId ?? 0 })
  return (
    refuseListed('room-twice', 'room-used', used) ??
    (before === null ? null : refuseSeatsInRemoved(at, before.routineId, rooms))
  )
}

/** A sitting in which presence is recorded has begun, and stays so. */
async function refuseRecorded(
  { transaction, nowMs }: ExamOfficeContext,
  { openingId, routineId }: Sitting,
  slot: Slot,
): Promise<Refusal | null> {
  if (nowMs >= msInNepal(slot.day, slot.from)) return null
  const counts = (await presenceBySitting(transaction, openingId)).get(routineId)
  const n = (counts?.present ?? 0) + (counts?.absent ?? 0)
  if (n === 0) return null
  return refusal('rule/time-recorded', presenceMessages['time-recorded'], {
    status: 409,
    values: { n },
  })
}

/** A room in which applicants sit stays with the sitting. */
async function refuseSeatsInRemoved(
  { transaction }: ExamOfficeContext,
  routineId: number,
  rooms: readonly number[],
): Promise<Refusal | null> {
  const left = await transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .select(['r.name as room', (count) => count.fn.countAll<number>().as('n')])
    .where('s.n_exam_routine_id', '=', routineId)
    .where('s.n_exam_room_id', 'not in', [0, ...rooms])
    .groupBy('r.n_exam_room_id')
    .orderBy('r.name')
    .executeTakeFirst()
  return left === undefined ? null : refusedLayout('room-in-use', 409, left)
}

/** Removes a sitting in which no applicant has a seat. */
export const removeSitting = defineProcess({
  ...contracts.entranceSittingRemove,
  name: { en: 'Remove a sitting of an entrance', ne: 'प्रवेश परीक्षाको पाली हटाउने' },
  roles: examOffice,
  run: ({ n_exam_routine_ID: record }, { transact, session }) =>
    transact(async (transaction, did) => {
      await oneAfterAnother({ transaction })
      const found = await transaction
        .selectFrom('n_exam_routine')
        .select(['name', 'exam_day', 'time_from', 'time_to'])
        .where('n_exam_routine_id', '=', record)
        .where('n_entrance_open_id', 'is not', null)
        .where('ad_client_id', '=', session.clientId)
        .executeTakeFirst()
      if (found === undefined) return refusedLayout('sitting-unknown', 404)
      const { n } = await transaction
        .selectFrom('n_exam_seat')
        .select((count) => count.fn.countAll<number>().as('n'))
        .where('n_exam_routine_id', '=', record)
        .executeTakeFirstOrThrow()
      if (n > 0) return refusedLayout('seats-in-use', 409, { n })
      await transaction
        .deleteFrom('n_exam_routine')
        .where('n_exam_routine_id', '=', record)
        .execute()
      did({ table: 'n_exam_routine', record, before: found, after: {} })
      return { summary: text['sitting-removed'] }
    }),
})
