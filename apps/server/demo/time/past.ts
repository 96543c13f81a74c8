import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/** Tables of applications with the queue that decides a row. */
const queues = {
  n_entrance_reg: sql`'entrance'`,
  n_program_creg: sql`case n_sem_year_id when 1000000 then 'admission' else 'course-registration' end`,
  n_exam_reg: sql`'exam'`,
  n_exam_retotaling: sql`'retotaling'`,
  n_noureg: sql`'university-registration'`,
  n_certificate_reg: sql`'certificate'`,
} as const

/**
 * Gives the demonstration its past: enrollments are as old as their first application, people signed up before they first
 * applied, and what was decided had waited for the office, an application between five hours and three days.
 */
export async function ageDemo({ kysely }: Database, nowMs: number): Promise<void> {
  await sql`update n_program_enroll e set created = c.first
    from (select n_program_enroll_id as id, min(created) as first from n_program_creg group by 1) c
    where c.id = e.n_program_enroll_id and c.first < e.created`.execute(kysely)
  const tables = Object.entries(queues).map(([table, queue]) => ({ table, queue }))
  const applied = tables.map(
    ({ table }) => sql`select c_bpartner_id, created from ${sql.table(table)}`,
  )
  const first = sql`select c_bpartner_id, min(created) - interval '2 days'
      - c_bpartner_id % 9 * interval '7 hours' as signed_up
    from (${sql.join(applied, sql` union all `)}) a group by 1`
  for (const table of ['c_bpartner', 'ad_user'])
    await sql`update ${sql.table(table)} p set created = f.signed_up from (${first}) f
      where f.c_bpartner_id = p.c_bpartner_id and f.signed_up < p.created`.execute(kysely)
  const decided = [
    ...tables.map((each) => decidedApplications(each)),
    sql`select 'vouchers' as queue, c_payment_id as id,
      decided - (1 + c_payment_id % 30) * interval '1 hour' as since, decided
      from voucher where state = 'APPROVED'`,
  ]
  await sql`insert into desk_decision (queue, record_id, waited_since, decided)
    select queue, id, since, least(decided, ${new Date(nowMs)})
    from (${sql.join(decided, sql` union all `)}) d
    where since < ${new Date(nowMs)} and not exists (
      select from desk_decision o where o.queue = d.queue and o.record_id = d.id)`.execute(kysely)
}

function decidedApplications({ table, queue }: { table: string; queue: RawBuilder<unknown> }) {
  const id = sql.ref(`${table}_id`)
  return sql`select ${queue} as queue, ${id} as id, created as since,
      created + (5 + ${id} % 67) * interval '1 hour' as decided
    from ${sql.table(table)} where docstatus in ('AP', 'CO')`
}
