import { sayInBoth } from '#platform/pure/message.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { academicMessages as text } from '../rules/academic-messages.ts'

/** Place of a semester among all; empty: after the others. */
export const semesterPlace = column.integer('place', text['semester-place'], {
  least: 1,
  most: 100_000,
  help: text['semester-place-help'],
})

/** Each semester has its own place; that of admission, which was added first, stays the first. */
export async function checkPlace({
  record,
  before,
  id,
  transaction,
}: Save): Promise<readonly FieldError[]> {
  const { place = null } = record
  if (place === null)
    return before === null ? [] : [{ field: 'place', message: text['semester-needs-place'] }]
  const rows = await transaction
    .selectFrom('n_sem_year')
    .select(['n_sem_year_id as id', 'name', 'place'])
    .orderBy('n_sem_year_id')
    .execute()
  const other = rows.find((each) => each.id !== id && each.place === Number(place))
  if (other !== undefined)
    return [{ field: 'place', message: sayInBoth(text['place-taken'], { name: other.name }) }]
  const [admission] = rows
  if (admission === undefined) return []
  const isBehind =
    admission.id === id
      ? rows.some((each) => each.id !== id && each.place < Number(place))
      : Number(place) < admission.place
  return isBehind ? [{ field: 'place', message: text['admission-first'] }] : []
}
