import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import { entranceDocument, findApplication } from '../entrance-document.ts'

/** Cards and seats of entrance applicants, for the layout of exams. */
export function entranceSeats(printing: Printing): EntranceSeats {
  return {
    async cardOf(transaction, id) {
      const application = await findApplication(transaction, id)
      if (application === null) throw new Error(`n_entrance_reg ${id} has a seat and is gone`)
      return entranceDocument(application, printing)
    },
    storeSeats: storeSeatTexts,
  }
}

/** Writes seat and time of each application, as lists, score sheets and the portal show them; none without a seat. */
async function storeSeatTexts(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update n_entrance_reg a
    set exam_centre = own.seat, sitting_day = own.exam_day, sitting_from = own.time_from
    from n_entrance_reg b
    left join lateral (
      select concat(c.name, ', ', r.name, ', Seat ', s.seat) as seat, t.exam_day, t.time_from
      from n_exam_seat s join n_exam_room r using (n_exam_room_id)
      join n_exam_centre c using (n_exam_centre_id)
      join n_exam_routine t using (n_exam_routine_id)
      where s.n_entrance_reg_id = b.n_entrance_reg_id) own on true
    where a.n_entrance_reg_id = b.n_entrance_reg_id
      and b.n_entrance_reg_id = any(${[...ids]}::bigint[])`.execute(transaction)
}
