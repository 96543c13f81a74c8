import { bothNames } from '#platform/server/database/names.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { releaseMessages as text } from '../rules/release/release-messages.ts'
import type { ExamStatus } from '../wire/office.ts'
import { resultOffice } from './result-office.ts'

/** Exams with registrations, the newest first, with the progress of marks and results. */
export const listExams = defineProcess({
  ...contracts.resultExams,
  name: { en: 'List exams', ne: 'परीक्षाहरूको सूची' },
  roles: resultOffice,
  shows: [],
  async run(_, { database, session, nowMs }) {
    const exams = await examStates(database.kysely, session.clientId, new Date(nowMs))
    return { summary: text['exams-read'], values: { n: exams.length }, data: { exams } }
  },
})

async function examStates(
  reader: Reader,
  clientId: number,
  now: Date,
): Promise<readonly ExamStatus[]> {
  const { rows } = await sql<ExamStatus>`
    with registered as (
      select a.n_exam_reg_id, a.n_exam_open_id, a.erollno, r.n_exam_result_id, r.visible_from
      from n_exam_reg a
      left join n_exam_result r on r.n_exam_reg_id = a.n_exam_reg_id and r.visible_until is null
      where a.docstatus in ('AP', 'CO') and a.ad_client_id = ${clientId}),
    sheets as (
      select n_exam_open_id, count(*) as registrations,
        count(*) filter (where erollno is null) as unnumbered,
        count(n_exam_result_id) filter (where visible_from is null) as prepared,
        count(*) filter (where visible_from > ${now}) as scheduled,
        count(*) filter (where visible_from <= ${now}) as published
      from registered group by n_exam_open_id),
    marks as (
      select a.n_exam_open_id, count(*) as papers, count(m.n_mark_id) as agreed
      from registered a join n_exam_regdetails d using (n_exam_reg_id)
      left join n_mark m using (n_exam_regdetails_id)
      group by a.n_exam_open_id)
    select o.n_exam_open_id as "n_exam_open_ID", ${bothNames('o.name', 'o.name_ne')} as name, o.result_at as "resultAt",
      s.registrations, s.unnumbered, s.prepared, s.scheduled, s.published,
      coalesce(m.papers, 0) as papers, coalesce(m.agreed, 0) as agreed
    from n_exam_open o join sheets s using (n_exam_open_id) left join marks m using (n_exam_open_id)
    order by o.datefrom desc nulls last, o.n_exam_open_id desc`.execute(reader)
  return rows
}
