import * as v from 'valibot'
import type { Message, Messages } from '#platform/pure/message.ts'

/** Value typed or chosen for a field: texts and numbers as they are typed. */
export type Typed = string | boolean | readonly string[]
/** A setting as its form holds it, by the paths of its fields (`hours.en`). */
export type Draft = Readonly<Record<string, Typed>>

export type Choice = { readonly value: string; readonly label: Message }

type Named = {
  readonly path: string
  readonly label: Message
  /** Rule of the field, shown when the value breaks it. */
  readonly needs: Message
}

type PlainType = 'text' | 'whole' | 'number' | 'rupees' | 'yes-no'

/** A field with one value. `rupees` are stored in paisa; `number` may have decimals. */
export type SettingField = Named &
  (
    | { readonly is: PlainType }
    | { readonly is: 'several'; readonly choices: readonly Choice[] }
    | { readonly is: 'one'; readonly choices: readonly Choice[] }
    /** A name a line, in both languages: `Nepal Bank | नेपाल बैंक`. */
    | { readonly is: 'names' }
    /** A record of a register by its id; the value has its name beside it, as `name`. */
    | { readonly is: 'record' }
  )

/** A list of objects, a row each; the paths of its columns are those within one object. */
export type SettingRows = Named & {
  readonly is: 'rows'
  readonly columns: readonly SettingField[]
  readonly fewest: number
  /** `row` has the place for its number, `{n}`. */
  readonly text: Readonly<Record<'row' | 'add' | 'remove', Message>>
}

/** Tables, each of one record of a register: the paths of their fields are those within one table. */
export type SettingTables = Named & {
  readonly is: 'tables'
  readonly record: SettingField
  readonly fields: readonly (SettingField | SettingRows)[]
  /** Records that have a table, and those that have none. */
  readonly help: Message
  /** `of` has the place for the record's name, `{name}`; `inactive`: the record is not in use any more. */
  readonly text: Readonly<Record<'of' | 'add' | 'remove' | 'inactive', Message>>
}

/** Everything a form may consist of. */
export type SettingPart = SettingField | SettingRows | SettingTables

/** Something the university decides itself, without a programmer and without a restart. */
export type Setting<Value> = {
  readonly name: Message
  /** Purpose, shown under the name. */
  readonly about: Message
  readonly schema: v.GenericSchema<unknown, Value>
  /** Fields of the form. */
  readonly fields: readonly SettingPart[]
  /** Changed by one person and confirmed by another: where a wrong value sends money astray (SECURITY T45). */
  readonly twoPeople: boolean
  /** Amounts that students pay: confirmed with a fresh one-time code. */
  readonly isMoney?: true
  /** Default until a value is set. */
  readonly initial: Value
}

/** Gives the setting's values the type of its schema. */
export function defineSetting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting
}

const text = {
  choose: { en: 'Choose one of these.', ne: 'यीमध्ये एउटा छान्नुहोस्।' },
  line: { en: 'Up to 120 characters, not empty.', ne: '१२० अक्षरसम्म, खाली होइन।' },
} as const satisfies Messages

function plain(is: PlainType, usual = text.choose as Message) {
  return (path: string, label: Message, needs = usual): SettingField => ({ path, label, needs, is })
}
export const field = {
  text: plain('text', text.line),
  whole: plain('whole'),
  number: plain('number'),
  rupees: plain('rupees'),
  yesNo: plain('yes-no'),
  one: (path: string, label: Message, choices: readonly Choice[]): SettingField => ({
    path,
    label,
    choices,
    needs: text.choose,
    is: 'one',
  }),
  several: (path: string, label: Message, choices: readonly Choice[]): SettingField => ({
    path,
    label,
    choices,
    needs: text.choose,
    is: 'several',
  }),
}

/** Schema of a text on one line. */
export const lineOf = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** Schema of a whole number; paisa are whole numbers too. */
export const wholeOf = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
