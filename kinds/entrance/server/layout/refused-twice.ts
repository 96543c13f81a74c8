import { type Message, type MessageValues, sayInBoth, sentences } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import type { OtherExam } from './other-exams.ts'

const most = 10

/** Names applicants with the exam that each has at the same time; null if there is none. */
export function refuseTwoAtOnce(exams: readonly OtherExam[]): Refusal | null {
  return refuseListed(
    'two-at-once',
    'two-of',
    exams.map(({ person: name, name: other }) => ({ name, other })),
  )
}

/** Refuses with a sentence for each, the first ten; null if there is none. */
export function refuseListed(
  reason: 'two-at-once' | 'room-twice' | 'not-enough-seats',
  each: 'two-of' | 'room-used' | 'seats-missing-at',
  all: readonly MessageValues[],
): Refusal | null {
  if (all.length === 0) return null
  const shown: Message[] = all.slice(0, most).map((values) => sayInBoth(text[each], values))
  const n = all.length - shown.length
  const more = n > 0 ? [sayInBoth(text['and-more'], { n })] : []
  const values = { list: sentences(...shown, ...more) }
  return refusal(`rule/${reason}`, text[reason], { status: 409, values })
}
