import { type Message, nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { letterMessages } from './document-messages.ts'
import { type CertificateType, needsResult } from './certificate.ts'

/** Facts of the record that a letter may name. */
export type LetterFacts = {
  readonly name: Message
  readonly programme: Message
  readonly hasPassedOut: boolean
  readonly cgpa: number | null
  readonly credits: number | null
}

const always = ['name', 'programme'] as const
const ofResult = ['cgpa', 'credits'] as const

/** The placeholder of a text that the type has no fact for; null if there is none. */
export function unknownPlaceholder(type: CertificateType, text: string): string | null {
  const known: readonly string[] = needsResult(type) ? [...always, ...ofResult] : always
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  return used.find((name) => !known.includes(name)) ?? null
}

/** Paragraphs of a letter: the student's state by the record, then the type's own text. */
export function letterParagraphs(body: Message, facts: LetterFacts): readonly Message[] {
  const { name, programme, cgpa, credits } = facts
  const values = {
    name: nameInBoth(name.en, name.ne),
    programme,
    cgpa: inDigits(cgpa, 2),
    credits: inDigits(credits, 1),
  }
  const state = letterMessages[facts.hasPassedOut ? 'has-passed-out' : 'is-student']
  return [state, body].map((text) => sayInBoth(text, values))
}

function inDigits(value: number | null, decimals: number): Message {
  const en = value === null ? '-' : value.toFixed(decimals)
  return { en, ne: devanagariDigits(en) }
}
