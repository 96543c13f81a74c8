import { devanagariDigits } from './text/devanagari-digits.ts'

/**
 * A sentence in every language of the product. `{name}` marks a value filled in by `say`, `{n|course|courses}` the word that
 * goes with a number: the first for one, the second for every other.
 */
export type Message = { readonly en: string; readonly ne: string }
export type Language = keyof Message
export type Messages = Readonly<Record<string, Message>>
/**
 * A number is shown in the language's digits, a Message in the language, a string (id, name, amount) unchanged.
 */
export type MessageValues = Readonly<Record<string, string | number | Message>>

/** The sentence in the language, with `{name}` replaced by `values.name`; unknown names stay as they are. */
export function say(message: Message, language: Language, values: MessageValues = {}): string {
  const fill = (whole: string, ...[name = '', one, other = '']: readonly string[]) => {
    if (!Object.hasOwn(values, name)) return whole
    if (one === undefined) return inWords(values[name], language)
    return rules[language].select(Number(values[name])) === 'one' ? one : other
  }
  return message[language].replaceAll(/\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, fill)
}

const rules = { en: new Intl.PluralRules('en'), ne: new Intl.PluralRules('ne') } as const

/** Text from a server or a device: the same in every language. */
export function sameInBoth(text: string): Message {
  return { en: text, ne: text }
}

/** A name of a register in both languages; '' in Nepali means that it has none, and the English one is shown. */
export function nameInBoth(en: string, ne: string): Message {
  return { en, ne: ne === '' ? en : ne }
}

/** The sentence with its values, in each language: to stand as a value in another one. */
export function sayInBoth(message: Message, values: MessageValues): Message {
  return { en: say(message, 'en', values), ne: say(message, 'ne', values) }
}

/** True if a value from the wire is a sentence in every language. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'en' in value && 'ne' in value
}

/** One sentence after another. */
export function sentences(...all: readonly Message[]): Message {
  return joinedInBoth(' ', ...all)
}

/** The parts that are not empty in a language, with this between them. */
export function joinedInBoth(between: string, ...parts: readonly Message[]): Message {
  const joined = (language: Language) =>
    parts
      .map((part) => part[language])
      .filter((text) => text !== '')
      .join(between)
  return { en: joined('en'), ne: joined('ne') }
}

function inWords(value: MessageValues[string] | undefined, language: Language): string {
  if (typeof value === 'number')
    return language === 'ne' ? devanagariDigits(`${value}`) : `${value}`
  return typeof value === 'object' ? value[language] : `${value}`
}
