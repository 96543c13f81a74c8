import { Problem } from '../problem.ts'
import { limits } from './limits.ts'
import { parseFilter } from './parse-filter.ts'
import type { Expand, ListOptions, Order } from './query.ts'

/** The `$…` options of a URL or of one `$expand` name; an unknown or repeated one is a 400. */
export function parseOptions(
  given: readonly (readonly [name: string, value: string])[],
  depth = 0,
): ListOptions {
  const seen = new Set<string>()
  let options: ListOptions = {}
  for (const [name, value] of given) {
    if (seen.has(name)) throw badQuery(name, 'is repeated')
    if (value.length > limits.text) throw badQuery(name, `may have ${limits.text} characters`)
    if (!Object.hasOwn(parsers, name)) throw badQuery(name, 'is not a query option')
    seen.add(name)
    options = { ...options, ...parsers[name]?.(value, depth) }
  }
  return options
}

export function badQuery(name: string, what: string): Problem {
  const shown = name.slice(0, 40)
  return new Problem({
    code: 'parse/query',
    title: 'Invalid query option',
    detail: `${shown} ${what}`,
    errors: [{ field: shown, message: what }],
  })
}

const parsers: Readonly<Record<string, (value: string, depth: number) => ListOptions>> = {
  $filter: (value) => (value.trim() === '' ? {} : { filter: parseFilter(value) }),
  $orderby: (value) => ({ orderBy: listOf(value, '$orderby').map(parseOrder) }),
  $select: (value) => ({ select: listOf(value, '$select').map((name) => nameOf(name, '$select')) }),
  $top: (value) => ({ top: clampedTop(integerOf(value, '$top')) }),
  $skip: (value) => ({ skip: boundedSkip(integerOf(value, '$skip')) }),
  $expand: (value, depth) => ({ expand: parseExpand(value, depth + 1) }),
}

function parseExpand(text: string, depth: number): readonly Expand[] {
  if (depth > limits.expandDepth)
    throw badQuery('$expand', `may be nested ${limits.expandDepth} deep`)
  const expands = listOf(text, '$expand').map((item) => parseOne(item, depth))
  const names = expands.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length) throw badQuery('$expand', 'names the same thing twice')
  return expands
}

function parseOne(item: string, depth: number): Expand {
  const match = /^(\w+)(?:\.(\w+))?\s*(?:\((.*)\))?$/s.exec(item)
  if (!match) throw badQuery('$expand', `has a bad name: ${item.slice(0, 40)}`)
  const [, name = '', link, inner] = match
  const given = inner === undefined ? [] : splitOutside(inner, ';').filter(Boolean).map(pairOf)
  const options = parseOptions(given, depth)
  return link === undefined ? { name, options } : { name, link, options }
}

function pairOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=')
  const name = text.slice(0, Math.max(at, 0)).trim()
  const known = name === 'expand' ? '$expand' : name
  if (at < 0) throw badQuery('$expand', `has an option without a value: ${text.slice(0, 40)}`)
  return [known, text.slice(at + 1).trim()]
}

function parseOrder(item: string): Order {
  const match = /^(\w+)(?:\s+(asc|desc))?$/i.exec(item)
  if (!match?.[1]) throw badQuery('$orderby', `is not an order: ${item.slice(0, 40)}`)
  return { column: match[1], direction: match[2]?.toLowerCase() === 'desc' ? 'desc' : 'asc' }
}

function nameOf(item: string, option: string): string {
  if (!/^\w+$/.test(item)) throw badQuery(option, `has a bad name: ${item.slice(0, 40)}`)
  return item
}

function listOf(text: string, option: string): readonly string[] {
  const items = splitOutside(text, ',')
  if (items.length > limits.names) throw badQuery(option, `may have ${limits.names} names`)
  if (items.includes('')) throw badQuery(option, 'has an empty name')
  return items
}

/** Splits at `separator` where it stands outside quotes and parentheses; pieces are trimmed. */
function splitOutside(text: string, separator: string): readonly string[] {
  const pieces: string[] = []
  let start = 0
  let open = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === "'") quoted = !quoted
    else if (quoted) continue
    else if (character === '(') open += 1
    else if (character === ')') open -= 1
    else if (character === separator && open === 0) {
      pieces.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  pieces.push(text.slice(start).trim())
  return pieces
}

function integerOf(text: string, option: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw badQuery(option, 'is not a whole number')
  return Number(text)
}

/** The dialect clamps: none, negative or too many means a full page. */
function clampedTop(top: number): number {
  return top <= 0 || top > limits.top ? limits.top : top
}

function boundedSkip(skip: number): number {
  if (skip < 0 || skip > limits.skip) throw badQuery('$skip', `must be 0 to ${limits.skip}`)
  return skip
}
