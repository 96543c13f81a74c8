import { limits } from '#platform/pure/rest-dialect/limits.ts'
import type { TextRows } from '#platform/server/database/database.ts'
import { columnSql, filterSql, mentionsActive } from './filter-sql.ts'
import type { Audience, Detail, Level, PlannedColumn } from './level.ts'
import type { Model } from '../dictionary/dictionary.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import { quoted } from './parameters.ts'
import type { Parameters } from './parameters.ts'
import { detailScope, rowScope } from '../row-scope.ts'

/** Input for printing rows: the audience, the statement's parameters, the request's places. */
export type RowsOn = Audience & {
  readonly parameters: Parameters
  readonly placeOf: ReadonlyMap<object, number>
  readonly isList: boolean
  /** Just what rows that fit their pages need; `isCutOff` says when they did not. */
  readonly isShort: boolean
  /** Of a record that the same statement has just stored, under the name `written`. */
  readonly isWritten: boolean
}

/** `count` is the SQL of the row count when the rows do not carry it themselves. */
export type Rows = { readonly rows: string; readonly count: string | null }

export type Parent = {
  readonly part: number
  readonly model: Model
  readonly detail: Detail
}

/** Most rows of one detail table that a short statement reads, under all their parents together. */
const mostDetails = 10 * limits.top

/**
 * True if the rows of a short statement may be incomplete: a page is full and was not counted, or so many details were
 * read that one parent's would be cut off.
 */
export function isCutOff(rows: TextRows): boolean {
  if (rows.length < limits.top) return false
  const ofPart = new Map<string, number>()
  const ofParent = new Map<string, number>()
  for (const [part, parent] of rows) {
    const under = `${part}/${parent}`
    ofPart.set(part ?? '', (ofPart.get(part ?? '') ?? 0) + 1)
    ofParent.set(under, (ofParent.get(under) ?? 0) + 1)
  }
  if ((ofPart.get('1') ?? 0) >= limits.top) return true
  return (
    [...ofPart.values()].some((count) => count >= mostDetails) ||
    [...ofParent.values()].some((count) => count > limits.top)
  )
}

/**
 * The rows of the root level. One person's own rows are few: they carry their count, and where they are fewer than a page
 * they are their count. Where all rows are read, or some are skipped, counting apart lets an index serve the page.
 */
export function rootRows(level: Level, on: RowsOn): Rows {
  const { shape, access } = level.allowed
  const order = orderSql(level, on)
  const where = whereSql(level, rowScope({ ...on, shape, alias: 't' }), on)
  const columns = storedColumns(shape, level.columns, on)
  const from = `from ${on.isWritten ? 'written' : quoted(shape.model.table)} t where ${where}`
  if (!on.isList)
    return {
      rows: `select ${columns}, 0::bigint as "#parent", 1::bigint as "#order", null::bigint as "#total" ${from}`,
      count: null,
    }
  const { top, skip } = pageSql(level, on)
  const countsApart = skip !== '' || access.read === 'all'
  const isOwnCount = on.isShort && !on.placeOf.has(level.options)
  const total = countsApart || isOwnCount ? 'null::bigint' : 'count(*) over ()'
  const rows = `select ${columns}, 0::bigint as "#parent", ${placeSql(level, order)} as "#order", ${total} as "#total" ${from} order by ${order} limit ${top}${skip}`
  return { rows, count: countsApart ? `select count(*) ${from}` : null }
}

/** Rows under each row of an earlier part, so many per parent; in a short statement all, which are few. */
export function detailRows(level: Level, { part, model, detail }: Parent, on: RowsOn): string {
  const { shape } = level.allowed
  const order = orderSql(level, on)
  const columns = storedColumns(shape, level.columns, on)
  const link = `t.${quoted(detail.link.db)}`
  const scope = detailScope({ ...on, shape, alias: 't', parent: model, link: detail.link })
  const where = whereSql(level, scope, on)
  const rows = `select ${columns}, ${link} as "#parent", ${placeSql(level, order)} as "#order", null::bigint as "#total" from ${quoted(shape.model.table)} t where`
  if (on.isShort && !on.placeOf.has(level.options))
    return `${rows} ${link} in (select q."#key" from p${part} q) and ${where} limit ${mostDetails}`
  const { top, skip } = pageSql(level, on)
  return `select t.* from p${part} q cross join lateral (${rows} ${link} = q."#key" and ${where} order by ${order} limit ${top}${skip}) t`
}

/** `(whose rows) and (active) and (which record) and (what the client asked)`. */
function whereSql(level: Level, scope: string, on: RowsOn): string {
  const { shape } = level.allowed
  const { filter } = level.options
  const conditions = [scope]
  if (level.key && !on.isWritten) conditions.push(keySql(level, on))
  else if (!level.key && (!filter || !mentionsActive(filter, shape))) conditions.push('t.isactive')
  const masks = level.allowed.access.read === 'all'
  if (filter) conditions.push(filterSql(filter, { ...on, shape, masks }))
  return conditions.map((condition) => `(${condition})`).join(' and ')
}

function keySql({ allowed, key }: Level, { parameters, placeOf }: RowsOn): string {
  const place = (key && placeOf.get(key)) ?? 0
  const value = parameters.add(({ given }) => String(given[place]))
  return key?.is === 'uuid'
    ? `t.${quoted(allowed.shape.uuid.db)} = ${value}::uuid`
    : `t.${quoted(allowed.shape.key.db)} = ${value}::bigint`
}

function pageSql(
  { options }: Level,
  { parameters, placeOf }: RowsOn,
): { readonly top: string; readonly skip: string } {
  const place = placeOf.get(options)
  if (place === undefined) return { top: String(limits.top), skip: '' }
  const top = parameters.add(({ given }) => String(given[place]))
  if (!options.skip) return { top: `${top}::bigint`, skip: '' }
  const skip = parameters.add(({ given }) => String(given[place + 1]))
  return { top: `${top}::bigint`, skip: ` offset ${skip}::bigint` }
}

function orderSql({ order, allowed }: Level, on: RowsOn): string {
  const masks = allowed.access.read === 'all'
  const asked = order.map(
    ({ field, direction }) => `${columnSql(field, { ...on, masks })} ${direction}`,
  )
  return [...asked, `t.${quoted(allowed.shape.key.db)}`].join(', ')
}

/** SQL that restores the order of rows after the parts are joined: the key itself if they are ordered by it. */
function placeSql({ order, allowed }: Level, orderedBy: string): string {
  return order.length === 0
    ? `t.${quoted(allowed.shape.key.db)}`
    : `row_number() over (order by ${orderedBy})`
}

function storedColumns(
  { key, uuid }: ModelShape,
  columns: readonly PlannedColumn[],
  on: RowsOn,
): string {
  const needed = columns.map(({ field, masked }) => {
    const sql = masked === undefined ? undefined : field.masked
    return `${sql ?? columnSql(field, on)} as ${quoted(field.db)}`
  })
  const fixed = [key, uuid].map(({ db }) => `t.${quoted(db)}`)
  return [`t.${quoted(key.db)} as "#key"`, ...fixed, ...needed].join(', ')
}
