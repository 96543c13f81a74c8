import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { afterLastPaper, type FirstMoment } from '#features/first-day/rules/facts.ts'

type PaperRow = { readonly code: string; readonly exam_day: string | null; readonly to: string }

/** End of the last exam paper of an exam's approved registrations, and the courses without a day in the routine. */
export async function lastPaperOf(
  reader: Reader,
  openingId: number,
): Promise<{ readonly first: FirstMoment | null; readonly undated: readonly string[] }> {
  const { rows } = await sql<PaperRow>`
    select distinct c.value as code, r.exam_day, left(r.time_to::text, 5) as to
    from n_exam_reg a
    join n_exam_regdetails d using (n_exam_reg_id)
    join n_course c using (n_course_id)
    left join n_exam_routine r
      on r.n_exam_master_id = a.n_exam_master_id and r.n_course_id = d.n_course_id
    where a.n_exam_open_id = ${openingId} and a.docstatus in ('AP', 'CO')
    order by code`.execute(reader)
  return {
    first: afterLastPaper(rows.map(paperEnd)),
    undated: rows.flatMap(({ code, exam_day }) => (exam_day === null ? [code] : [])),
  }
}

function paperEnd({ exam_day, to }: Pick<PaperRow, 'exam_day' | 'to'>) {
  return exam_day === null ? null : { day: day(exam_day), to }
}

type SheetRow = PaperRow & {
  readonly name: string
  readonly name_nepali: string
  readonly exam: string
  readonly openingId: number
}

/** A course with candidates in an exam: its name, an opening of the exam, and the end of its exam paper. */
export async function findMarkSheet(
  reader: Reader,
  sheet: { readonly examId: number; readonly courseId: number },
  clientId: number,
) {
  const { rows } = await sql<SheetRow>`
    select c.value as code, c.name, coalesce(nullif(c.name_nepali, ''), c.name) as name_nepali, m.name as exam, a.n_exam_open_id as "openingId",
      r.exam_day, left(r.time_to::text, 5) as to
    from n_exam_reg a
    join n_exam_regdetails d using (n_exam_reg_id)
    join n_exam_master m using (n_exam_master_id)
    join n_course c using (n_course_id)
    left join n_exam_routine r
      on r.n_exam_master_id = a.n_exam_master_id and r.n_course_id = d.n_course_id
    where a.n_exam_master_id = ${sheet.examId} and d.n_course_id = ${sheet.courseId}
      and a.ad_client_id = ${clientId} and a.docstatus in ('AP', 'CO')
    order by a.n_exam_open_id limit 1`.execute(reader)
  const [row] = rows
  if (row === undefined) return null
  const { code, exam, openingId } = row
  const name: Message = {
    en: `${code} ${row.name}, ${exam}`,
    ne: `${code} ${row.name_nepali}, ${exam}`,
  }
  return { code, name, openingId, paper: paperEnd(row) }
}
