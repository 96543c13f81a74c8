import { pipeline } from 'node:stream/promises'
import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A table and the columns that are stored, quoted for SQL. */
export type MovedTable = { readonly name: string; readonly columns: string }

export async function storedTables(client: Client): Promise<readonly MovedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attname) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname = 'public' group by relname order by relname`)
  return rows.map(({ name, columns }) => ({
    name: escapeIdentifier(name),
    columns: columns.map((column) => escapeIdentifier(column)).join(', '),
  }))
}

export async function copyTable(
  { name, columns }: MovedTable,
  { source, target }: { source: Client; target: Client },
): Promise<void> {
  await pipeline(
    source.query(copyTo(`copy ${name} (${columns}) to stdout`)),
    target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  )
}

/** Counts the rows and sums over the content of all of them, in any order. */
export async function sumOf(client: Client, { name, columns }: MovedTable) {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0)::text as sum from ${name}`,
  )
  return rows[0] ?? { rows: '0', sum: '0' }
}
