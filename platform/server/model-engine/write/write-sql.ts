import { CompiledQuery } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Values } from '../dictionary/dictionary.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import { parameters, quoted } from '../read/parameters.ts'
import { rowScope } from '../row-scope.ts'
import type { ScopeOf } from '../row-scope.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Session } from '../session.ts'
import { storedColumnsSql, storedFields, storedValues, writtenValue } from './stored-values.ts'

type TextRow = Readonly<Record<string, string | null>>

/** The insert of one row, its values bound after so many others; without `returning`. */
export type InsertOf = (bound: number) => {
  readonly sql: string
  readonly texts: readonly (string | null)[]
}

export function insertOf(shape: ModelShape, values: Values): InsertOf {
  return (bound) => {
    const { columns, places, texts } = assigned(shape, values, bound)
    const sql = `insert into ${quoted(shape.model.table)} (${columns.join(', ')}) values (${places.join(', ')})`
    return { sql, texts }
  }
}

/** Inserts one row and gives back all of it as stored, defaults included. */
export async function insertRow(
  shape: ModelShape,
  values: Values,
  transaction: Transaction,
): Promise<Values> {
  const { sql, texts } = insertOf(shape, values)(0)
  const rows = await query(transaction, `${sql} returning ${storedColumnsSql(shape)}`, texts)
  return storedValues(shape, only(rows))
}

export async function updateRow(
  { shape, id }: { readonly shape: ModelShape; readonly id: number },
  values: Values,
  transaction: Transaction,
): Promise<Values> {
  const { columns, places, texts } = assigned(shape, values, 0)
  const sets = columns.map((column, at) => `${column} = ${places[at]}`)
  const rows = await query(
    transaction,
    `update ${quoted(shape.model.table)} set ${sets.join(', ')} where ${quoted(shape.key.db)} = $${texts.length + 1}::bigint returning ${storedColumnsSql(shape)}`,
    [...texts, String(id)],
  )
  return storedValues(shape, only(rows))
}

export async function deleteRow(
  { shape, id }: { readonly shape: ModelShape; readonly id: number },
  transaction: Transaction,
): Promise<void> {
  const { table } = shape.model
  await query(
    transaction,
    `delete from ${quoted(table)} where ${quoted(shape.key.db)} = $1::bigint`,
    [String(id)],
  )
}

/** Removes the rows whose `link` column names a parent. */
export async function deleteChildren(
  shape: ModelShape,
  { link, id }: { readonly link: string; readonly id: number },
  transaction: Transaction,
): Promise<void> {
  const { table } = shape.model
  await query(
    transaction,
    `delete from ${quoted(table)} where ${quoted(link.toLowerCase())} = $1::bigint`,
    [String(id)],
  )
}

/** Locks one row the session may touch; null for a missing one and for another person's. */
export async function lockRow(
  shape: ModelShape,
  key: RecordKey,
  { session, transaction, nowMs, ...scope }: WriteScope,
): Promise<Values | null> {
  const bound = parameters()
  const visible = rowScope({ ...scope, shape, alias: 't', parameters: bound })
  const column = quoted(key.is === 'id' ? shape.key.db : shape.uuid.db)
  const value = bound.add(() => String(key.is === 'id' ? key.id : key.uuid))
  const columns = storedColumnsSql(shape)
  const rows = await query(
    transaction,
    `select ${columns} from ${quoted(shape.model.table)} t where (${visible}) and t.${column} = ${value}::${key.is === 'id' ? 'bigint' : 'uuid'} for update of t`,
    bound.sources.map((source) => source({ session, given: [], nowMs })),
  )
  const [row] = rows
  return row ? storedValues(shape, row) : null
}

export type WriteScope = Pick<ScopeOf, 'dictionary' | 'role'> & {
  readonly session: Session
  readonly transaction: Transaction
  readonly nowMs: number
}

function assigned(shape: ModelShape, values: Values, bound: number) {
  const columns: string[] = []
  const places: string[] = []
  const texts: (string | null)[] = []
  const fields = storedFields(shape)
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name)
    if (!field) throw new Error(`${shape.model.table} has no column ${name} to store`)
    const [text, cast] = writtenValue(field, value)
    columns.push(quoted(field.db))
    places.push(`$${bound + texts.push(text)}::${cast}`)
  }
  return { columns, places, texts }
}

/** One statement of a write or for it, its rows as texts. */
export async function query(
  at: Reader,
  sql: string,
  texts: readonly (string | null)[],
): Promise<readonly TextRow[]> {
  const result = await at.executeQuery<TextRow>(CompiledQuery.raw(sql, [...texts]))
  return result.rows
}

/** The one row such a statement must give. */
export function only(rows: readonly TextRow[]): TextRow {
  const [row] = rows
  if (!row) throw new Error('A statement that must give one row gave none')
  return row
}
