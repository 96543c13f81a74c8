import { type Day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { isMessage, type Message, sameInBoth } from '../message.ts'
import { type Money, nothing, rupees } from '#platform/pure/money/money.ts'
import { referenceId, referenceLabel } from '#platform/pure/reference.ts'

/** A record as the wire sends it: null columns absent, references as objects. */
export type WireRecord = Readonly<Record<string, unknown>>

/** A value by name, whatever the case an iDempiere dictionary prefers (idempiere-dialect §10). */
export function value(record: WireRecord, name: string): unknown {
  if (name in record) return record[name]
  const lower = name.toLowerCase()
  const key = Object.keys(record).find((each) => each.toLowerCase() === lower)
  return key === undefined ? undefined : record[key]
}

export function textOf(record: WireRecord, name: string): string {
  const found = value(record, name)
  if (typeof found === 'string') return found
  if (typeof found === 'number') return String(found)
  return referenceLabel(found)
}

/** A text in both languages; one that a server sends in a single language stands for both. */
export function messageOf(record: WireRecord, name: string): Message {
  const found = value(record, name)
  return isMessage(found) ? found : sameInBoth(textOf(record, name))
}

/** The name of a record of a register: the Nepali one where the server sent it to this reader. */
export function nameOf(record: WireRecord): string {
  return textOf(record, 'shown_name') || textOf(record, 'Name')
}

export function idOf(record: WireRecord, name: string): number | null {
  return referenceId(value(record, name))
}

/** The value string of a list reference (`{id: 'DR', …}` or `'DR'`). */
export function listValueOf(record: WireRecord, name: string): string | null {
  const found = value(record, name)
  if (typeof found === 'string') return found
  if (typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string')
    return found.id
  return null
}

/**
 * Applies `find` to the id of a list reference, else to its identifier or Name. Servers differ in which of them is the
 * value and which the label (READINGS R-80).
 */
export function foundIn<Value>(
  record: WireRecord,
  name: string,
  find: (text: string) => Value | null,
): Value | null {
  const found = value(record, name)
  if (typeof found === 'string') return find(found)
  if (typeof found !== 'object' || found === null) return null
  const texts = ['id', 'identifier', 'Name'].flatMap((key) => {
    const text: unknown = new Map(Object.entries(found)).get(key)
    return typeof text === 'string' ? [text] : []
  })
  for (const text of texts) {
    const known = find(text)
    if (known !== null) return known
  }
  return null
}

/** The key of a list of values that a text means: the key itself, or its English label. */
export function findKey<Key extends string>(
  text: string,
  values: Readonly<Record<Key, unknown>>,
): Key | null {
  if (text === '') return null
  if (Object.hasOwn(values, text)) return text as Key
  const found = Object.entries(values).find(([, label]) => labelOf(label) === text)
  return found === undefined ? null : (found[0] as Key)
}

function labelOf(label: unknown): string {
  return typeof label === 'object' && label !== null && 'en' in label ? String(label.en) : ''
}

/** Rupees on the wire (number or numeric text) as Money; missing is nothing. */
export function moneyOf(record: WireRecord, name: string): Money {
  const amount = Number(value(record, name))
  return Number.isFinite(amount) ? rupees(amount) : nothing
}

export function dayOf(record: WireRecord, name: string): Day | null {
  return findDay(textOf(record, name))
}

/** A point in time in ms since 1970, null when there is none. */
export function msOf(record: WireRecord, name: string): number | null {
  const ms = Date.parse(textOf(record, name))
  return Number.isNaN(ms) ? null : ms
}

/** The day in Nepal of a point in time, null when there is none. */
export function nepalDayOf(record: WireRecord, name: string): Day | null {
  const ms = msOf(record, name)
  return ms === null ? null : dayInNepal(ms)
}

export function flagOf(record: WireRecord, name: string): boolean {
  const found = value(record, name)
  return found === true || found === 'Y' || found === 'true'
}

export function recordsOf(record: WireRecord, name: string): readonly WireRecord[] {
  const found = value(record, name)
  return Array.isArray(found)
    ? found.filter((each): each is WireRecord => typeof each === 'object' && each !== null)
    : []
}

/** A number or numeric text, null when there is none; compared as numbers (READINGS R-60). */
export function numberOf(record: WireRecord, name: string): number | null {
  const found = value(record, name)
  if (typeof found !== 'number' && (typeof found !== 'string' || found.trim() === '')) return null
  const number = Number(found)
  return Number.isFinite(number) ? number : null
}
