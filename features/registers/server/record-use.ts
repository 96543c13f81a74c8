import { sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Dictionary, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { RecordUse } from '../wire/processes.ts'

type RegisterRecord = { readonly model: Model; readonly id: number }

/** Numbers of the records that point at one, by model, the most first. */
export async function usesOf(
  reader: Reader,
  dictionary: Dictionary,
  { model, id }: RegisterRecord,
): Promise<RecordUse['uses']> {
  const uses: { label: Message; count: number }[] = []
  for (const user of dictionary.values()) {
    const references = user.columns.filter(
      ({ type, sql: derived }) => type.is === 'reference' && type.to === model.table && !derived,
    )
    if (references.length === 0) continue
    const points = references.map(({ name }) => sql`${sql.ref(name.toLowerCase())} = ${id}`)
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(user.table)} where ${sql.join(points, sql` or `)}`.execute(
      reader,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) uses.push({ label: user.register?.plural ?? user.label, count })
  }
  for (const { table, column } of model.register?.namedIn ?? []) {
    const user = dictionary.get(table)
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(table)} u join ${sql.table(model.table)} r
        on r.name = any(string_to_array(u.${sql.ref(column)}, ','))
      where r.${sql.ref(`${model.table}_id`)} = ${id}`.execute(reader)
    const count = Number(rows[0]?.count)
    if (user !== undefined && count > 0)
      uses.push({ label: user.register?.plural ?? user.label, count })
  }
  return uses.toSorted((one, other) => other.count - one.count)
}

/** Columns of a record that may not change any more. */
export async function lockedColumns(
  reader: Reader,
  { model, id }: RegisterRecord,
): Promise<RecordUse['locked']> {
  const locked: { column: string; reason: Message }[] = []
  for (const { name, lockedBy } of model.columns) {
    if (lockedBy === undefined) continue
    if (await isPointedAt(reader, { model, id }, lockedBy.tables))
      locked.push({ column: name, reason: lockedBy.reason })
  }
  return locked
}

/** True if a row of one of the tables points at the record. */
export async function isPointedAt(
  reader: Reader,
  { model, id }: { readonly model: Pick<Model, 'table'>; readonly id: number },
  tables: readonly string[],
): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(`${model.table}_id`)} = ${id} limit 1`.execute(reader)
    if (rows.length > 0) return true
  }
  return false
}

/** Saved versions of a record, the newest first. */
export async function versionsOf(
  reader: Reader,
  { model, id }: RegisterRecord,
): Promise<RecordUse['versions']> {
  const { rows } = await sql<{ at: Date; by: string | null; before: string; after: string }>`
    select e.at, u.name as by, e.before, e.after from audit_entry e left join ad_user u using (ad_user_id)
    where e.subject = ${model.table} and e.record = ${String(id)} and e.act = 'changed'
    order by e.audit_entry_id desc limit 20`.execute(reader)
  return rows.map(({ at, by, before, after }) => ({
    at: at.toISOString(),
    by: by ?? '',
    before: JSON.parse(before || '{}'),
    after: JSON.parse(after || '{}'),
  }))
}
