import {
  type Language,
  type Message,
  nameInBoth,
  sameInBoth,
  sayInBoth,
} from '#platform/pure/message.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { settingsText as text } from './screen-messages.ts'
import type {
  Draft,
  SettingField,
  SettingPart,
  SettingRows,
  SettingTables,
  Typed,
} from './setting.ts'
import { draftOf, fieldsOf, namesOf, rowsIn, type TableInForm, tablesIn } from './setting-fields.ts'
import { findSetting, settings } from './settings.ts'

/** A field of a setting and what is set in it, as they are read. */
export type FieldInWords = {
  readonly path: string
  readonly name: Message
  readonly value: Message
}

/** A setting and what is set, as they are read; null where there is no such setting. */
export function settingInWords(
  subject: string,
  value: unknown,
): { readonly subject: Message; readonly fields: readonly FieldInWords[] } | null {
  const key = findSetting(subject)
  if (key === null) return null
  const draft = draftOf(value)
  const fields = fieldsOf(key).flatMap((part) => partInWords(part, draft))
  return { subject: settings[key].name, fields }
}

function partInWords(part: SettingPart, draft: Draft): readonly FieldInWords[] {
  if (part.is === 'rows') return rowsInWords(part, draft)
  return part.is === 'tables' ? tablesInWords(part, draft) : [inWords(part, draft)]
}

/** Each table's fields under its record's name, with paths by its id: `levels.1000002.mostFailed`. */
function tablesInWords(tables: SettingTables, draft: Draft): readonly FieldInWords[] {
  return tablesIn(tables, draft).flatMap((table) => {
    const own = `${tables.path}.${String(draft[table.record.path])}`
    const title = sayInBoth(tables.text.of, { name: nameIn(draft, table) })
    return table.parts
      .flatMap((part) => partInWords(part, draft))
      .map((field) => ({
        path: `${own}${field.path.slice(table.path.length)}`,
        name: joined([title, field.name], ' · '),
        value: field.value,
      }))
  })
}

/** Name of a table's record as it was stored; its id where it was stored without. */
export function nameIn(draft: Draft, { path, record }: TableInForm): Message {
  const stored = (language: Language) => {
    const name = draft[`${path}.name.${language}`]
    return typeof name === 'string' ? name : ''
  }
  const en = stored('en') === '' ? String(draft[record.path] ?? '') : stored('en')
  return nameInBoth(en, stored('ne'))
}

function inWords(field: SettingField, draft: Draft): FieldInWords {
  return { path: field.path, name: field.label, value: typedWords(field, draft[field.path]) }
}

/** Each row is one field: `A · From per cent 90 · Point 4`. */
function rowsInWords(rows: SettingRows, draft: Draft): readonly FieldInWords[] {
  return rowsIn(rows, draft).map((fields, at) => {
    const [first, ...others] = fields.map((field) => inWords(field, draft))
    const parts = others.map(({ name, value }) => joined([name, value], ' '))
    return {
      path: `${rows.path}.${at}`,
      name: sayInBoth(rows.text.row, { n: at + 1 }),
      value: joined([...(first ? [first.value] : []), ...parts], ' · '),
    }
  })
}

/** Text of a field's value; a dash for an empty one. */
export function typedWords(field: SettingField, typed: Typed | undefined): Message {
  if (typeof typed === 'boolean') return yesNo[typed ? 'yes' : 'no']
  if (field.is === 'several') {
    const chosen = field.choices.filter(({ value }) => isAmong(typed, value))
    return chosen.length === 0
      ? text.noUser
      : joined(
          chosen.map(({ label }) => label),
          ', ',
        )
  }
  if (field.is === 'names') return joined(namesOf(String(typed ?? '')), ', ')
  if (field.is === 'one')
    return field.choices.find(({ value }) => value === typed)?.label ?? sameInBoth('-')
  return sameInBoth(typeof typed === 'string' && typed !== '' ? typed : '-')
}

export function isAmong(typed: Typed | undefined, value: string): boolean {
  return Array.isArray(typed) && typed.includes(value)
}

export function joined(words: readonly Message[], by: string): Message {
  return {
    en: words.map(({ en }) => en).join(by),
    ne: words.map(({ ne }) => ne).join(by),
  }
}
