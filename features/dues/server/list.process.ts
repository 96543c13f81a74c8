import { sql } from 'kysely'
import { bothNames } from '#platform/server/database/names.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { chargeMessages as text } from '../rules/charge-messages.ts'
import { type OpenDue, studentDues } from '../wire/processes.ts'
import { waiverType } from './waive.process.ts'

/** The dues of a student that are not paid, the oldest first. */
export const listDues = defineProcess({
  ...studentDues,
  name: text.list,
  roles: staffWith('due.enter'),
  shows: [{ table: 'n_due' }],
  async run({ C_BPartner_ID: partnerId }, { database, nowMs }) {
    const { rows } = await sql<OpenDue>`
      select n_due_id as id, ${bothNames('name', 'name_ne')} as name,
        to_char(since, 'YYYY-MM-DD') as since,
        totalfee - feepaid as owed, feepaid as paid,
        not ispending and not exists (
          select from n_proposal p
          where p.sort = ${waiverType} and p.subject = 'n_due:' || n_due_id
            and p.state = 'open' and p.expires > ${new Date(nowMs)}) as "mayWaive"
      from n_due
      where c_bpartner_id = ${partnerId} and docstatus = 'CO' and totalfee > feepaid
      order by since, n_due_id`.execute(database.kysely)
    return { summary: text.list, data: { dues: rows } }
  },
})
