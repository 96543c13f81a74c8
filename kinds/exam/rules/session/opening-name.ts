import type { Language, Message } from '#platform/pure/message.ts'

const longest = 120

type OpeningNames = {
  readonly program: Message
  readonly subject: Message | null
  readonly semester: Message
  readonly type: Message
  readonly session: Message
  readonly year: Message
  readonly intake: Message | null
}

/** `BE Civil, II, Regular, Mangsir 2083, 2082 Fall`; a long programme is cut so that the rest can be read. */
export function openingName(names: OpeningNames): Message {
  return { en: inLanguage(names, 'en'), ne: inLanguage(names, 'ne') }
}

function inLanguage(names: OpeningNames, language: Language): string {
  const { program, subject, semester, type, session, year, intake } = names
  const cohort = [year, intake].flatMap((part) => part?.[language] ?? []).join(' ')
  const rest = [subject, semester, type, session].flatMap((part) => part?.[language] ?? [])
  const end = [...rest, cohort].map((part) => `, ${part}`).join('')
  const beginning = program[language].slice(0, Math.max(0, longest - end.length))
  return `${beginning}${end}`.slice(0, longest)
}
