import { sql } from 'kysely'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { academicMessages as text } from '../rules/academic-messages.ts'

/** Days of an academic year; only one year is the current one. */
export const yearColumns = [
  column.date('begins_on', text['year-begins']),
  column.date('ends_on', text['year-ends']),
  column.boolean('is_current', text['year-current'], { help: text['year-current-help'] }),
]

/** A year has both days or none, in order, and shares none with another active year. */
export async function checkYear({ record, id, transaction }: Save): Promise<readonly FieldError[]> {
  const wrong = (field: string, message: Message) => [{ field, message }]
  const { begins_on: begins = null, ends_on: ends = null, is_current: isCurrent = false } = record
  if (begins === null && ends !== null) return wrong('begins_on', text['year-both'])
  if (ends === null && begins !== null) return wrong('ends_on', text['year-both'])
  if (begins !== null && String(begins) >= String(ends)) return wrong('ends_on', text['year-order'])
  const others = transaction
    .selectFrom('n_aca_year')
    .select('name')
    .where('n_aca_year_id', '<>', id ?? 0)
  const [current] = await others.where('is_current', '=', true).execute()
  if (isCurrent === true && current !== undefined)
    return wrong('is_current', sayInBoth(text['year-other-current'], { name: current.name }))
  if (begins === null) return []
  const [shared] = await others
    .where('isactive', '=', true)
    .where(sql<boolean>`begins_on <= ${ends}::date and ends_on >= ${begins}::date`)
    .execute()
  return shared === undefined
    ? []
    : wrong('begins_on', sayInBoth(text['year-shared'], { name: shared.name }))
}
