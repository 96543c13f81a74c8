import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { settingsText as text } from './screen-messages.ts'
import type { Draft, SettingField, SettingRows, Typed } from './setting.ts'
import { draftOf, fieldsOf, namesOf, rowsIn } from './setting-fields.ts'
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
  const fields = fieldsOf(key).flatMap((field) =>
    field.is === 'rows' ? rowsInWords(field, draft) : [inWords(field, draft)],
  )
  return { subject: settings[key].name, fields }
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
