import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { applicationPages } from '#features/applying/server/documents/prepare-document.ts'
import { keysOf, subjectsOf } from '#features/bulk-print/server/queried.ts'
import type { BulkPrintType, PrintSubject, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import {
  type RoomSheetSubjects,
  roomSheetPrints,
} from '#features/examination/server/room-sheets/bulk-prints.ts'
import { entranceFormMessages as texts } from '../rules/form-messages.ts'
import { entranceFormOf } from './print.process.ts'

/** All admit cards of an entrance, and the sheets of its rooms. */
export function entranceBulkPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: 'entrance-cards',
      name: texts['admit-card'],
      permission: 'entrance.manage',
      subjects: entrancesWithNumbers,
      orders: ['seat', 'number'],
      pages: numberedApplications,
      page: applicationPages(entranceFormOf(printing)),
    },
    ...roomSheetPrints(printing, entranceSheets),
  ]
}

const entranceSheets: RoomSheetSubjects = {
  types: {
    attendance: { id: 'entrance-attendance-sheets', name: texts['attendance-sheet'] },
    list: { id: 'entrance-room-lists', name: texts['room-list'] },
    labels: { id: 'entrance-desk-labels', name: texts['desk-labels'] },
  },
  subjects: entrancesWithSittings,
  column: 'n_entrance_open_id',
}

function entrancesWithSittings(reader: Reader): Promise<readonly PrintSubject[]> {
  return subjectsOf(
    reader,
    sql`select o.n_entrance_open_id as id, ${bothNames('o.name', 'o.name_ne')} as name
      from n_entrance_open o
      where exists (select from n_exam_routine r
        where r.n_entrance_open_id = o.n_entrance_open_id)
      order by o.n_entrance_open_id desc limit 50`,
  )
}

function entrancesWithNumbers(reader: Reader): Promise<readonly PrintSubject[]> {
  return subjectsOf(
    reader,
    sql`select o.n_entrance_open_id as id, ${bothNames('o.name', 'o.name_ne')} as name
      from n_entrance_open o
      where exists (select from n_entrance_reg a
        where a.n_entrance_open_id = o.n_entrance_open_id and a.erollno is not null)
      order by o.n_entrance_open_id desc limit 50`,
  )
}

/** Approved applications with a symbol number. */
function numberedApplications(
  reader: Reader,
  { subject, order }: Wanted,
): Promise<readonly string[]> {
  const place =
    order === 'seat' ? sql`t.exam_day, t.time_from, c.name, m.name, s.seat, a.exam_centre,` : sql``
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select a.n_entrance_reg_id::text as key from n_entrance_reg a
      left join n_exam_seat s using (n_entrance_reg_id)
      left join n_exam_routine t using (n_exam_routine_id)
      left join n_exam_room m using (n_exam_room_id)
      left join n_exam_centre c on c.n_exam_centre_id = m.n_exam_centre_id
      where a.n_entrance_open_id = ${subject} and a.docstatus in ('AP', 'CO')
        and a.erollno is not null
      order by ${place} a.erollno, a.n_entrance_reg_id`,
  )
}
