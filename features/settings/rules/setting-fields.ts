import type { Message } from '#platform/pure/message.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import type {
  Draft,
  SettingField,
  SettingPart,
  SettingRows,
  SettingTables,
  Typed,
} from './setting.ts'
import { readSetting, type SettingKey, settingOf } from './settings.ts'

/** The fields of a setting. */
export function fieldsOf(key: SettingKey): readonly SettingPart[] {
  return settingOf(key).fields
}

/** The fields that have one value, those of every row and table among them. */
export function singleFields(key: SettingKey, draft: Draft): readonly SettingField[] {
  return singleIn(fieldsOf(key), draft)
}

function singleIn(parts: readonly SettingPart[], draft: Draft): readonly SettingField[] {
  return parts.flatMap((each) => {
    if (each.is === 'rows') return rowsIn(each, draft).flat()
    if (each.is !== 'tables') return [each]
    return tablesIn(each, draft).flatMap(({ record, parts }) => [record, ...singleIn(parts, draft)])
  })
}

/** Fields of each row of a list, as many rows as are typed. */
export function rowsIn(rows: SettingRows, draft: Draft): readonly (readonly SettingField[])[] {
  const count = countIn(draft, rows.path, rows.columns[0]?.path ?? '')
  return Array.from({ length: count }, (_, at) => rowAt(rows, at))
}

export function rowAt({ path, columns }: SettingRows, at: number): readonly SettingField[] {
  return columns.map((column) => within(column, `${path}.${at}`))
}

/** A table with the full paths of its parts. */
export type TableInForm = {
  readonly path: string
  readonly record: SettingField
  readonly parts: readonly (SettingField | SettingRows)[]
}

/** Each table, as many as are typed. */
export function tablesIn(tables: SettingTables, draft: Draft): readonly TableInForm[] {
  const count = countIn(draft, tables.path, tables.record.path)
  return Array.from({ length: count }, (_, at) => tableAt(tables, at))
}

export function tableAt({ path, record, fields }: SettingTables, at: number): TableInForm {
  const own = `${path}.${at}`
  return {
    path: own,
    record: within(record, own),
    parts: fields.map((field) => within(field, own)),
  }
}

function within<Part extends { readonly path: string }>(part: Part, path: string): Part {
  return { ...part, path: `${path}.${part.path}` }
}

function countIn(draft: Draft, path: string, first: string): number {
  const ofFirst = (each: string) => each.startsWith(`${path}.`) && each.endsWith(`.${first}`)
  return Object.keys(draft).filter(ofFirst).length
}

/** Rule of the field at a path of the value (`levels.0.grades.2.point`); of its list where it has none; null: no field. */
export function needsAt(key: SettingKey, path: string): Message | null {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  return needsIn(fieldsOf(key), names.join('.'))
}

function needsIn(parts: readonly SettingPart[], path: string): Message | null {
  const part = parts.find((each) => path === each.path || path.startsWith(`${each.path}.`))
  if (part === undefined) return null
  const inner = path.slice(part.path.length + 1)
  if (part.is === 'rows') return needsIn(part.columns, inner) ?? part.needs
  if (part.is !== 'tables') return part.needs
  return needsIn([part.record, ...part.fields], inner) ?? part.needs
}

/** A value as its form begins. */
export function draftOf(value: unknown): Draft {
  const draft: Record<string, Typed> = {}
  for (const [path, each] of flatten(value))
    draft[path] = path.endsWith('InPaisa')
      ? String(toRupees(paisa(Number(each))))
      : typeof each === 'number'
        ? String(each)
        : (each as Typed)
  return draft
}

function flatten(value: unknown, before = ''): readonly (readonly [string, unknown])[] {
  if (value === null) return []
  if (isNames(value)) return [[before, asLines(value)]]
  const isSingleValue =
    typeof value !== 'object' || (Array.isArray(value) && typeof value[0] !== 'object')
  if (isSingleValue) return [[before, value]]
  return Object.entries(value).flatMap(([name, each]) =>
    flatten(each, before === '' ? name : `${before}.${name}`),
  )
}

/** The form as a value of its setting, or the fields that are not as they must be. */
export function valueFrom(
  key: SettingKey,
  draft: Draft,
): { readonly json: string } | { readonly wrong: readonly string[] } {
  const json = JSON.stringify(nested(key, draft))
  const read = readSetting(key, json)
  if (!('wrong' in read)) return { json }
  const lists = fieldsOf(key).filter(({ is }) => is === 'names')
  const fieldOf = (path: string) =>
    lists.find((list) => path.startsWith(`${list.path}.`))?.path ?? path
  return { wrong: [...new Set(read.wrong.map(fieldOf))] }
}

function nested(key: SettingKey, draft: Draft): unknown {
  const root: Record<string, unknown> = {}
  for (const each of fieldsOf(key))
    if (each.is === 'rows' || each.is === 'tables') root[each.path] = []
  for (const each of singleFields(key, draft))
    put(root, each.path.split('.'), storedValue(each, draft[each.path] ?? ''))
  return root
}

function put(at: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  const [next] = rest
  if (next === undefined) at[name] = value
  else put((at[name] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>, rest, value)
}

/** As it is stored; what is no number stays as it was typed, so that the schema names it. */
function storedValue({ is }: SettingField, typed: Typed): unknown {
  if (typeof typed !== 'string') return typed
  if (is === 'names') return namesOf(typed)
  const trimmed = typed.trim()
  if (is === 'yes-no' || is === 'several' || is === 'one' || is === 'text') return trimmed
  const asNumber = trimmed === '' ? Number.NaN : Number(trimmed.replaceAll(',', ''))
  if (Number.isNaN(asNumber)) return trimmed
  return is === 'rupees' ? Math.round(asNumber * 10_000) / 100 : asNumber
}

function isNames(value: unknown): value is readonly Message[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof Object(each)['en'] === 'string' && 'ne' in Object(each)) &&
    value.length > 0
  )
}

function asLines(names: readonly Message[]): string {
  return names.map(({ en, ne }) => `${en} | ${ne}`).join('\n')
}

/** One a line; a line without a bar is the same in both languages. */
export function namesOf(lines: string): readonly Message[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [en = '', ne = en] = line.split('|').map((part) => part.trim())
      return { en, ne }
    })
}
