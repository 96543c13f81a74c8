import type { Value, Values } from '../dictionary/dictionary.ts'
import { sqlType } from '../dictionary/column-types.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { quoted } from '../read/parameters.ts'

const stored = new WeakMap<ModelShape, ReadonlyMap<string, Field>>()

/** Fields that exist in the table, by their names. */
export function storedFields(shape: ModelShape): ReadonlyMap<string, Field> {
  const known = stored.get(shape)
  if (known) return known
  const { key, uuid, fields } = shape
  const all = [key, uuid, ...fields.filter(({ sql }) => sql === undefined)]
  const byName = new Map(all.map((field) => [field.name, field]))
  stored.set(shape, byName)
  return byName
}

/** `"totalfee"::text as "totalfee", …`: the whole row as text, for `returning` and for locked reads. */
export function storedColumnsSql(shape: ModelShape): string {
  return [...storedFields(shape).values()]
    .map(({ db }) => `${quoted(db)}::text as ${quoted(db)}`)
    .join(', ')
}

/** A row of `storedColumnsSql` as hooks see it, by canonical wire names. */
export function storedValues(
  shape: ModelShape,
  row: Readonly<Record<string, string | null>>,
): Values {
  return Object.fromEntries(
    [...storedFields(shape)].map(([name, field]) => [
      name,
      readValue(field, row[field.db] ?? null),
    ]),
  )
}

/** The text PostgreSQL gets for a value, with the cast its parameter needs. */
export function writtenValue(
  field: Field,
  value: Value,
): readonly [text: string | null, cast: string] {
  return [value === null ? null : String(value), sqlType[field.type.is]]
}

/** Text of the database to what hooks see: numbers (ids, paisa), booleans, days, times as ISO text. */
function readValue({ type }: Field, text: string | null): Value {
  if (text === null) return null
  if (numbers.has(type.is)) return Number(text)
  if (type.is === 'boolean') return text === 'true'
  return type.is === 'datetime' ? new Date(text).toISOString() : text
}

const numbers: ReadonlySet<string> = new Set(['integer', 'reference', 'image', 'amount', 'number'])
