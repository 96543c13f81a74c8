import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { applicationPages } from '#features/applying/server/documents/prepare-document.ts'
import { keysOf } from '#features/bulk-print/server/queried.ts'
import type { PrintOrder } from '#features/bulk-print/rules/facts.ts'
import type { BulkPrintType, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { examCardMessages } from '#features/examination/rules/facts.ts'
import { examPrintSubjects } from '#features/examination/server/room-sheets/exam-subjects.ts'
import { gradesheetAccess } from '#features/results/server/gradesheet/gradesheet-print.ts'
import { examCardOf, gradesheetOf } from './exam-prints.ts'

/** All admit cards, and all gradesheets, of an exam. */
export function examBulkPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: 'exam-cards',
      name: examCardMessages.card,
      permission: 'exam-layout.read',
      subjects: examPrintSubjects,
      orders: ['seat', 'programme', 'number'],
      pages: readyCards,
      page: applicationPages(examCardOf(printing)),
    },
    {
      id: 'gradesheets',
      name: gradesheetAccess.name,
      permission: 'result.manage',
      subjects: examPrintSubjects,
      orders: ['programme', 'number'],
      pages: publishedResults,
      page: applicationPages(gradesheetOf(printing)),
    },
  ]
}

const orders: Readonly<Record<PrintOrder, RawBuilder<unknown>>> = {
  seat: sql`first.centre, first.room, first.seat, a.erollno`,
  programme: sql`g.name, a.erollno`,
  number: sql`a.erollno`,
}

/** Approved registrations whose card is ready. Their seat is the one of the first exam paper. */
function readyCards(reader: Reader, { subject, order }: Wanted): Promise<readonly string[]> {
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select a.n_exam_reg_id::text as key
      from n_exam_reg a
      left join n_program g using (n_program_id)
      left join lateral (
        select c.name as centre, m.name as room, s.seat
        from n_exam_seat s join n_exam_routine r using (n_exam_routine_id)
        join n_exam_room m using (n_exam_room_id) join n_exam_centre c using (n_exam_centre_id)
        where s.n_exam_reg_id = a.n_exam_reg_id
        order by r.exam_day, r.time_from limit 1) first on true
      where a.n_exam_master_id = ${subject} and a.docstatus in ('AP', 'CO')
        and exam_card_ready(a.n_exam_reg_id)
      order by ${orders[order]}, a.n_exam_reg_id`,
  )
}

/** Approved registrations whose result is visible. */
function publishedResults(
  reader: Reader,
  { subject, order, nowMs }: Wanted,
): Promise<readonly string[]> {
  const now = new Date(nowMs)
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select a.n_exam_reg_id::text as key
      from n_exam_reg a
      join n_exam_result e using (n_exam_reg_id)
      left join n_program g on g.n_program_id = a.n_program_id
      where a.n_exam_master_id = ${subject} and a.docstatus in ('AP', 'CO')
        and e.visible_from <= ${now} and (e.visible_until is null or e.visible_until > ${now})
      order by ${orders[order]}, a.n_exam_reg_id`,
  )
}
