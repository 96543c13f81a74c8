import type { Save } from '#features/registers/server/check-save.ts'
import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { findDatedShares, sharesProblem } from '#platform/pure/money/dated-shares.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import {
  conditionColumns,
  conditionProblems,
} from '#features/conditions/server/condition-columns.ts'
import { admissionSemesterId } from '../rules/program-opening.ts'
import { seatShareMessages } from '../rules/seat-share-messages.ts'
import { openingCheckMessages as text } from '../rules/opening-check-messages.ts'

/** An opening is published with the courses that students register for. */
export async function offersCourses({
  id,
  transaction,
}: Save & { readonly id: number }): Promise<readonly FieldError[]> {
  const course = await transaction
    .selectFrom('n_batch_course')
    .select('n_batch_course_id')
    .where('n_program_cregopen_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return course === undefined ? [{ field: 'ispublished', message: text['no-courses'] }] : []
}

/** The most credits are at least the fewest, and only an admission has conditions: students who register are enrolled. */
export function termsInOrder({ record }: Save): readonly FieldError[] {
  const isAdmission = record['n_sem_year_ID'] === admissionSemesterId
  const conditions = isAdmission ? conditionProblems({ record }) : strayConditions(record)
  return [...creditsInOrder(record), ...conditions, ...seatShareProblems(record, isAdmission)]
}

/** Days of the shares rise and the shares fall; only a seat of an admission is given up. */
function seatShareProblems(record: Values, isAdmission: boolean): readonly FieldError[] {
  const typed = String(record['seat_shares'] ?? '')
  if (typed === '') return []
  const wrong = (message: FieldError['message']) => [{ field: 'seat_shares', message }]
  if (!isAdmission) return wrong(text['only-admissions'])
  const shares = findDatedShares(typed)
  if (shares === null) return wrong(seatShareMessages.unreadable)
  const problem = sharesProblem(shares)
  return problem === null ? [] : wrong(seatShareMessages[problem])
}

function strayConditions(record: Values): readonly FieldError[] {
  return conditionColumns
    .filter(({ name }) => (record[name] ?? '') !== '')
    .map(({ name }) => ({ field: name, message: text['only-admissions'] }))
}

function creditsInOrder(record: Values): readonly FieldError[] {
  const [fewest, most] = [record['min_credit'] ?? 0, record['max_credit'] ?? null]
  const isBelow = most !== null && Number(most) < Number(fewest)
  return isBelow ? [{ field: 'max_credit', message: text['credits-disordered'] }] : []
}

const parts = ['internal', 'external', 'practical'] as const

/** A pass mark is at most the full mark, and no course comes before itself. */
export function marksInOrder(record: Values): readonly FieldError[] {
  const above: FieldError[] = parts.flatMap((part) => {
    const [full, pass] = [record[`${part}_fm`] ?? 0, record[`${part}_pm`] ?? 0]
    const isAbove = Number(pass) > Number(full)
    return isAbove ? [{ field: `${part}_pm`, message: text['pass-above-full'] }] : []
  })
  const prerequisite = record['n_prerequisite_ID'] ?? null
  return prerequisite !== null && prerequisite === record['n_course_ID']
    ? [...above, { field: 'n_prerequisite_ID', message: text['own-prerequisite'] }]
    : above
}

/** A course is offered once by an opening. */
export async function offeredOnce(save: Save): Promise<readonly FieldError[]> {
  const { record } = save
  const wrong = marksInOrder(record)
  if (wrong.length > 0 || save.id !== null) return wrong
  const twice = await save.transaction
    .selectFrom('n_batch_course')
    .select('n_batch_course_id')
    .where('n_program_cregopen_id', '=', Number(record['n_program_cregopen_ID']))
    .where('n_course_id', '=', Number(record['n_course_ID']))
    .executeTakeFirst()
  return twice === undefined ? [] : [{ field: 'n_course_ID', message: text['offered-twice'] }]
}
