import { bothNames } from '#platform/server/database/names.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { committeeMessages as text } from '../../rules/committee-messages.ts'
import type { Committee } from '../../wire/committee.ts'
import { saysWhoSits, staffRoles } from './committee.ts'

/** Scholarships of the user's committees, the newest first; all of them for users who choose the members. */
export const listCommittees = defineProcess({
  ...contracts.scholarshipCommittees,
  name: { en: 'List committees', ne: 'समितिहरूको सूची' },
  roles: staffRoles,
  shows: [],
  async run(_, { database, session }) {
    const { rows } = await sql<Committee>`
      select o.n_scholarship_open_id as "n_scholarship_open_ID", ${bothNames('o.name', 'o.name_ne')} as name, o.seats,
        count(a.n_scholarship_reg_id) as applicants,
        count(a.n_scholarship_reg_id) filter (where a.docstatus = 'CO') as awarded,
        bool_or(m.ad_user_id is not null) as "isMember"
      from n_scholarship_open o
      left join n_scholarship_reg a using (n_scholarship_open_id)
      left join scholarship_member m
        on m.n_scholarship_open_id = o.n_scholarship_open_id and m.ad_user_id = ${session.userId}
      where o.ad_client_id = ${session.clientId}
        and (${saysWhoSits(session)} or m.ad_user_id is not null)
      group by o.n_scholarship_open_id
      order by o.dateto desc nulls last, o.n_scholarship_open_id desc`.execute(database.kysely)
    const values = { n: rows.length }
    return { summary: text['committees-read'], values, data: { committees: rows } }
  },
})
