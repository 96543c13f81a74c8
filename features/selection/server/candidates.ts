import { sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Selection } from './selection.ts'

/** Somebody who was let in to the test. */
export type Candidate = {
  readonly applicationId: number
  readonly partnerId: number
  /** '' until it is given. */
  readonly symbolNumber: string
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
  readonly full: number
  readonly published: Date | null
}

type Asked = { readonly openingId: number } & Pick<Session, 'clientId'>

export function findOpening(reader: Reader, of: Selection, asked: Asked): Promise<Opening | null> {
  return readOpening(reader, of, { ...asked, lock: sql`` })
}

/** The opening, with its candidates' scores and numbers held for one act after another. */
export function lockOpening(
  transaction: Transaction,
  of: Selection,
  asked: Asked,
): Promise<Opening | null> {
  return readOpening(transaction, of, { ...asked, lock: sql`for update` })
}

async function readOpening(
  reader: Reader,
  { openings }: Selection,
  { openingId, clientId, lock }: Asked & { readonly lock: ReturnType<typeof sql> },
): Promise<Opening | null> {
  const { rows } = await sql<Omit<Opening, 'openingId'>>`
    select name, score_fm as full, result_published as published from ${sql.table(openings)}
    where ${sql.ref(keyOf(openings))} = ${openingId} and ad_client_id = ${clientId} ${lock}`.execute(
    reader,
  )
  return rows[0] === undefined ? null : { openingId, ...rows[0] }
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
      coalesce(a.erollno, '') as "symbolNumber", p.name, a.selectedquota as quotas,
      a.score, a.attendance, a.selected, a.eligible
    from ${sql.table(applications)} a join c_bpartner p using (c_bpartner_id)
    where ${sql.ref(`a.${keyOf(openings)}`)} = ${openingId} and a.docstatus in ('AP', 'CO')
    order by a.erollno nulls last, ${key}`.execute(reader)
  return rows
}

export function keyOf(table: string): string {
  return `${table}_id`
}
