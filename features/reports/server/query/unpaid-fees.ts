import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'

type Source = {
  readonly table: string
  readonly type: RawBuilder<string>
  /** Day since when it is owed; absent: the day of the application. */
  readonly since?: RawBuilder<unknown>
}

/** Tables of fees that are dues while they are unpaid; a test compares them with the kinds. */
const sources: readonly Source[] = [
  {
    table: 'n_program_creg',
    type: sql`case when f.n_sem_year_id = ${admissionSemesterId} then 'ADMISSION' else 'STUDENT_FEE' end`,
  },
  { table: 'n_exam_reg', type: sql`'EXAM'` },
  { table: 'n_exam_retotaling', type: sql`'EXAM_RETOTAL'` },
  { table: 'n_noureg', type: sql`'UNIVERSITY_REGISTRATION'` },
  { table: 'n_certificate_reg', type: sql`'CERTIFICATE'` },
  { table: 'n_due', type: sql`'DUE'`, since: sql`f.since` },
]

/** Applications `f` that meet the condition and whose fee is not paid whole, as a query. */
export function unpaidFeesWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const unpaid = sources.map(
    ({ table, type, since = dayOf('f.created') }) => sql`
      select ${sql.ref(`f.${table}_id`)} as id, ${type} as type, f.c_bpartner_id, f.n_program_id,
        f.totalfee, f.feepaid, ${since} as since
      from ${sql.table(table)} as f
      where f.isactive and f.n_application_withdrawal_id is null and f.totalfee > f.feepaid
        and ${condition}`,
  )
  return sql.join(unpaid, sql` union all `)
}
