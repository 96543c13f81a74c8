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
import { candidates } from '../candidates.ts'
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

/** The exams or the entrances whose rooms have sheets. */
export type RoomSheetSubjects = {
  /** Ids and names of the types of print. */
  readonly types: Readonly<Record<RoomSheetType, { readonly id: string; readonly name: Message }>>
  readonly subjects: BulkPrintType['subjects']
  /** Of the routine, with the id of the subject. */
  readonly column: 'n_exam_master_id' | 'n_entrance_open_id'
}

/** Sheets for the days of an exam or an entrance, for every exam paper or sitting in every room. */
export function roomSheetPrints(
  printing: Printing,
  { types, subjects, column }: RoomSheetSubjects = examSheets,
): readonly BulkPrintType[] {
  const of = (type: RoomSheetType, document: PdfDocument<RoomSheetData>): BulkPrintType => ({
    ...types[type],
    permission: 'exam-layout.read',
    subjects,
    orders: ['seat'],
    pages: (reader, wanted) => pagesOfRooms(reader, wanted, { most: perPage[type], column }),
    async page(key, { database }) {
      const data = await roomSheet(database.kysely, { key, most: perPage[type], printing })
      if (data === null) return refusal('rule/room-empty', examinationMessages['room-empty'])
      return { drawIn: (book) => book.add(document, data) }
    },
  })
  return [of('attendance', attendanceSheet), of('list', roomList), of('labels', deskLabels)]
}

const examSheets: RoomSheetSubjects = {
  types: {
    attendance: { id: 'attendance-sheets', name: text.attendance },
    list: { id: 'room-lists', name: text.list },
    labels: { id: 'desk-labels', name: text.labels },
  },
  subjects: examPrintSubjects,
  column: 'n_exam_master_id',
}

/** Keys such as `1000003-1000007-2`: exam paper, room, page of the room; in the order of times, centres and rooms. */
function pagesOfRooms(
  reader: Reader,
  { subject }: Wanted,
  { most, column }: Pick<RoomSheetSubjects, 'column'> & { readonly most: number },
): Promise<readonly string[]> {
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select concat_ws('-', s.n_exam_routine_id, s.n_exam_room_id, part) as key
      from n_exam_seat s
      join n_exam_routine r using (n_exam_routine_id)
      left join n_course k using (n_course_id)
      join n_exam_room m using (n_exam_room_id)
      join n_exam_centre c using (n_exam_centre_id)
      cross join lateral generate_series(1, 1000) part
      where r.${sql.ref(column)} = ${subject}
      group by s.n_exam_routine_id, s.n_exam_room_id, r.exam_day, r.time_from, c.name, m.name,
        k.value, r.name, part
      having (part - 1) * ${most}::integer < count(*)
      order by r.exam_day, r.time_from, c.name, m.name, k.value, r.name, part`,
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
  const onPage = rows
    .slice((n - 1) * most, n * most)
    .map(({ seat, erollno, name, name_nepali }) => ({
      seat,
      symbolNumber: erollno ?? '',
      name: { en: name, ne: name_nepali },
    }))
  const [first] = rows
  if (first === undefined || onPage.length === 0) return null
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
    candidates: onPage,
  }
}

type SeatedRow = {
  readonly seat: number
  readonly erollno: string | null
  readonly name: string
  readonly name_nepali: string
  readonly exam: string
  /** Of the course; the name of a sitting. */
  readonly code: string
  readonly course: string
  readonly course_ne: string
  readonly room: string
  readonly centre: string
  readonly exam_day: string
  readonly time_from: string
  readonly time_to: string
}

async function seatedIn(
  reader: Reader,
  { routineId, roomId }: { readonly routineId: number; readonly roomId: number },
): Promise<readonly SeatedRow[]> {
  const { rows } = await sql<SeatedRow>`
    select s.seat, h.erollno, p.name, p.name_nepali, coalesce(e.name, o.name) as exam,
      coalesce(k.value, r.name) as code, coalesce(k.name, '') as course,
      coalesce(k.name_nepali, '') as course_ne, m.name as room, c.name as centre,
      r.exam_day, r.time_from, r.time_to
    from n_exam_seat s
    join n_exam_routine r using (n_exam_routine_id)
    left join n_exam_master e using (n_exam_master_id)
    left join n_course k using (n_course_id)
    left join n_entrance_open o using (n_entrance_open_id)
    join n_exam_room m using (n_exam_room_id)
    join n_exam_centre c using (n_exam_centre_id)
    join (${candidates}) h using (n_exam_seat_id)
    join c_bpartner p on p.c_bpartner_id = h."partnerId"
    where s.n_exam_routine_id = ${routineId} and s.n_exam_room_id = ${roomId}
    order by s.seat`.execute(reader)
  return rows
}
