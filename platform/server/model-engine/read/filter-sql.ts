import type { Language } from '#platform/pure/message.ts'
import type { Filter, Operand } from '#platform/pure/rest-dialect/filter.ts'
import { Problem } from '#platform/pure/problem.ts'
import { boundLiteral, sqlType } from '../dictionary/column-types.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { quoted } from './parameters.ts'
import type { Given, Parameters } from './parameters.ts'

/** Input for printing a filter: one model under the alias `t`, the statement's parameters, the request's places. */
export type FilterOn = {
  readonly shape: ModelShape
  readonly parameters: Parameters
  readonly placeOf: ReadonlyMap<object, number>
  readonly language: Language
  /** The session reads everybody's rows: masked columns are compared and ordered as they are shown in lists. */
  readonly masks: boolean
}

/**
 * `$filter` as SQL. Every name is looked up in the dictionary, every literal becomes a parameter of the column's
 * type; texts are compared as they are, without LIKE, so nothing in them is a wildcard.
 */
export function filterSql(filter: Filter, on: FilterOn): string {
  switch (filter.is) {
    case 'and':
    case 'or':
      return `(${filter.terms.map((term) => filterSql(term, on)).join(` ${filter.is} `)})`
    case 'not':
      return `not (${filterSql(filter.term, on)})`
    case 'compare':
      return compareSql(filter, on)
    case 'in':
      return inSql(filter, on)
    case 'match':
      return matchSql(filter, on)
  }
}

/** True when the filter speaks of IsActive in any way: then inactive rows are not hidden (REST dialect §2.1). */
export function mentionsActive(filter: Filter, shape: ModelShape): boolean {
  switch (filter.is) {
    case 'and':
    case 'or':
      return filter.terms.some((term) => mentionsActive(term, shape))
    case 'not':
      return mentionsActive(filter.term, shape)
    case 'in':
      return isActive(filter.left, shape)
    case 'compare':
    case 'match':
      return isActive(filter.left, shape) || isActive(filter.right, shape)
  }
}

type PrintedFor = Pick<FilterOn, 'language' | 'parameters'> & { readonly masks?: boolean }

/** The SQL of a column inside a statement whose table is `t`, as sessions of a language read it. */
export function columnSql(
  field: Field,
  { language, parameters, masks = false }: PrintedFor,
): string {
  if (masks && field.masked !== undefined) return field.masked
  const sql = language === 'ne' ? (field.nepali ?? field.sql) : field.sql
  if (sql === undefined) return `t.${quoted(field.db)}`
  return sql.includes('{now}') ? `(${sql.replaceAll('{now}', parameters.now())})` : `(${sql})`
}

type Of<Is extends Filter['is']> = Extract<Filter, { is: Is }>
const signs = { eq: '=', neq: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const

function compareSql(filter: Of<'compare'>, on: FilterOn): string {
  const { left, operator, right } = filter
  const field = fieldOf(left, on)
  if (right === null) return `${columnSql(field, on)} is ${operator === 'eq' ? '' : 'not '}null`
  const other = typeof right === 'object' ? sameKind(fieldOf(right, on), field) : null
  const value =
    other && typeof right === 'object'
      ? operandSql(right, other, on)
      : literalSql(filter, field, on)
  return `${operandSql(left, field, on)} ${signs[operator]} ${value}`
}

function inSql(filter: Of<'in'>, on: FilterOn): string {
  const field = fieldOf(filter.left, on)
  const place = on.placeOf.get(filter) ?? 0
  const list = on.parameters.add(({ given }) => arrayText(field, given[place]))
  return `${operandSql(filter.left, field, on)} = any(${list}::${sqlType[field.type.is]}[])`
}

function matchSql(filter: Of<'match'>, on: FilterOn): string {
  const { left, right, how } = filter
  const field = textual(fieldOf(left, on))
  const within = operandSql(left, field, on)
  const text =
    typeof right === 'string'
      ? literalSql(filter, field, on)
      : operandSql(right, textual(fieldOf(right, on)), on)
  if (how === 'contains') return `strpos(${within}, ${text}) > 0`
  if (how === 'startswith') return `starts_with(${within}, ${text})`
  return `right(${within}, length(${text})) = ${text}`
}

function literalSql(at: Filter, field: Field, on: FilterOn): string {
  const place = on.placeOf.get(at) ?? 0
  const parameter = on.parameters.add(({ given }) => bound(field, given[place]))
  return `${parameter}::${sqlType[field.type.is]}`
}

function bound(field: Field, value: Given | undefined): string {
  const text =
    typeof value === 'object' || value === undefined ? null : boundLiteral(field.type.is, value)
  if (text !== null) return text
  const isText = field.type.is === 'text' || field.type.is === 'list'
  throw badFilter(
    isText
      ? `String values must be put between single quotes: ${field.name}`
      : `Error converting parameter with value: ${String(value).slice(0, 40)} - ${field.name}`,
  )
}

function arrayText(field: Field, values: Given | undefined): string {
  const items = Array.isArray(values) ? values : []
  const texts = items.map((value) => bound(field, value).replaceAll(/["\\]/g, String.raw`\$&`))
  return `{${texts.map((text) => `"${text}"`).join(',')}}`
}

function fieldOf({ column, fold }: Operand, { shape }: FilterOn): Field {
  const field = shape.find(column)
  if (!field || field.type.is === 'json') throw badFilter(`Invalid column for filter: ${column}`)
  return fold ? textual(field) : field
}

function textual(field: Field): Field {
  if (field.type.is === 'text' || field.type.is === 'list') return field
  throw badFilter(`Not a text column: ${field.name}`)
}

function sameKind(field: Field, as: Field): Field {
  if (
    sqlType[field.type.is] === sqlType[as.type.is] &&
    (field.type.is === 'amount') === (as.type.is === 'amount')
  )
    return field
  throw badFilter(`${field.name} and ${as.name} cannot be compared`)
}

function operandSql({ fold }: Operand, field: Field, on: FilterOn): string {
  const sql = columnSql(field, on)
  if (fold === undefined) return sql
  return `${fold === 'tolower' ? 'lower' : 'upper'}(${sql})`
}

function isActive(side: Of<'compare'>['right'], shape: ModelShape): boolean {
  return typeof side === 'object' && side !== null && shape.find(side.column)?.db === 'isactive'
}

function badFilter(detail: string): Problem {
  return new Problem({ code: 'plan/filter', title: 'Invalid filter', detail })
}
