import { sql } from 'kysely'
import { nameInBoth } from '#platform/pure/message.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { certificatesOpen, type OpenCertificate } from '../wire/processes.ts'
import { issueProposal } from './issue-view.ts'

type OpenRow = Omit<OpenCertificate, 'student' | 'type' | 'asked'> & {
  readonly asked: Date
} & Readonly<Record<'name' | 'name_nepali' | 'title' | 'title_ne', string>>

/** Approved certificates that have not reached their students: urgent ones first, then the oldest. */
export const openCertificates = defineProcess({
  ...certificatesOpen,
  name: text.list,
  roles: staffWith('certificate.issue'),
  shows: [
    { table: 'n_certificate_reg' },
    { table: 'c_bpartner', columns: ['Name', 'name_nepali'] },
  ],
  async run(_, { database, session, nowMs }) {
    const { rows } = await sql<OpenRow>`
      select a.n_certificate_reg_id::float8 as "n_certificate_reg_ID", p.name, p.name_nepali,
        a.c_bpartner_id::float8 as "partnerId", o.name as title, o.name_ne as title_ne, a.copies,
        a.purpose, a.isurgent as "isUrgent", o.two_people as "byTwo", a.created as asked,
        coalesce(a.certificateno, '') as number, a.ready is not null as "isReady",
        u.name as "proposedBy"
      from n_certificate_reg a
      join n_certificate_open o using (n_certificate_open_id)
      join c_bpartner p on p.c_bpartner_id = a.c_bpartner_id
      left join n_proposal q on q.sort = ${issueProposal.sort} and q.state = 'open' and q.expires > ${new Date(nowMs)}
        and q.subject = ${issueProposal.subject} || a.n_certificate_reg_id
      left join ad_user u on u.ad_user_id = q.createdby
      where a.docstatus = 'AP' and a.ad_client_id = ${session.clientId}
      order by a.isurgent desc, a.n_certificate_reg_id`.execute(database.kysely)
    const certificates = rows.map(
      ({ name, name_nepali, title, title_ne, asked, ...row }): OpenCertificate => ({
        ...row,
        student: nameInBoth(name, name_nepali),
        type: nameInBoth(title, title_ne),
        asked: asked.toISOString(),
      }),
    )
    return { summary: text['list-read'], values: { n: rows.length }, data: { certificates } }
  },
})
