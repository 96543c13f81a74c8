import { letterheadOf } from '#features/institution/server/letterhead.ts'
import { sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import { keysOf } from '#features/bulk-print/server/queried.ts'
import type { BulkPrintType, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { examinationMessages } from '../../rules/office-messages.ts'
import { roomSheetMessages as text } from '../../rules/room-sheet-messages.ts'
import { slotOf } from '../sitters.ts'
import { examPrintSubjects } from './exam-subjects.ts'
import {
  attendanceSheet,
  deskLabels,
  roomList,
  perPage,
  type RoomSheetData,
  type RoomSheetType,
} from './room-sheet.ts'

/** Papers for the days of an exam, for every exam paper in every room. */
export function roomSheetPrints(printing: Printing): readonly BulkPrintType[] {
  const of = (type: RoomSheetType, document: PdfDocument<RoomSheetData>): BulkPrintType => ({
    id: names[type].id,
    name: names[type].name,
    permission: 'exam-layout.read',
    subjects: examPrintSubjects,
    orders: ['seat'],
    pages: (reader, wanted) => pagesOfRooms(reader, wanted, perPage[type]),
    async page(key, { database }) {
      const data = await roomSheet(database.kysely, { key, most: perPage[type], printing })
      if (data === null) return refusal('rule/room-empty', examinationMessages['room-empty'])
      return { drawIn: (book) => book.add(document, data) }
    },
  })
  return [of('attendance', attendanceSheet), of('list', roomList), of('labels', deskLabels)]
}

const names: Readonly<Record<RoomSheetType, { readonly id: string; readonly name: Message }>> = {
  attendance: { id: 'attendance-sheets', name: text.attendance },
  list: { id: 'room-lists', name: text.list },
  labels: { id: 'desk-labels', name: text.labels },
}

/** Keys such as `1000003-1000007-2`: exam paper, room, page of the room; in the order of times, centres and rooms. */
function pagesOfRooms(
  reader: Reader,
  { subject }: Wanted,
  most: number,
): Promise<readonly string[]> {
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select concat_ws('-', s.n_exam_routine_id, s.n_exam_room_id, part) as key
      from n_exam_seat s
      join n_exam_routine r using (n_exam_routine_id)
      join n_course k using (n_course_id)
      join n_exam_room m using (n_exam_room_id)
      join n_exam_centre c using (n_exam_centre_id)
      cross join lateral generate_series(1, 1000) part
      where r.n_exam_master_id = ${subject}
      group by s.n_exam_routine_id, s.n_exam_room_id, r.exam_day, r.time_from, c.name, m.name,
        k.value, part
      having (part - 1) * ${most}::integer < count(*)
      order by r.exam_day, r.time_from, c.name, m.name, k.value, part`,
  )
}

/** A page of a room, or null when no candidate has a seat on it any more. */
async function roomSheet(
  reader: Reader,
  {
    key,
    most,
    printing,
  }: { readonly key: string; readonly most: number; readonly printing: Printing },
): Promise<RoomSheetData | null> {
  const [routineId = 0, roomId = 0, n = 1] = key.split('-').map(Number)
  const rows = await seatedIn(reader, { routineId, roomId })
  const candidates = rows
    .slice((n - 1) * most, n * most)
    .map(({ seat, erollno, name, name_nepali }) => ({
      seat,
      symbolNumber: erollno ?? '',
      name: { en: name, ne: name_nepali },
    }))
  const [first] = rows
  if (first === undefined || candidates.length === 0) return null
  const { exam, code, course, course_ne, room, centre } = first
  const slot = slotOf(first)
  return {
    institution: letterheadOf(printing.institution(), slot.day),
    exam,
    code,
    course: { en: course, ne: course_ne },
    slot,
    room,
    centre,
    part: { n, of: Math.ceil(rows.length / most) },
    candidates,
  }
}

function seatedIn(
  reader: Reader,
  { routineId, roomId }: { readonly routineId: number; readonly roomId: number },
) {
  return reader
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_routine as r', 'r.n_exam_routine_id', 's.n_exam_routine_id')
    .innerJoin('n_exam_master as e', 'e.n_exam_master_id', 'r.n_exam_master_id')
    .innerJoin('n_course as k', 'k.n_course_id', 'r.n_course_id')
    .innerJoin('n_exam_room as m', 'm.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'm.n_exam_centre_id')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select(['s.seat', 'a.erollno', 'p.name', 'p.name_nepali', 'e.name as exam'])
    .select(['k.value as code', 'k.name as course', 'k.name_nepali as course_ne'])
    .select(['m.name as room', 'c.name as centre', 'r.exam_day', 'r.time_from', 'r.time_to'])
    .where('s.n_exam_routine_id', '=', routineId)
    .where('s.n_exam_room_id', '=', roomId)
    .orderBy('s.seat')
    .execute()
}
