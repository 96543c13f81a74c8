import { type Selectable, sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Session } from '#platform/server/model-engine/session.ts'

type OpeningQuery<Openings extends keyof Tables> = {
  /** The kind's two tables; the opening's key is its table's name with `_id`, in both. */
  readonly openings: Openings
  readonly applications: keyof Tables
  readonly id: number
  /** Applicants choose quotas: the names of those on offer are read too. */
  readonly withQuotas?: true
}

/** An opening as it is now, and what every rule asks of who applies for it. */
export type OpeningFound<Openings extends keyof Tables> = {
  readonly row: Selectable<Tables[Openings]>
  readonly profileComplete: boolean
  /** There is an application already, whatever its status (READINGS R-37), but for one that was withdrawn. */
  readonly hasApplied: boolean
  /** The withdrawn application, which applying again takes up (READINGS R-99); null without one. */
  readonly takesUp: number | null
  /** Quotas that applicants may choose; none unless they were asked for. */
  readonly offeredQuotas: readonly string[]
}

/** Reads both in one statement, as result day's busiest write needs it; null when the session has no such opening. */
export async function findOpening<Openings extends keyof Tables>(
  reader: Reader,
  { openings, applications, id, withQuotas }: OpeningQuery<Openings>,
  { clientId, partnerId }: Pick<Session, 'clientId' | 'partnerId'>,
): Promise<OpeningFound<Openings> | null> {
  const key = `${openings}_id`
  const found = await sql<Selectable<Tables[Openings]> & Applicant>`
    select o.*, p.completedregistration as profile_complete,
      a.${sql.ref(`${applications}_id`)} as application_id,
      ${withQuotas ? sql`array(select q.name from n_quota q where q.isactive)` : sql`null`} as offered_quotas,
      a.docstatus = 'CL' and a.n_application_withdrawal_id is not null as is_withdrawn
    from ${sql.table(openings)} o left join c_bpartner p on p.c_bpartner_id = ${partnerId}
      left join ${sql.table(applications)} a
        on a.${sql.ref(key)} = o.${sql.ref(key)} and a.c_bpartner_id = ${partnerId}
    where o.${sql.ref(key)} = ${id} and o.ad_client_id = ${clientId}`.execute(reader)
  const [row] = found.rows
  if (row === undefined) return null
  const applicationId = row.application_id === null ? null : Number(row.application_id)
  const isWithdrawn = row.is_withdrawn ?? false
  return {
    row,
    profileComplete: row.profile_complete ?? false,
    hasApplied: applicationId !== null && !isWithdrawn,
    takesUp: isWithdrawn ? applicationId : null,
    offeredQuotas: row.offered_quotas ?? [],
  }
}

type Applicant = {
  readonly profile_complete: boolean | null
  readonly application_id: string | number | null
  readonly is_withdrawn: boolean | null
  readonly offered_quotas: readonly string[] | null
}
