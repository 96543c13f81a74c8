import type { Slot } from '#features/examination/rules/facts.ts'
import { type ExamOfficeContext, stamp } from '#features/examination/server/exam-office.ts'
import type { Sitting } from './sittings.rows.ts'

export type SittingFacts = Pick<Sitting, 'openingId' | 'name' | 'slot' | 'rooms'>

/** Stores a sitting with its rooms; gives its id. */
export async function writeSitting(
  at: ExamOfficeContext,
  facts: SittingFacts,
  before: Sitting | null,
): Promise<number> {
  const { transaction, userId } = at
  const columns = columnsOf(facts)
  const opening = { n_entrance_open_id: facts.openingId, createdby: userId, updatedby: userId }
  const { n_exam_routine_id: record } =
    before === null
      ? await transaction
          .insertInto('n_exam_routine')
          .values({ ...columns, ...opening })
          .returning('n_exam_routine_id')
          .executeTakeFirstOrThrow()
      : await transaction
          .updateTable('n_exam_routine')
          .set({ ...columns, ...stamp(at) })
          .where('n_exam_routine_id', '=', before.routineId)
          .returning('n_exam_routine_id')
          .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('n_exam_routine_room')
    .where('n_exam_routine_id', '=', record)
    .execute()
  await transaction
    .insertInto('n_exam_routine_room')
    .values(facts.rooms.map((n_exam_room_id) => ({ n_exam_routine_id: record, n_exam_room_id })))
    .execute()
  at.did({
    table: 'n_exam_routine',
    record,
    before: before === null ? {} : { ...columnsOf(before), rooms: before.rooms.join(',') },
    after: { ...columns, rooms: facts.rooms.join(',') },
  })
  return record
}

function columnsOf({ name, slot }: { readonly name: string; readonly slot: Slot }) {
  return { name, exam_day: slot.day, time_from: slot.from, time_to: slot.to }
}
