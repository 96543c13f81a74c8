import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import type { EntranceSeats } from './candidates.ts'
import {
  type ExamOfficeContext,
  examOffice,
  oneAfterAnother,
  stamp,
  unknown,
} from './exam-office.ts'
import { nameTaken, renewed, saved, wrongName } from './place.ts'

const mostSeats = 2_000

/** A room of a centre: a new one, or another name or number of seats. */
export const saveRoom = (entrances: EntranceSeats | null) =>
  defineProcess({
    ...contracts.examRoomSave,
    name: { en: 'Save an exam room', ne: 'परीक्षा कोठा राख्ने' },
    roles: examOffice,
    run(given, { transact, session, nowMs }) {
      const facts = {
        n_exam_centre_id: given.n_exam_centre_ID,
        name: given.Name,
        seats: given.seats,
      }
      const wrong = wrongName(facts.name) ?? wrongSeats(facts.seats)
      if (wrong !== null) return Promise.resolve(wrong)
      const { userId, clientId } = session
      const id = given.n_exam_room_ID ?? null
      return transact((transaction, did) =>
        writeRoom({ transaction, did, userId, clientId, nowMs }, { id, entrances }, facts),
      )
    },
  })

function wrongSeats(seats: number): Refusal | null {
  return seats < 1 || seats > mostSeats
    ? refusal('rule/seats-wrong', text['seats-wrong'], { status: 400 })
    : null
}

type RoomFacts = {
  readonly n_exam_centre_id: number
  readonly name: string
  readonly seats: number
}

async function writeRoom(
  at: ExamOfficeContext,
  { id, entrances }: { readonly id: number | null; readonly entrances: EntranceSeats | null },
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
  if (id !== null) return changeRoom(at, { id, entrances }, facts)
  const { n_exam_room_id: record } = await transaction
    .insertInto('n_exam_room')
    .values({ ...facts, createdby: at.userId, updatedby: at.userId })
    .returning('n_exam_room_id')
    .executeTakeFirstOrThrow()
  at.did({ table: 'n_exam_room', record, before: {}, after: facts })
  return saved({ n_exam_room_ID: record })
}

async function changeRoom(
  at: ExamOfficeContext,
  { id, entrances }: { readonly id: number; readonly entrances: EntranceSeats | null },
  facts: RoomFacts,
): Promise<Refusal | ProcessResult> {
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
    ? renewed(at, { n_exam_room_ID: id }, { roomId: id, entrances })
    : saved({ n_exam_room_ID: id })
}
