import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { erasePerson } from './erase-person.ts'
import type { Removal } from './removals.ts'

/** People of the row `b` whom no law and no money keeps: never enrolled, nothing owed to them, no voucher undecided. */
export const isErasable = sql<boolean>`(b.erased is null
  and not exists (select 1 from n_program_enroll e where e.c_bpartner_id = b.c_bpartner_id)
  and not exists (select 1 from n_carried_result r where r.c_bpartner_id = b.c_bpartner_id)
  and not exists (select 1 from n_suspense s where s.c_bpartner_id = b.c_bpartner_id and s.amount <> 0)
  and not exists (
    select 1 from voucher v join c_payment p using (c_payment_id)
    where p.c_bpartner_id = b.c_bpartner_id and v.state in ('SUBMITTED', 'HELD')))`

export async function canBeErased({ kysely }: Database, partnerId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly may: boolean }>`
    select ${isErasable} as may from c_bpartner b where b.c_bpartner_id = ${partnerId}`.execute(
    kysely,
  )
  return rows[0]?.may ?? false
}

/**
 * `applications`: tables of the applications of all kinds; one that was changed lately keeps its person.
 *
 * Erases people who never enrolled, owe and are owed nothing, and have neither applied nor signed in since. Their
 * applications and payments stay, without a name.
 */
export function eraseApplicants(applications: readonly string[]): Removal {
  return async (transaction, { before, most, nowMs }) => {
    const ids = await dueApplicants(transaction, { applications, before, most })
    for (const partnerId of ids) await erasePerson(transaction, { partnerId, nowMs })
    return ids.length
  }
}

async function dueApplicants(
  transaction: Transaction,
  {
    applications,
    before,
    most,
  }: { readonly applications: readonly string[]; readonly before: Date; readonly most: number },
): Promise<readonly number[]> {
  const late = applications.map(
    (table) => sql`
      select 1 from ${sql.table(table)} a where a.c_bpartner_id = b.c_bpartner_id and a.updated >= ${before}`,
  )
  const { rows } = await sql<{ readonly id: number }>`
    select b.c_bpartner_id as id from c_bpartner b join ad_user u using (c_bpartner_id)
    where ${isErasable} and b.created < ${before}
      and not exists (
        select 1 from auth_session s where s.ad_user_id = u.ad_user_id and s.last_seen >= ${before})
      and not exists (
        select 1 from ad_user_roles r where r.ad_user_id = u.ad_user_id and r.ad_role_id <> ${roleIds.student})
      and not exists (${sql.join(late, sql` union all `)})
    order by b.c_bpartner_id limit ${most} for update of b skip locked`.execute(transaction)
  return rows.map(({ id }) => id)
}
