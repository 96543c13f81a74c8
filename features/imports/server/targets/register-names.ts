import { sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type CellOptions, optionKey } from '../../rules/read-cell.ts'

/** Values that a cell may name, by their names, and the names by value. */
export type CellNames = {
  readonly options: CellOptions
  readonly names: ReadonlyMap<string, string>
  /** Names by value that a cell may have: a code where there is one. */
  readonly cells: ReadonlyMap<string, string>
}

/** Names of what the references and lists of a register may point to, by column. */
export async function namesByColumn(
  columns: readonly Column[],
  dictionary: Dictionary,
  transaction: Transaction,
): Promise<ReadonlyMap<string, CellNames>> {
  const named = new Map<string, CellNames>()
  for (const { name, type } of columns) {
    if (type.is === 'list') named.set(name, valuesOf(type.values))
    const to = type.is === 'reference' ? dictionary.get(type.to) : undefined
    if (to !== undefined) named.set(name, await recordsOf(to, transaction))
  }
  return named
}

/** Names of a list of values, by value. */
export function valuesOf(values: Readonly<Record<string, Message>>): CellNames {
  const entries = Object.entries(values)
  const options = entries.flatMap(([value, { en, ne }]) =>
    [value, en, ne].map((word) => [optionKey(word), value] as const),
  )
  const names = new Map(entries.map(([value, { en }]) => [value, en]))
  return { options: new Map(options), names, cells: names }
}

const nameColumns: ReadonlySet<string> = new Set(['Value', 'code', 'Name', 'name_ne'])

/** Active records of a table by code and by names; a name that two of them have finds neither. */
async function recordsOf({ table, columns }: Model, transaction: Transaction): Promise<CellNames> {
  const own = columns.map(({ name }) => name).filter((name) => nameColumns.has(name))
  const texts = own.map((name) => sql`${sql.ref(name.toLowerCase())} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.ref(`${table}_id`)} as id, ${sql.join(texts)} from ${sql.table(table)}
    where isactive`.execute(transaction)
  const options = new Map<string, number>()
  const shared = new Set([''])
  for (const row of rows)
    for (const name of new Set(own.map((each) => optionKey(String(row[each] ?? ''))))) {
      if (options.has(name)) shared.add(name)
      options.set(name, Number(row['id']))
    }
  for (const name of shared) options.delete(name)
  const named = (column: string) =>
    new Map(rows.map((row) => [String(row['id']), String(row[column] ?? row['Name'] ?? '')]))
  return { options, names: named('Name'), cells: named('Value') }
}
