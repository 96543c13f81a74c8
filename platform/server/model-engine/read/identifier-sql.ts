import type { Language } from '#platform/pure/message.ts'
import type { Dictionary, Model } from '../dictionary/dictionary.ts'
import { shapeOf } from '../dictionary/model-shape.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { quoted } from './parameters.ts'

/** SQL of a record's `identifier`: its identifier columns joined with '_', references by their own identifier. */
export function identifierSql(of: Identified): string {
  const parts = of.shape.model.identifier.map((name) => partSql(fieldOf(of.shape, name), of))
  if (parts.length === 0) return 'null::text'
  return parts.length === 1 ? parts.join('') : `concat_ws('_', ${parts.join(', ')})`
}

/** The same for readers of Nepali: a name that has a Nepali half is shown by it. */
export function nepaliIdentifierSql(of: Identified): string {
  return identifierSql({ ...of, language: 'ne' })
}

/** The record's table and every table its identifier takes words from. */
export function identifierTables(model: Model, dictionary: Dictionary): readonly string[] {
  const shape = shapeOf(model)
  const further = model.identifier.flatMap((name) => {
    const { type } = fieldOf(shape, name)
    const target = type.is === 'reference' && type.to !== model.table && dictionary.get(type.to)
    return target ? identifierTables(target, dictionary) : []
  })
  return [model.table, ...further]
}

export type Identified = {
  readonly shape: ModelShape
  readonly alias: string
  readonly dictionary: Dictionary
  readonly depth?: number
  /** English when absent. */
  readonly language?: Language
}

/** True if the model has a stored `Name`, which is then shown beside the identifier (READINGS R-54). */
export function hasName(shape: ModelShape): boolean {
  const field = shape.find('Name')
  return field !== null && field.sql === undefined
}

/** SQL of that `Name`. */
export function nameSql(alias: string): string {
  return `${alias}."name"::text`
}

/** The stored Nepali half of a `Name`; null if the model has none. */
export function findNepaliHalf(shape: ModelShape): Field | null {
  const half = nepaliHalves.map((name) => shape.find(name)).find((field) => field !== null)
  return half && half.sql === undefined && hasName(shape) ? half : null
}

/** SQL of that half, the name itself where it is ''. */
export function nepaliNameSql(half: Field, alias: string): string {
  return `coalesce(nullif(${alias}.${quoted(half.db)}, ''), ${alias}."name")::text`
}

/** Columns for the Nepali half of a `Name`. */
const nepaliHalves = ['name_ne', 'name_nepali'] as const

function partSql(field: Field, of: Identified): string {
  const { shape, alias, dictionary, depth = 0, language } = of
  const half = language === 'ne' && field.db === 'name' ? findNepaliHalf(shape) : null
  if (half !== null) return nepaliNameSql(half, alias)
  const sql = `${alias}.${quoted(field.db)}`
  const target = field.type.is === 'reference' ? dictionary.get(field.type.to) : undefined
  if (!target || depth >= maxDepth) return `${sql}::text`
  const inner = `i${depth}`
  const targetShape = shapeOf(target)
  const deeper = { shape: targetShape, alias: inner, dictionary, depth: depth + 1 }
  const identifier = identifierSql({ ...deeper, ...(language && { language }) })
  return `(select ${identifier} from ${quoted(target.table)} ${inner} where ${inner}.${quoted(targetShape.key.db)} = ${sql})`
}

/** Identifiers of identifiers: no dictionary goes deeper, a circular one must end. */
const maxDepth = 3

function fieldOf(shape: ModelShape, name: string): Field {
  const field = shape.find(name)
  if (field && field.sql === undefined) return field
  throw new Error(`${shape.model.table} has no stored identifier column ${name}`)
}
