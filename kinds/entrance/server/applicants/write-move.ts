import type { Message } from '#platform/pure/message.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import type { ExamOfficeContext } from '#features/examination/server/exam-office.ts'
import { writeSeats } from '#features/examination/server/seat-papers.ts'
import { removeAllEntries } from '#features/selection/server/twice/write-entry.ts'
import type { Sitting, SittingRoom } from '../layout/sittings.rows.ts'
import { entranceSelection } from '../selection.ts'
import type { ApplicantRow } from './applicant.rows.ts'

/** The seat that an applicant gets. */
export type NewSeat = {
  readonly sitting: Sitting
  readonly room: SittingRoom
  readonly seat: number
  readonly specialNeed: boolean
}

type MoveToWrite = {
  readonly row: ApplicantRow
  readonly to: NewSeat
  readonly reason: Message
  readonly seats: EntranceSeats
}

/** Stores the new seat. In another sitting an absence of the first one does not count any more. */
export async function writeMove(
  at: ExamOfficeContext,
  { row, to, reason, seats }: MoveToWrite,
): Promise<void> {
  const { transaction, userId, nowMs } = at
  const { id, specialNeed, attendance } = row
  await transaction.deleteFrom('n_exam_seat').where('n_entrance_reg_id', '=', id).execute()
  const { sitting, room, seat } = to
  const place = { routineId: sitting.routineId, roomId: room.roomId, seat }
  await writeSeats(at, [{ ...place, registrationId: id }], 'n_entrance_reg')
  await seats.storeSeats(transaction, [id])
  const isElsewhere = sitting.routineId !== row.routineId
  const losesAbsence = isElsewhere && attendance === 'absent'
  const isNeedChanged = to.specialNeed !== specialNeed
  const before = {
    ...(isNeedChanged && { special_need: specialNeed }),
    ...(losesAbsence && { attendance }),
  }
  const after = {
    ...(isNeedChanged && { special_need: to.specialNeed }),
    ...(losesAbsence && { attendance: null }),
  }
  const key = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id }
  await writeRow(transaction, key, { columns: after, userId, nowMs })
  if (isElsewhere)
    await transaction.deleteFrom('entrance_presence').where('n_entrance_reg_id', '=', id).execute()
  if (losesAbsence) await removeAllEntries(transaction, entranceSelection, [id])
  const { exam_centre } = await transaction
    .selectFrom('n_entrance_reg')
    .select('exam_centre')
    .where('n_entrance_reg_id', '=', id)
    .executeTakeFirstOrThrow()
  at.did({
    table: 'n_entrance_reg',
    record: id,
    before: { exam_centre: row.seatText, ...before },
    after: { exam_centre, ...after, reason: reason.en },
  })
}
