import type { auditEntries } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import type { ExpressionBuilder } from 'kysely'
import { addDays, findDay, nepalOffsetMs } from '#platform/pure/calendar/day.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type AuditEntry, auditActions } from '../wire/entry.ts'

/** An entry as stored, without the texts for its process, subject and facts. */
export type StoredEntry = Omit<
  AuditEntry,
  'person' | 'processName' | 'subjectName' | 'recordName' | 'factNames' | 'valueNames' | 'amounts'
>

/** So many at most in one answer. */
export const mostEntries = 100

/** The newest first, as many as one answer holds, older than `before`. */
export async function findEntries(
  { kysely }: Database,
  given: Given<typeof auditEntries>,
): Promise<readonly StoredEntry[]> {
  let query = kysely
    .selectFrom('audit_entry as e')
    .leftJoin('refusal_words as w', (join) =>
      join.onRef('w.process', '=', 'e.process').onRef('w.code', '=', 'e.code'),
    )
    .selectAll('e')
    .select(['w.en', 'w.ne'])
    .orderBy('e.audit_entry_id', 'desc')
    .limit(mostEntries)
  if (given.before !== undefined) query = query.where('e.audit_entry_id', '<', given.before)
  if (given.ad_user_ID !== undefined) query = query.where('e.ad_user_id', '=', given.ad_user_ID)
  if (given.act !== undefined) query = query.where('e.act', '=', given.act)
  const day = findDay(given.day ?? '')
  if (day !== null)
    query = query.where('e.at', '>=', startOf(day)).where('e.at', '<', startOf(addDays(day, 1)))
  const typed = given.typed ?? ''
  if (typed !== '') query = query.where((where) => meant(where, typed))
  const rows = await query.execute()
  const who = await namesOf(
    kysely,
    rows.map((row) => row.ad_user_id),
  )
  return rows.map((row) => ({
    id: row.audit_entry_id,
    at: row.at.toISOString(),
    who: who.get(row.ad_user_id) ?? String(row.ad_user_id),
    role: row.role,
    act: auditActions.find((action) => action === row.act) ?? 'read',
    subject: row.subject,
    record: row.record,
    code: row.code,
    codeName: row.en === null || row.ne === null ? null : { en: row.en, ne: row.ne },
    process: row.process,
    times: row.times,
    before: factsOf(row.before),
    after: factsOf(row.after),
    hash: row.hash,
    previousHash: row.previous_hash,
  }))
}

/** A word of the entry, or a table and the record of it: `n_setting 1000002`. */
function meant(where: ExpressionBuilder<{ e: Tables['audit_entry'] }, 'e'>, typed: string) {
  const [subject = '', record = '', ...more] = typed.split(' ')
  const isPair = record !== '' && more.length === 0
  return where.or([
    where('e.record', '=', typed),
    where('e.subject', '=', typed),
    where('e.process', '=', typed),
    where('e.code', '=', typed),
    ...(isPair
      ? [where.and([where('e.subject', '=', subject), where('e.record', '=', record)])]
      : []),
  ])
}

/** A page has a hundred entries of a few people. */
async function namesOf(
  reader: Reader,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (accounts.length === 0) return new Map()
  const rows = await reader
    .selectFrom('ad_user')
    .select(['ad_user_id', 'name'])
    .where('ad_user_id', 'in', [...new Set(accounts)])
    .execute()
  return new Map(rows.map((row) => [row.ad_user_id, row.name]))
}

function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - nepalOffsetMs)
}

function factsOf(json: string): AuditEntry['before'] {
  return json === '' ? {} : (JSON.parse(json) as AuditEntry['before'])
}
