import { type Message, say } from '#platform/pure/message.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import { paperMessages } from './messages.ts'
import type { WhyNotPaper } from './papers.ts'

/** Reason that an exam paper cannot be chosen, with its marks, in both languages: the same on screen and server. */
export function whyNotSentence(
  { reason, have = 0, need = 0 }: WhyNotPaper,
  { internalFullMarks }: Pick<RegisteredCourse, 'internalFullMarks'>,
): Message {
  const values = { have, need, full: internalFullMarks ?? 0 }
  const message = paperMessages[reason]
  return { en: say(message, 'en', values), ne: say(message, 'ne', values) }
}
