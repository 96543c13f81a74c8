import { sql } from 'kysely'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { afterEntrance, type FirstMoment } from '#features/first-day/rules/facts.ts'
import type { Selection } from './selection.ts'

/** An applicant who was approved for the test. */
export type Candidate = {
  readonly applicationId: number
  readonly partnerId: number
  /** '' until it is given. */
  readonly symbolNumber: string
  /** '' until it is given. */
  readonly seat: string
  readonly name: string
  readonly quotas: string
  readonly score: number | null
  readonly attendance: 'present' | 'absent' | null
  readonly selected: boolean
  readonly eligible: boolean
}

export type Opening = {
  readonly openingId: number
  readonly name: string
  /** The same in Nepali; '' where it has none. */
  readonly nameNe: string
  readonly full: number
  readonly published: Date | null
  /** When it can first be scored and published; null: neither the exam's day nor the last day to apply is recorded. */
  readonly first: FirstMoment | null
  /** Its own name where the exam's day is not recorded. */
  readonly undated: readonly string[]
  /** Last day to apply. */
  readonly lastDay: Day | null
}

type OpeningRow = Pick<Opening, 'name' | 'nameNe' | 'full' | 'published'> & {
  readonly exam_date: string | null
  readonly exam_time: string | null
  readonly exam_minutes: number | null
  readonly apply_uptolate: string | null
}

type OpeningKey = { readonly openingId: number } & Pick<Session, 'clientId'>

export function findOpening(
  reader: Reader,
  of: Selection,
  asked: OpeningKey,
): Promise<Opening | null> {
  return readOpening(reader, of, { ...asked, lock: sql`` })
}

/** Reads the opening, whose exam is its last sitting where it has any, and locks it, with its candidates' scores and numbers, until the transaction ends. */
export function lockOpening(
  transaction: Transaction,
  of: Selection,
  asked: OpeningKey,
): Promise<Opening | null> {
  return readOpening(transaction, of, { ...asked, lock: sql`for update of o` })
}

async function readOpening(
  reader: Reader,
  { openings }: Selection,
  { openingId, clientId, lock }: OpeningKey & { readonly lock: ReturnType<typeof sql> },
): Promise<Opening | null> {
  const { rows } = await sql<OpeningRow>`
    select o.name, o.name_ne as "nameNe", o.score_fm as full, o.result_published as published,
      coalesce(last.exam_day, o.exam_date) as exam_date,
      coalesce(last.time_from, o.exam_time) as exam_time,
      coalesce(extract(epoch from last.time_to - last.time_from) / 60, o.exam_minutes)::integer
        as exam_minutes, o.apply_uptolate
    from ${sql.table(openings)} o
    left join lateral (
      select r.exam_day, r.time_from, r.time_to from n_exam_routine r
      where r.${sql.ref(keyOf(openings))} = o.${sql.ref(keyOf(openings))}
      order by r.exam_day desc, r.time_to desc limit 1) last on true
    where o.${sql.ref(keyOf(openings))} = ${openingId} and o.ad_client_id = ${clientId} ${lock}`.execute(
    reader,
  )
  const [row] = rows
  if (row === undefined) return null
  const { name, nameNe, full, published } = row
  const lastDay = row.apply_uptolate === null ? null : day(row.apply_uptolate)
  const first = afterEntrance({
    examDay: row.exam_date === null ? null : day(row.exam_date),
    examTime: row.exam_time?.slice(0, 5) ?? null,
    examMinutes: row.exam_minutes,
    lastDay,
  })
  const undated = row.exam_date === null ? [name] : []
  return { openingId, name, nameNe, full, published, first, undated, lastDay }
}

export function unknownOpening({ texts }: Selection): Refusal {
  return refusal('rule/opening-unknown', texts.unknown, { status: 404 })
}

/** By symbol number; those that have none come last, in the order of applying. */
export async function candidatesOf(
  reader: Reader,
  { openings, applications }: Selection,
  openingId: number,
): Promise<readonly Candidate[]> {
  const key = sql.ref(`a.${keyOf(applications)}`)
  const { rows } = await sql<Candidate>`
    select ${key} as "applicationId", a.c_bpartner_id as "partnerId",
      coalesce(a.erollno, '') as "symbolNumber", coalesce(a.exam_centre, '') as seat, p.name, a.selectedquota as quotas,
      a.score, a.attendance, a.selected, a.eligible
    from ${sql.table(applications)} a join c_bpartner p using (c_bpartner_id)
    where ${sql.ref(`a.${keyOf(openings)}`)} = ${openingId} and a.docstatus in ('AP', 'CO')
    order by a.erollno nulls last, ${key}`.execute(reader)
  return rows
}

/** Applications that are paid and wait for the office's decision. */
export async function undecidedOf(
  reader: Reader,
  { openings, applications }: Selection,
  openingId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*) as n from ${sql.table(applications)}
    where ${sql.ref(keyOf(openings))} = ${openingId}
      and docstatus in ('DR', 'IP') and feepaid >= totalfee`.execute(reader)
  return rows[0]?.n ?? 0
}

export function keyOf(table: string): string {
  return `${table}_id`
}
