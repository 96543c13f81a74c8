import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { type FieldError, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { sheetFileText as text } from '../rules/file-messages.ts'

/** Every row with its problem; the sentence names the first. */
export function rowsWrong(errors: readonly FieldError[]): Refusal {
  const [first] = errors
  const named: Message = sayInBoth(text['row-problem'], {
    row: sameInBoth(first?.field ?? ''),
    problem: first?.message ?? '',
  })
  return refusal('rule/rows-wrong', text['rows-wrong'], {
    status: 400,
    values: { n: errors.length, first: named },
    errors,
  })
}
