import { Problem } from '../problem.ts'
import type { Language } from '../message.ts'
import { badQuery, parseOptions } from './parse-query.ts'
import type { ListOptions } from './query.ts'

/** A client's read request as plain data; nothing in it has been checked against the dictionary yet. */
export type ModelRequest =
  | { readonly is: 'list'; readonly table: string; readonly options: ListOptions }
  | {
      readonly is: 'record'
      readonly table: string
      readonly key: RecordKey
      readonly options: ListOptions
    }
  | {
      readonly is: 'property'
      readonly table: string
      readonly key: RecordKey
      readonly column: string
    }

export type RecordKey =
  | { readonly is: 'id'; readonly id: number }
  | { readonly is: 'uuid'; readonly uuid: string }

/** Path of a request: its segments as they came, decoded. */
export type Path = { readonly table: string; readonly id?: string; readonly column?: string }

/** Query parameters as the HTTP server gives them: a repeated one arrives as an array. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** Path and query to a ModelRequest. Throws a Problem `parse/…` (400) for anything malformed. */
export function parseRequest(path: Path, query: QueryParameters): ModelRequest {
  const { table } = path
  const options = parseOptions(pairsOf(query))
  if (path.id === undefined) return { is: 'list', table, options }
  const key = parseKey(path.id)
  const only: readonly string[] = path.column === undefined ? ['select', 'expand'] : []
  for (const option of Object.keys(options))
    if (!only.includes(option)) throw badQuery(`$${option}`, 'is only for lists')
  return path.column === undefined
    ? { is: 'record', table, key, options }
    : { is: 'property', table, key, column: path.column }
}

/** `?locale=ne_NP` on any call: the language of labels and messages; an unknown one is ignored. */
export function localeOf(query: QueryParameters): Language | null {
  const locale = query['locale']
  if (typeof locale !== 'string') return null
  const match = /^(en|ne)(_|-|$)/i.exec(locale)
  return match ? (match[1]?.toLowerCase() === 'ne' ? 'ne' : 'en') : null
}

/** A record id of a path: an integer from 1 without leading zeros, or a uuid. */
export function parseKey(text: string): RecordKey {
  if (/^[1-9]\d{0,9}$/.test(text)) return { is: 'id', id: Number(text) }
  if (isUuid(text)) return { is: 'uuid', uuid: text.toLowerCase() }
  throw new Problem({
    code: 'parse/id',
    title: 'Request Error',
    detail: 'A record id is a whole number or a uuid',
  })
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

function pairsOf(query: QueryParameters): readonly (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (typeof value !== 'string') throw badQuery(name, 'is repeated')
    return name === 'locale' ? [] : [[name, value] as const]
  })
}
