import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { type FieldError, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { EntryReason } from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'

/** Every row with its problem; the sentence names the first. */
export function rowsWrong(errors: readonly FieldError[]): Refusal {
  const [first] = errors
  const named = sayInBoth(text['row-problem'], {
    row: sameInBoth(first?.field ?? ''),
    problem: first?.message ?? '',
  })
  return refusal('rule/rows-wrong', text['rows-wrong'], {
    status: 400,
    values: { n: errors.length, first: named },
    errors,
  })
}

/** Text of a problem with a typed mark. */
export function markProblem(reason: EntryReason): Message {
  return text[reason]
}
