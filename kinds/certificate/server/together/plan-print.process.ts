import { sql } from 'kysely'
import { nameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { decideApproval } from '../../rules/approval.ts'
import { mostTogether, pagesOf, planPrint } from '../../rules/print-plan.ts'
import { leftOutMessages, printPlanText as text } from '../../rules/print-plan-messages.ts'
import { certificatePrintPlan } from '../../wire/print-plan.ts'
import { approvalFacts } from '../approval-facts.ts'
import type { StoredCertificate } from './stored-plan.ts'

/** Plans a print of several certificates and stores it: what it shows is what is executed. */
export const planPrintProcess = defineProcess({
  ...certificatePrintPlan,
  name: text.make,
  roles: staffWith('certificate.issue'),
  shows: [
    { table: 'n_certificate_reg' },
    { table: 'c_bpartner', columns: ['Name', 'name_nepali'] },
  ],
  async run({ certificates: ids }, { database, session, nowMs }) {
    if (ids.length > mostTogether)
      return refusal('rule/too-many', text['too-many'], { values: { most: mostTogether } })
    const reader = database.kysely
    const rows = await chosen(reader, ids, session.clientId)
    const records = await approvalFacts(reader, ids, nowMs)
    const certificates = rows.flatMap(({ id, ...row }) => {
      const facts = records.get(id)
      if (facts === undefined) return []
      const { step, why } = planPrint({
        isOpen: row.docstatus === 'AP',
        isIssued: row.number !== '',
        isRevoked: row.ended !== null,
        isOwn: refuseOwnApplication(row, session) !== null,
        byTwo: row.two_people,
        approval: decideApproval(facts),
      })
      const planned = {
        n_certificate_reg_ID: id,
        student: nameInBoth(row.name, row.name_nepali),
        type: nameInBoth(row.title, row.title_ne),
        copies: row.copies,
        number: row.number,
        step,
        why: why === null ? null : leftOutMessages[why],
      }
      return [planned]
    })
    const stored: readonly StoredCertificate[] = certificates.map(
      ({ n_certificate_reg_ID: id, step, copies }) => ({ id, step, copies }),
    )
    const { certificate_print_plan_id: id } = await reader
      .insertInto('certificate_print_plan')
      .values({
        ad_client_id: session.clientId,
        created: new Date(nowMs),
        createdby: session.userId,
        certificates: JSON.stringify(stored),
      })
      .returning('certificate_print_plan_id')
      .executeTakeFirstOrThrow()
    const pages = pagesOf(stored)
    const issues = stored.filter(({ step }) => step === 'issue').length
    return {
      summary: text.planned,
      values: { n: pages },
      data: { plan: { id, pages, issues, certificates } },
    }
  },
})

type ChosenRow = {
  readonly id: number
  readonly c_bpartner_id: number
  readonly docstatus: string
  readonly number: string
  readonly copies: number
  readonly ended: string | null
  readonly two_people: boolean
} & Readonly<Record<'name' | 'name_nepali' | 'title' | 'title_ne', string>>

/** Requests of these ids, in the order of the open ones. */
async function chosen(
  reader: Reader,
  ids: readonly number[],
  clientId: number,
): Promise<readonly ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select a.n_certificate_reg_id::float8 as id, a.c_bpartner_id::float8 as c_bpartner_id, a.docstatus,
      coalesce(a.certificateno, '') as number, a.copies, n.ended, o.two_people,
      p.name, p.name_nepali, o.name as title, o.name_ne as title_ne
    from n_certificate_reg a
    join n_certificate_open o using (n_certificate_open_id)
    join c_bpartner p on p.c_bpartner_id = a.c_bpartner_id
    left join n_issued_paper n on n.sort = 'certificate' and n.record_id = a.n_certificate_reg_id
    where a.n_certificate_reg_id = any(${[...ids]}::bigint[]) and a.ad_client_id = ${clientId}
    order by a.isurgent desc, a.n_certificate_reg_id`.execute(reader)
  return rows
}
