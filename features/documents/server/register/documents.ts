import { sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { DocumentEnd, DocumentType } from '../../rules/document.ts'
import { nextNumber } from './number-series.ts'

/** Key of a document: one per type and record. */
export type DocumentKey = { readonly sort: string; readonly recordId: number }

/** A document of the register with its newest version; `issued` and `hash` are null before its first print. */
export type Entered = {
  readonly n_issued_paper_id: number
  readonly c_bpartner_id: number
  readonly number: string
  readonly version: number
  readonly issued: Date | null
  readonly hash: string | null
  readonly ended: DocumentEnd | null
  readonly ended_at: Date | null
  readonly reason: string | null
}

export async function findDocument(
  reader: Reader,
  { sort, recordId }: DocumentKey,
): Promise<Entered | null> {
  const row = await document(reader)
    .where('p.sort', '=', sort)
    .where('p.record_id', '=', recordId)
    .executeTakeFirst()
  return row ?? null
}

function document(reader: Reader) {
  return reader
    .selectFrom('n_issued_paper as p')
    .leftJoin('issued_version as v', (join) =>
      join
        .onRef('v.n_issued_paper_id', '=', 'p.n_issued_paper_id')
        .onRef('v.version', '=', 'p.version'),
    )
    .select(['p.n_issued_paper_id', 'p.c_bpartner_id', 'p.number', 'p.version', 'p.ended'])
    .select(['p.ended_at', 'p.reason', 'v.issued', 'v.hash'])
}

type Entering = {
  readonly documentType: DocumentType
  readonly recordId: number
  readonly partnerId: number
  readonly formerNumber?: string
}

/**
 * The document of a record, entered with a new number if it is missing. Until the transaction ends, no other one can
 * enter it or add a version.
 */
export async function enterDocument(
  transaction: Transaction,
  document: Entering,
  nowMs: number,
): Promise<Entered> {
  const key = { sort: document.documentType.sort, recordId: document.recordId }
  const name = `issued paper ${key.sort} ${key.recordId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  const known = await findDocument(transaction, key)
  if (known !== null) return known
  const { documentType, recordId, partnerId, formerNumber } = document
  const now = new Date(nowMs)
  const entered = await transaction
    .insertInto('n_issued_paper')
    .values({
      sort: documentType.sort,
      record_id: recordId,
      number: await nextNumber(transaction, documentType, nowMs),
      ...(formerNumber === undefined ? {} : { former_number: formerNumber }),
      name: documentType.name.en,
      name_ne: documentType.name.ne,
      c_bpartner_id: partnerId,
      created: now,
      updated: now,
    })
    .returning(['n_issued_paper_id', 'c_bpartner_id', 'number', 'version', 'ended'])
    .returning(['ended_at', 'reason'])
    .executeTakeFirstOrThrow()
  return { ...entered, issued: null, hash: null }
}
