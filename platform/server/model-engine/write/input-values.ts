import { findDay } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { isUuid } from '#platform/pure/rest-dialect/request.ts'
import { isStorable } from '#platform/pure/text/storable-text.ts'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import { booleanOf, msOf, timeOf } from '../dictionary/column-types.ts'
import type { Value } from '../dictionary/dictionary.ts'
import type { Field } from '../dictionary/model-shape.ts'

/**
 * A JSON value of a body as a column's value; references by uuid and uploaded images are still to be settled, because
 * that needs the database. `bad` says in one sentence what does not fit (REST dialect §5.1).
 */
export type Input =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'reference'; readonly to: string; readonly by: ReferenceBy }
  | { readonly is: 'image'; readonly upload: Upload }
  | { readonly is: 'bad'; readonly message: string }

/** Ways in which a body names the record it points at (REST dialect §5.1). */
export type ReferenceBy =
  | { readonly is: 'id'; readonly id: number }
  | { readonly is: 'uuid'; readonly uuid: string }
  /** The whole identifier, as answers show it. */
  | { readonly is: 'identifier'; readonly identifier: string }
  | { readonly is: 'column'; readonly column: string; readonly value: string | number | boolean }

export type Upload = { readonly fileName: string; readonly base64: string }

export function inputOf(field: Field, json: unknown): Input {
  const { type } = field
  if (json === null) return valueInput(null)
  if (type.is === 'reference') return referenceInput(type.to, json)
  if (type.is === 'image') return imageInput(json)
  if (type.is === 'json') return valueInput(storable(JSON.stringify(json)))
  const plain = type.is === 'list' ? idOf(json) : json
  if (plain === '' && type.is !== 'text') return valueInput(null)
  const read = type.is === 'list' ? listValue(type.values, plain) : readers[type.is](plain)
  return read === null ? bad(`${field.name} is not a valid ${words[type.is]}`) : valueInput(read)
}

const words = {
  text: 'text',
  list: 'choice',
  integer: 'whole number',
  number: 'number',
  amount: 'amount of rupees',
  boolean: 'yes or no',
  date: 'date (yyyy-mm-dd)',
  datetime: 'time (ISO 8601)',
  time: 'time of day (hh:mm)',
  uuid: 'uuid',
} as const

const readers = {
  text: (json: unknown) =>
    typeof json === 'string' ? storable(json) : typeof json === 'number' ? String(json) : null,
  integer: wholeOf,
  number: numberOf,
  amount: amountOf,
  boolean: booleanOf,
  date: (json: unknown) => (typeof json === 'string' ? findDay(typedNumber(json)) : null),
  datetime: (json: unknown) => (typeof json === 'string' ? msOf(typedNumber(json)) : null),
  time: (json: unknown) => (typeof json === 'string' ? timeOf(typedNumber(json)) : null),
  uuid: (json: unknown) => (typeof json === 'string' && isUuid(json) ? json : null),
} as const satisfies Record<string, (json: unknown) => Value>

function storable(text: string): string | null {
  return isStorable(text) ? text : null
}

function wholeOf(json: unknown): number | null {
  const number = numberOf(json)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

function numberOf(json: unknown): number | null {
  if (typeof json === 'number') return Number.isFinite(json) ? json : null
  const text = typeof json === 'string' ? typedNumber(json) : ''
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : null
}

function amountOf(json: unknown): number | null {
  const number = numberOf(json)
  return number !== null && Math.abs(number) < 1e12 ? rupees(number) : null
}

function listValue(values: Readonly<Record<string, unknown>>, json: unknown): string | null {
  return typeof json === 'string' && Object.hasOwn(values, json) ? json : null
}

/** An id from 1, as number or text, alone or as `{id}`; else what `named` reads; -1 and 0 clear. */
function referenceInput(to: string, json: unknown): Input {
  const plain = idOf(json)
  if (plain === '' || plain === null) return valueInput(null)
  const id = wholeOf(plain)
  if (id !== null && id <= 0) return valueInput(null)
  const by: ReferenceBy | null = id === null ? named(json) : { is: 'id', id }
  if (by !== null) return { is: 'reference', to, by }
  return bad(
    'A reference is an id, {"id": …}, {"uid": …}, {"identifier": …} or {"lookupColumn": …, "lookupValue": …}',
  )
}

/** `{uid}`, `{identifier}` or `{lookupColumn, lookupValue}`. */
function named(json: unknown): ReferenceBy | null {
  const of = new Map(typeof json === 'object' && json !== null ? Object.entries(json) : [])
  const [uid, identifier] = [of.get('uid'), of.get('identifier')]
  if (typeof uid === 'string' && isUuid(uid)) return { is: 'uuid', uuid: uid.toLowerCase() }
  if (typeof identifier === 'string' && isPlainText(identifier))
    return { is: 'identifier', identifier }
  const [column, value] = [of.get('lookupColumn'), of.get('lookupValue')]
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || isPlainText(value)
  return typeof column === 'string' && isPlain ? { is: 'column', column, value } : null
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && isStorable(value)
}

/** `{file_name, data}` uploads; an object without `data` clears, unless it only repeats the id it was read with. */
function imageInput(json: unknown): Input {
  if (typeof json !== 'object' || json === null)
    return bad('An image is {"file_name": …, "data": …}')
  if (!('data' in json) || json.data === null) {
    const id = 'id' in json ? wholeOf(json.id) : null
    return id !== null && id > 0
      ? { is: 'reference', to: 'ad_image', by: { is: 'id', id } }
      : valueInput(null)
  }
  if (typeof json.data !== 'string') return bad('data must be base64')
  const base64 = json.data.replace(/^data:[\w/+.-]*;base64,/, '')
  const named = 'file_name' in json ? json.file_name : 'name' in json ? json.name : null
  const fileName = typeof named === 'string' ? named.slice(0, 200) : '-'
  return { is: 'image', upload: { fileName, base64 } }
}

function idOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'id' in json ? json.id : json
}

function valueInput(value: Value): Input {
  return { is: 'value', value }
}

function bad(message: string): Input {
  return { is: 'bad', message }
}
