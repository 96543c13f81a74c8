import type { Language, Message } from '#platform/pure/message.ts'
import { reasonText as text } from './reason-messages.ts'

/** A reason as it was written: the text in both languages, then own text, maybe in one of them only. Absent: ''. */
export type WrittenReason = { readonly standard: Message; readonly own: Message }

/** Text that is missing in one language. */
export type Owed = {
  readonly to: Language
  readonly words: string
  /** Text before it in that language. */
  readonly said: string
}

export type Reason = {
  /** Text that the student reads; '' if no reason was written. */
  readonly words: Message
  readonly owed: Owed | null
}

/** Text for the student. Own text in one language is shown in both, with a note that the translation follows. */
export function composeReason({ standard, own }: WrittenReason): Reason {
  const isWhole = standard.en !== '' && standard.ne !== ''
  const [before, rest] = isWhole ? [standard, own] : [none, joined(standard, own)]
  const to = missingIn(rest)
  if (to === null) return { words: joined(before, rest), owed: null }
  const words = rest[to === 'en' ? 'ne' : 'en']
  const owed = { to, words, said: before[to] }
  return { words: { ...joined(before, rest), [to]: untranslated(owed) }, owed }
}

/** The reason in the language that is missing, until it is translated. */
export function untranslated({ to, words, said }: Owed): string {
  return joinedIn([said, words, text.follows[to]])
}

/** The reason once it is translated. */
export function translated({ said }: Pick<Owed, 'said'>, translation: string): string {
  return joinedIn([said, translation])
}

const none: Message = { en: '', ne: '' }

function missingIn({ en, ne }: Message): Language | null {
  if ((en === '') === (ne === '')) return null
  return en === '' ? 'en' : 'ne'
}

function joined(...parts: readonly Message[]): Message {
  return {
    en: joinedIn(parts.map(({ en }) => en)),
    ne: joinedIn(parts.map(({ ne }) => ne)),
  }
}

function joinedIn(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
