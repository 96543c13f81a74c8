import type { Filter } from '#platform/pure/rest-dialect/filter.ts'
import type { ListOptions } from '#platform/pure/rest-dialect/query.ts'
import type { ModelRequest } from '#platform/pure/rest-dialect/request.ts'
import type { Given } from './read/parameters.ts'

/**
 * A request split in two: its shape (all names and operators; requests of one shape share a plan and a prepared
 * statement) and what was typed in the shape's places.
 */
export type RequestShape = {
  /** Says everything but the table and the typed values. */
  readonly key: string
  readonly given: readonly Given[]
  /** Place of a comparison, match, `in`, record key or page in `given`; a page's skip follows its top. */
  readonly placeOf: ReadonlyMap<object, number>
}

export function requestShape(request: ModelRequest): RequestShape {
  const given: Given[] = []
  const placeOf = new Map<object, number>()
  const put = (at: object, ...values: Given[]) => {
    placeOf.set(at, given.length)
    given.push(...values)
  }
  const place = request.is === 'list' ? '' : `/${request.key.is}`
  if (request.is !== 'list')
    put(request.key, request.key.is === 'id' ? request.key.id : request.key.uuid)
  const rest =
    request.is === 'property' ? `/${request.column}` : `?${optionsKey(request.options, put)}`
  return { key: `${place}${rest}`, given, placeOf }
}

type Put = (at: object, ...values: Given[]) => void

function optionsKey(options: ListOptions, put: Put): string {
  const { filter, orderBy, select, top, skip, expand } = options
  let key = ''
  if (select) key += `s${select.join(',')};`
  if (filter) key += `f${filterKey(filter, put)};`
  if (orderBy) key += `o${orderBy.map((one) => `${one.column} ${one.direction}`).join(',')};`
  if (top !== undefined || skip !== undefined) {
    put(options, top ?? 100, skip ?? 0)
    key += skip ? 'ts;' : 't;'
  }
  for (const one of expand ?? [])
    key += `e${one.name}.${one.link ?? ''}(${optionsKey(one.options, put)})`
  return key
}

function filterKey(filter: Filter, put: Put): string {
  switch (filter.is) {
    case 'and':
    case 'or':
      return `(${filter.terms.map((term) => filterKey(term, put)).join(` ${filter.is} `)})`
    case 'not':
      return `not(${filterKey(filter.term, put)})`
    case 'compare':
      return `${sideKey(filter.left, filter, put)} ${filter.operator} ${sideKey(filter.right, filter, put)}`
    case 'in':
      put(filter, filter.values)
      return `${sideKey(filter.left, filter, put)} in ?`
    case 'match':
      return `${filter.how}(${sideKey(filter.left, filter, put)},${sideKey(filter.right, filter, put)})`
  }
}

type Side = Extract<Filter, { is: 'compare' }>['right']

function sideKey(side: Side, at: Filter, put: Put): string {
  if (side === null) return 'null'
  if (typeof side === 'object') return `${side.fold ?? ''}[${side.column}]`
  put(at, side)
  return '?'
}
