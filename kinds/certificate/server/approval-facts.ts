import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { unpaidFeesWhere } from '#features/reports/server/query/unpaid-fees.ts'
import type { ApprovalFacts } from '../rules/approval.ts'
import { findCertificateType } from '../rules/certificate.ts'

type FactsRow = {
  readonly id: string
  readonly type: string
} & Readonly<Record<'owed' | 'books' | 'fines' | 'results' | 'expulsions', string>>

/** Reads the facts on which the approval of these requests depends, by request; one statement for all. */
export async function approvalFacts(
  reader: Reader,
  ids: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, ApprovalFacts>> {
  const now = new Date(nowMs)
  const owing = unpaidFeesWhere(sql`f.docstatus <> 'CL' and f.c_bpartner_id in (
    select c_bpartner_id from n_certificate_reg where n_certificate_reg_id = any(${ids}::bigint[]))`)
  const { rows } = await sql<FactsRow>`
    with due as (${owing})
    select a.n_certificate_reg_id as id, o.type,
      (select coalesce(sum(due.totalfee - due.feepaid), 0) from due
        where due.c_bpartner_id = a.c_bpartner_id and due.type <> 'CERTIFICATE') as owed,
      (select count(*) from library_loan l
        where l.c_bpartner_id = a.c_bpartner_id and l.returned is null) as books,
      (select coalesce(sum(f.amount), 0) from n_library_fine f
        where f.c_bpartner_id = a.c_bpartner_id and f.finestate = 'owed') as fines,
      (select count(*) from n_exam_result r join n_exam_reg x using (n_exam_reg_id)
        where x.n_program_enroll_id = a.n_program_enroll_id and r.visible_from <= ${now}
          and (r.visible_until is null or r.visible_until > ${now}))
        + (select count(*) from n_carried_result c
          where c.n_program_enroll_id = a.n_program_enroll_id) as results,
      (select count(*) from n_result_decision d join n_exam_reg x using (n_exam_reg_id)
        where x.c_bpartner_id = a.c_bpartner_id and d.sort = 'EXPELLED' and d.lifted is null)
        as expulsions
    from n_certificate_reg a join n_certificate_open o using (n_certificate_open_id)
    where a.n_certificate_reg_id = any(${ids}::bigint[])`.execute(reader)
  return new Map(rows.map((row) => [Number(row.id), factsOf(row)]))
}

function factsOf(row: FactsRow): ApprovalFacts {
  return {
    type: findCertificateType(row.type) ?? 'VERIFICATION',
    owed: paisa(Number(row.owed)),
    books: Number(row.books),
    fines: paisa(Number(row.fines)),
    results: Number(row.results),
    expulsions: Number(row.expulsions),
  }
}
