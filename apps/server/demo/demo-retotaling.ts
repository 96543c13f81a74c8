import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeRetotaling } from '#kinds/retotaling/testing/retotaling.factory.ts'

/** Days since the application for retotaling. */
export const retotalingDaysAgo = 3
/** The same of the one that has its outcome. */
export const changedDaysAgo = 5

/** Stores a retotaling of a failed exam paper; its exam is open for retotaling for 9 more days. Gives its id. */
export async function storeDemoRetotaling(
  transaction: Transaction,
  at: { readonly registrationId: number; readonly today: Day },
): Promise<number> {
  const { registrationId, today } = at
  await transaction
    .updateTable('n_exam_open')
    .set({ retotalingfrom: addDays(today, -6), retotalingto: addDays(today, 9) })
    .where('n_exam_open_id', '=', (of) =>
      of
        .selectFrom('n_exam_reg')
        .select('n_exam_open_id')
        .where('n_exam_reg_id', '=', registrationId),
    )
    .execute()
  const failed = await transaction
    .selectFrom('n_exam_regdetails')
    .select('n_course_id')
    .where('n_exam_reg_id', '=', registrationId)
    .where('outcome', '=', 'FAIL')
    .executeTakeFirstOrThrow()
  const description =
    'My answer to question 5 (8 marks) was not added to the total on the front page.'
  return storeRetotaling(transaction, {
    registrationId,
    courses: [{ courseId: failed.n_course_id, description }],
    facts: { created: `${addDays(today, -retotalingDaysAgo)}T05:00:00Z` },
  })
}

/** A retotaling of one course, paid later, which becomes a result with other marks; its ids. */
export async function storeChangedRetotaling(
  transaction: Transaction,
  at: { readonly registrationId: number; readonly today: Day },
): Promise<{ readonly retotalingId: number; readonly courseId: number }> {
  const { n_course_id: courseId } = await transaction
    .selectFrom('n_course')
    .select('n_course_id')
    .where('value', '=', changedCourse)
    .executeTakeFirstOrThrow()
  const retotalingId = await storeRetotaling(transaction, {
    registrationId: at.registrationId,
    courses: [{ courseId, description: 'Question 3 was marked, but left out of the sum.' }],
    facts: { created: `${addDays(at.today, -changedDaysAgo)}T05:00:00Z` },
  })
  return { retotalingId, courseId }
}

/** The course whose marks were added up wrongly. */
export const changedCourse = 'CSC101'
