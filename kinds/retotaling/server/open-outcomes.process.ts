import { bothNames } from '#platform/server/database/names.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { resultOffice } from '#features/results/server/result-office.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import type { OpenOutcome } from '../wire/outcome-list.ts'

/** Courses of accepted retotalings whose marks are to be added up again, the oldest application first. */
export const openOutcomes = defineProcess({
  ...contracts.retotalingOutcomesOpen,
  name: { en: 'List retotalings without an outcome', ne: 'परिणाम नराखिएका पुनर्योग' },
  roles: resultOffice,
  shows: [
    { table: 'n_exam_retotaling' },
    { table: 'n_exam_rtdetails' },
    { table: 'c_bpartner', columns: ['Name'] },
  ],
  async run(_, { database, session }) {
    const rows = await readOpen(database.kysely, session.clientId)
    const outcomes = rows.map(({ by, partnerId, proposedBy, ...row }): OpenOutcome => ({
      ...row,
      proposal:
        by === null
          ? null
          : {
              by: proposedBy ?? '',
              isOwn: isOwnEntry({ enteredBy: by, partnerId: partnerId ?? 0 }, session),
            },
    }))
    return { summary: text['outcomes-read'], values: { n: outcomes.length }, data: { outcomes } }
  },
})

type OpenOutcomeRow = Omit<OpenOutcome, 'proposal'> & {
  readonly by: number | null
  readonly partnerId: number | null
  readonly proposedBy: string | null
}

async function readOpen(reader: Reader, clientId: number): Promise<readonly OpenOutcomeRow[]> {
  const { rows } = await sql<OpenOutcomeRow>`
    select d.n_exam_rtdetails_id as "n_exam_rtdetails_ID", coalesce(x.erollno, '') as erollno, p.name,
      ${bothNames('o.name', 'o.name_ne')} as exam, c.value as code,
      ${bothNames('c.name', 'c.name_nepali')} as course,
      coalesce(d.description, '') as description, l.external_om as mark, l.external_fm as "full",
      a.feepaid < a.totalfee as "isOwing", q.createdby as "by", u.c_bpartner_id as "partnerId",
      u.name as "proposedBy"
    from n_exam_rtdetails d
    join n_exam_retotaling a using (n_exam_retotaling_id)
    join n_exam_reg x on x.n_exam_reg_id = a.n_exam_reg_id
    join n_exam_open o on o.n_exam_open_id = a.n_exam_open_id
    join c_bpartner p on p.c_bpartner_id = a.c_bpartner_id
    join n_course c on c.n_course_id = d.n_course_id
    left join n_exam_result r on r.n_exam_reg_id = a.n_exam_reg_id and r.visible_until is null
    left join n_exam_resultdetails l
      on l.n_exam_result_id = r.n_exam_result_id and l.n_course_id = d.n_course_id
    left join n_proposal q on q.sort = 'retotaling-outcome' and q.state = 'open'
      and q.subject = 'n_exam_rtdetails:' || d.n_exam_rtdetails_id
    left join ad_user u on u.ad_user_id = q.createdby
    where a.docstatus = 'AP' and d.outcome is null and a.ad_client_id = ${clientId}
    order by a.n_exam_retotaling_id, d.n_exam_rtdetails_id`.execute(reader)
  return rows
}
