import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { entranceResultMessages as text } from '../../rules/result-messages.ts'

/** Who scores an entrance, and who confirms its result. */
export const resultOffice = ['registrar', 'exam-office', 'administrator'] as const

export const openingParameter = {
  name: 'n_entrance_open_ID',
  type: 'integer',
  mandatory: true,
} as const

export const openingRecord = { table: 'n_entrance_open', parameter: openingParameter.name } as const

/** Somebody who was let in to the entrance. */
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

export type Entrance = {
  readonly openingId: number
  readonly name: string
  readonly full: number
  readonly published: Date | null
}

export async function findEntrance(
  reader: Reader,
  openingId: number,
  { clientId }: Pick<Session, 'clientId'>,
): Promise<Entrance | null> {
  const row = await reader
    .selectFrom('n_entrance_open')
    .select(['name', 'score_fm', 'result_published'])
    .where('n_entrance_open_id', '=', openingId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { openingId, name: row.name, full: row.score_fm, published: row.result_published }
}

/** The entrance, with its scores and numbers held for one act after another. */
export async function lockEntrance(
  transaction: Transaction,
  openingId: number,
  session: Pick<Session, 'clientId'>,
): Promise<Entrance | null> {
  await transaction
    .selectFrom('n_entrance_open')
    .select('n_entrance_open_id')
    .where('n_entrance_open_id', '=', openingId)
    .forUpdate()
    .execute()
  return findEntrance(transaction, openingId, session)
}

export function unknownEntrance(): Refusal {
  return refusal('rule/entrance-unknown', text['entrance-unknown'], { status: 404 })
}

/** By symbol number; those that have none come last, in the order of applying. */
export async function candidatesOf(
  reader: Reader,
  openingId: number,
): Promise<readonly Candidate[]> {
  const rows = await reader
    .selectFrom('n_entrance_reg as a')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select(['a.n_entrance_reg_id', 'a.c_bpartner_id', 'a.erollno', 'a.selectedquota', 'p.name'])
    .select(['a.score', 'a.attendance', 'a.selected', 'a.eligible'])
    .where('a.n_entrance_open_id', '=', openingId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .orderBy('a.erollno', (by) => by.asc().nullsLast())
    .orderBy('a.n_entrance_reg_id')
    .execute()
  return rows.map((row) => ({
    applicationId: row.n_entrance_reg_id,
    partnerId: row.c_bpartner_id,
    symbolNumber: row.erollno ?? '',
    name: row.name,
    quotas: row.selectedquota,
    score: row.score,
    attendance: row.attendance,
    selected: row.selected,
    eligible: row.eligible,
  }))
}
