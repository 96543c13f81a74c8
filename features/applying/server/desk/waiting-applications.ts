import { sql } from 'kysely'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'

/** Applications of one kind as the desk finds them. */
export type ApplicationQueue = {
  readonly id: string
  readonly name: Message
  readonly roles: readonly StaffRole[]
  /** Table and key of the applications. */
  readonly applications: { readonly table: string; readonly key: string }
  /** Table and key of the openings they name; null where all are called the same, as the queue. */
  readonly openings: { readonly table: string; readonly key: string } | null
  readonly decision: { readonly slug: string; readonly parameter: string }
  /** SQL condition over the application `a`, if another kind uses the same table. */
  readonly only?: string
  /** Effect of an approval, in the kind's text. */
  readonly outcome: Message
  /** Photo and documents are judged too. */
  readonly judgesProofs?: true
  /** Claims of the student in the kind's own matter, beside what is needed, for each of these applications. */
  readonly claims: (
    database: Database,
    records: readonly number[],
    nowMs: number,
  ) => Promise<ReadonlyMap<number, readonly CheckRow[]>>
  /** Paid amount according to the ledger; absent if its table has no columns of money. */
  readonly paidAs?: PaymentType
  /** The desk does not close it: another module decides later. */
  readonly staysOpen?: true
}

export type WaitingApplication = {
  readonly id: string
  readonly c_bpartner_id: string
  readonly name: string
  readonly name_nepali: string
  readonly phone: string
  readonly opening: string | null
  readonly opening_ne: string | null
  readonly opening_id: number | null
  readonly totalfee: string
  readonly feepaid: string
  readonly created: Date
  /** It was returned before, and its student has sent it again. */
  readonly sent_again: boolean
  readonly since: Date
  readonly complete: boolean
  readonly logo_id: string | null
  readonly signature_id: string | null
}

/**
 * Paid applications without a decision; without a fee, all of them. The wait starts with the last payment. Time that a
 * returned one waited on its student is not the office's: sent again, it keeps its place in the order.
 */
export function selectApplications(
  { kysely }: Database,
  { applications, openings, only: which, paidAs }: ApplicationQueue,
  { record, of }: { readonly record?: number; readonly of?: readonly number[] | undefined },
) {
  const key = sql.ref(`a.${applications.key}`)
  const [fee, paid] = paidAs === undefined ? [sql`0`, sql`0`] : [sql`a.totalfee`, sql`a.feepaid`]
  const lastPaid = sql`(select max(t.posted) from ledger_line l
      join ledger_transaction t using (ledger_transaction_id)
      where l.account = 'fees' and l.amount < 0 and l.payment_type = ${paidAs ?? null}
        and l.reference_id = ${key})`
  const returns = sql`n_application_return r
      where r.model = ${applications.table} and r.record_id = ${key} and r.sent_again is not null`
  const withStudent = sql`coalesce((select sum(r.sent_again - r.returned) from ${returns}
      and r.returned >= w.since), interval '0')`
  const opening =
    openings === null
      ? sql`select null::text as name, null::text as name_ne, null::bigint as id`
      : sql`select o.name, o.name_ne, ${sql.ref(`o.${openings.key}`)} as id
          from ${sql.table(openings.table)} o
          where ${sql.ref(`o.${openings.key}`)} = ${sql.ref(`a.${openings.key}`)}`
  const only = [
    ...(record === undefined ? [] : [sql` and ${key} = ${record}`]),
    ...(of === undefined ? [] : [sql` and a.c_bpartner_id = any(${of})`]),
    ...(which === undefined ? [] : [sql` and (${sql.raw(which)})`]),
  ]
  return sql<WaitingApplication>`
    select ${key} as id, a.c_bpartner_id, b.name, b.name_nepali, b.phone, o.name as opening,
      o.name_ne as opening_ne, o.id as opening_id,
      ${fee} as totalfee, ${paid} as feepaid, a.created,
      w.since + ${withStudent} as since, exists (select from ${returns}) as sent_again,
      b.completedregistration as complete, b.logo_id, b.signature_id
    from ${sql.table(applications.table)} a
    join c_bpartner b on b.c_bpartner_id = a.c_bpartner_id
    left join lateral (${opening}) o on true
    cross join lateral (select
      case when ${fee} > 0 then coalesce(${lastPaid}, a.created) else a.created end as since) w
    where a.docstatus in ('DR', 'IP') and ${paid} >= ${fee} and a.n_application_return_id is null
      ${sql.join(only, sql``)}
    order by since, id`.execute(kysely)
}

/** The name of the opening an application was sent for; that of the queue where all are called the same. */
export function openingName(
  { opening, opening_ne: nepali }: WaitingApplication,
  { name }: Pick<ApplicationQueue, 'name'>,
): Message {
  return opening === null ? name : nameInBoth(opening, nepali ?? '')
}
