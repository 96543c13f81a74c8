import * as common from '#platform/pure/labels/common.ts'
import { openingSemester } from '#features/institution/server/academic.models.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { curriculumMessages as text } from '../../rules/curriculum-messages.ts'
import { overlap } from '../../rules/taught.ts'
import { marksInOrder } from '../check-opening.ts'
import { courseTerms } from '../course.models.ts'

const fixed = { mandatory: true, createOnly: true } as const

/** A course that a programme teaches in a semester, with the terms under which openings offer it. */
export const curriculumModel: Model = registerModel({
  table: 'n_curriculum',
  label: text.one,
  identifier: ['n_program_ID', 'n_sem_year_ID', 'n_course_ID'],
  register: {
    group: 'academic',
    plural: text.plural,
    place: 9,
    key: ['n_program_ID', 'n_sem_year_ID', 'n_course_ID', 'n_first_intake_ID'],
  },
  check: taughtOnce,
  columns: [
    column.reference('n_program_ID', common.program, { to: 'n_program', ...fixed }),
    { ...openingSemester, ...fixed },
    column.reference('n_course_ID', common.course, { to: 'n_course', ...fixed }),
    column.reference('n_first_intake_ID', text['first-intake'], {
      to: 'n_intake',
      help: text['first-help'],
    }),
    column.reference('n_last_intake_ID', text['last-intake'], {
      to: 'n_intake',
      help: text['last-help'],
    }),
    ...courseTerms,
  ],
})

/** An intake is taught a course of its programme in one semester's row only once. */
async function taughtOnce({ record, id, transaction }: Save): Promise<readonly FieldError[]> {
  const wrong = marksInOrder(record)
  const [first, last] = [record['n_first_intake_ID'] ?? null, record['n_last_intake_ID'] ?? null]
  if (first !== null && last !== null && Number(last) < Number(first))
    return [...wrong, { field: 'n_last_intake_ID', message: text['intakes-disordered'] }]
  if (wrong.length > 0) return wrong
  const others = await transaction
    .selectFrom('n_curriculum')
    .select(['n_curriculum_id', 'n_first_intake_id as first', 'n_last_intake_id as last'])
    .where('n_program_id', '=', Number(record['n_program_ID']))
    .where('n_sem_year_id', '=', Number(record['n_sem_year_ID']))
    .where('n_course_id', '=', Number(record['n_course_ID']))
    .where('isactive', '=', true)
    .execute()
  const own = {
    first: first === null ? null : Number(first),
    last: last === null ? null : Number(last),
  }
  const isTwice = others.some((other) => other.n_curriculum_id !== id && overlap(own, other))
  return isTwice ? [{ field: 'n_course_ID', message: text['taught-twice'] }] : []
}
