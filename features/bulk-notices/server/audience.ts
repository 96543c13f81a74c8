import { type RawBuilder, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Recheck } from '#features/applying/server/withdrawal/application-recheck.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { studies } from '#features/enrollment/server/studies.ts'
import type { Audience } from '../rules/audience.ts'

/** Partners of an audience, as a query with one column. */
export function partnersOf(audience: Audience, rechecks: readonly Recheck[]): RawBuilder<unknown> {
  switch (audience.is) {
    case 'students': {
      const { program, semester } = audience
      const equal = (column: string, id: number | null) =>
        id === null ? sql`true` : sql`${sql.ref(column)} = ${id}`
      return sql`select e.c_bpartner_id from n_program_enroll e
        where ${studies} and ${equal('e.n_program_id', program)}
          and ${equal('e.n_sem_year_id', semester)}`
    }
    case 'applicants': {
      const { opening, id, quota } = audience
      const parts = rechecks
        .filter((each) => each.opening === opening)
        .map(
          ({ table }) => sql`select c_bpartner_id from ${sql.table(table)}
            where ${sql.ref(`${opening}_id`)} = ${id} and isactive
              and n_application_withdrawal_id is null and ${ofQuota(quota)}`,
        )
      return sql.join(parts, sql` union `)
    }
    case 'people':
      return sql`select min(c_bpartner_id) as c_bpartner_id from (${typedFound(audience.typed)}) as f
        group by typed having count(distinct c_bpartner_id) = 1`
  }
}

/** Applications that chose a quota; only those of openings with quotas are asked. */
function ofQuota(quota: Quota | null): RawBuilder<boolean> {
  return quota === null
    ? sql`true`
    : sql<boolean>`${quota} = any(string_to_array(selectedquota, ','))`
}

/** Entries of a pasted list with each student whom they name. */
function typedFound(typed: readonly string[]): RawBuilder<unknown> {
  const entries = sql`unnest(${typed}::text[]) as t(typed)`
  return sql`
    select typed, c_bpartner_id from ${entries} join ad_user u on lower(u.email) = typed
      where u.isactive and c_bpartner_id is not null
    union select typed, p.c_bpartner_id from ${entries} join c_bpartner p on lower(p.regrollno) = typed
    union select typed, e.c_bpartner_id from ${entries} join n_program_enroll e on lower(e.urollno) = typed`
}

/** Entries of a pasted list that are not one student's. */
export async function unknownOf(reader: Reader, audience: Audience): Promise<readonly string[]> {
  if (audience.is !== 'people') return []
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${audience.typed}::text[]) with ordinality as t(typed, place)
    where typed not in (
      select typed from (${typedFound(audience.typed)}) as f
      group by typed having count(distinct c_bpartner_id) = 1)
    order by place`.execute(reader)
  return rows.map(({ typed }) => typed)
}

export type Reach = { readonly people: number; readonly mailed: number }

/** Students with an account, and those who receive announcements by mail too. */
export async function countReach(reader: Reader, partners: RawBuilder<unknown>): Promise<Reach> {
  const { rows } = await sql<{ people: string; mailed: string }>`
    select count(*) as people, count(*) filter (where coalesce(c.mail, true)) as mailed
    from ad_user u
    left join notice_choice c on c.ad_user_id = u.ad_user_id and c.topic = 'announcements'
    where u.isactive and u.c_bpartner_id in (${partners})`.execute(reader)
  return { people: Number(rows[0]?.people), mailed: Number(rows[0]?.mailed) }
}

/** Students of the fixed audience of a notice, as a query. */
export function fixedPartners(noticeId: number): RawBuilder<unknown> {
  return sql`select c_bpartner_id from bulk_notice_reader where bulk_notice_id = ${noticeId}`
}

/** Fixes the audience of a notice; gives the number of students. */
export async function fixAudience(
  transaction: Transaction,
  noticeId: number,
  partners: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into bulk_notice_reader (bulk_notice_id, c_bpartner_id)
    select distinct ${noticeId}::bigint, u.c_bpartner_id from ad_user u
    where u.isactive and u.c_bpartner_id in (${partners})`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}
