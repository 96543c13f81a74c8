import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { AuditEntry } from '../wire/entry.ts'
import type { StoredEntry } from './find-entries.ts'

type Person = AuditEntry['person']
type RecordOwner = {
  readonly record: string
  readonly partner: string | null
  readonly name: string
}

/** The column that names whose the rows of a table are; null for a table without owners. */
export type OwnerColumn = (table: string) => string | null

/**
 * Owners of the entries' records, or the holder of an account. A record that is gone, or is no
 * number, has none.
 */
export async function peopleOf(
  reader: Reader,
  entries: readonly StoredEntry[],
  ownerColumn: OwnerColumn,
): Promise<(entry: StoredEntry) => Person> {
  const bySubject = Map.groupBy(entries, tableOf)
  const found = new Map<string, Person>()
  for (const [table, own] of bySubject) {
    const records = own.map(({ record }) => record).filter((record) => /^\d{1,15}$/.test(record))
    if (records.length === 0) continue
    for (const { record, partner, name } of await ownersOf(reader, { table, records, ownerColumn }))
      found.set(`${table} ${record}`, { id: partner === null ? null : Number(partner), name })
  }
  return (entry) => found.get(`${tableOf(entry)} ${entry.record}`) ?? null
}

/** `c_payment`, also of `files of c_payment`. */
function tableOf({ subject }: StoredEntry): string {
  return subject.slice(subject.lastIndexOf(' ') + 1)
}

type OwnersAsked = {
  readonly table: string
  readonly records: readonly string[]
  readonly ownerColumn: OwnerColumn
}

async function ownersOf(
  reader: Reader,
  { table, records, ownerColumn }: OwnersAsked,
): Promise<readonly RecordOwner[]> {
  const ids = sql`any(${records}::bigint[])`
  if (table === 'ad_user') {
    const query = sql<RecordOwner>`select ad_user_id::text as record, c_bpartner_id::text as partner, name
      from ad_user where ad_user_id = ${ids}`
    return (await query.execute(reader)).rows
  }
  const owner = ownerColumn(table)
  if (owner === null) return []
  const query = sql<RecordOwner>`
    select t.${sql.ref(`${table}_id`)}::text as record, b.c_bpartner_id::text as partner, b.name
    from ${sql.table(table)} t join c_bpartner b on b.c_bpartner_id = t.${sql.ref(owner)}
    where t.${sql.ref(`${table}_id`)} = ${ids}`
  return (await query.execute(reader)).rows
}
