import { findDay } from '#platform/pure/calendar/day.ts'
import type { Literal } from '#platform/pure/rest-dialect/filter.ts'
import { isUuid } from '#platform/pure/rest-dialect/request.ts'
import type { Field } from './model-shape.ts'

type Kind = Field['type']['is']

/** The SQL type a bound parameter for a column gets. */
export const sqlType = {
  text: 'text',
  list: 'text',
  integer: 'bigint',
  reference: 'bigint',
  image: 'bigint',
  amount: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  time: 'time',
  json: 'jsonb',
  uuid: 'uuid',
} as const satisfies Record<Kind, string>

/** Text PostgreSQL reads as the column's type, or null when the typed literal cannot be one (REST dialect §3). */
export function boundLiteral(kind: Kind, value: Literal): string | null {
  return value === null ? null : binders[kind](value)
}

const wholeText = /^-?\d{1,15}$/
const binders: Readonly<Record<Kind, (value: string | number | boolean) => string | null>> = {
  text: (value) => (typeof value === 'string' ? value : null),
  list: (value) => (typeof value === 'string' ? value : null),
  integer: wholeOf,
  reference: wholeOf,
  image: wholeOf,
  amount: (value) => scaled(value, 100),
  number: (value) => scaled(value, 1),
  boolean: (value) => booleanOf(value)?.toString() ?? null,
  date: (value) => (typeof value === 'string' ? findDay(value) : null),
  datetime: (value) => (typeof value === 'string' ? msOf(value) : null),
  time: (value) => (typeof value === 'string' ? timeOf(value) : null),
  json: () => null,
  uuid: (value) => (typeof value === 'string' && isUuid(value) ? value : null),
}

export function booleanOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 'Y' || value === 'true') return true
  return value === 'N' || value === 'false' ? false : null
}

/** A time as ISO text with an offset; a text without one means Nepal's clock, a day its midnight. Else null. */
export function msOf(text: string): string | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text,
    )
  const [, day = '', time = '00:00', zone = '+05:45'] = match ?? []
  if (findDay(day) === null) return null
  const written = `${day}T${time}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`
  const ms = Date.parse(written)
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

/** `10:30`, `10:30:00` or `10:30:00Z` to `10:30:00`, else null. */
export function timeOf(text: string): string | null {
  const [, time, seconds = ':00'] = /^((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?Z?$/.exec(text) ?? []
  return time === undefined ? null : time + seconds
}

function wholeOf(value: string | number | boolean): string | null {
  const text = typeof value === 'boolean' ? '' : String(value)
  return wholeText.test(text) ? text : null
}

/** Rupees to paisa without ever rounding: an amount finer than a paisa equals none in the database. */
function scaled(value: string | number | boolean, by: 1 | 100): string | null {
  const text = typeof value === 'boolean' ? '' : String(value)
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text)
  if (!match) return null
  const [, sign = '', whole = '', fraction = ''] = match
  if (by === 1) return text
  if (fraction.length > 2 && /[1-9]/.test(fraction.slice(2))) return null
  return String(BigInt(`${sign}${whole}${fraction.slice(0, 2).padEnd(2, '0')}`))
}
