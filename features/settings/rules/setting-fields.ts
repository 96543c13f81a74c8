import type { Message } from '#platform/pure/message.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import type { Draft, SettingField, SettingRows, Typed } from './setting.ts'
import { readSetting, type SettingKey, settingOf } from './settings.ts'

/** The fields of a setting. */
export function fieldsOf(key: SettingKey): readonly (SettingField | SettingRows)[] {
  return settingOf(key).fields
}

/** The fields that have one value, those of every row among them. */
export function singleFields(key: SettingKey, draft: Draft): readonly SettingField[] {
  return fieldsOf(key).flatMap((each) => (each.is === 'rows' ? rowsIn(each, draft).flat() : [each]))
}

/** Fields of each row of a list, as many rows as are typed. */
export function rowsIn(rows: SettingRows, draft: Draft): readonly (readonly SettingField[])[] {
  const first = rows.columns[0]?.path ?? ''
  const ofFirst = (path: string) => path.startsWith(`${rows.path}.`) && path.endsWith(`.${first}`)
  return Array.from({ length: Object.keys(draft).filter(ofFirst).length }, (_, at) =>
    rowAt(rows, at),
  )
}

export function rowAt({ path, columns }: SettingRows, at: number): readonly SettingField[] {
  return columns.map((column) => ({ ...column, path: `${path}.${at}.${column.path}` }))
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
  for (const each of fieldsOf(key)) if (each.is === 'rows') root[each.path] = []
  for (const each of singleFields(key, draft))
    put(root, each.path.split('.'), storedValue(each, draft[each.path] ?? ''))
  return root
}

function put(at: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) at[name] = value
  else put((at[name] ??= {}) as Record<string, unknown>, rest, value)
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
