import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { numberOf, numberSeries, serialExpression } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { findActiveEnrollment } from '../rules/enrollment.ts'
import { enrollmentOfficeMessages as text } from '../rules/office-messages.ts'
import { findEnrollments, lockPartner } from './find-enrollments.ts'

type Confirming = {
  readonly enrollmentId: number
  readonly partnerId: number
  readonly userId: number
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/**
 * Makes a waiting enrollment active and gives it the next roll number of its program's year; confirming again gives
 * the same number. A student is active in one program at a time.
 */
export async function confirmEnrollment(
  transaction: Transaction,
  { enrollmentId, partnerId, userId, nowMs, did }: Confirming,
): Promise<Refusal | { readonly rollNumber: string }> {
  await lockPartner(transaction, partnerId)
  const enrollments = await findEnrollments(transaction, partnerId)
  const enrollment = enrollments.find(({ id }) => id === enrollmentId)
  if (enrollment === undefined)
    return refusal('rule/enrollment-unknown', text['enrollment-unknown'], { status: 404 })
  if (enrollment.passedOut || enrollment.droppedOut)
    return refusal('rule/enrollment-ended', text['enrollment-ended'], { status: 409 })
  const active = findActiveEnrollment(enrollments)
  if (active !== null && active.id !== enrollmentId)
    return refusal('rule/other-enrollment-active', text['other-enrollment-active'], { status: 409 })
  if (enrollment.confirmed && enrollment.rollNumber !== '')
    return { rollNumber: enrollment.rollNumber }
  const number = await nextRollNumber(transaction, enrollmentId)
  await transaction
    .updateTable('n_program_enroll')
    .set({ urollstatus: true, urollno: number, updated: new Date(nowMs), updatedby: userId })
    .where('n_program_enroll_id', '=', enrollmentId)
    .execute()
  did({
    table: 'n_program_enroll',
    record: enrollmentId,
    before: { urollstatus: enrollment.confirmed, urollno: enrollment.rollNumber },
    after: { urollstatus: true, urollno: number },
  })
  return { rollNumber: number }
}

/** One more than the highest of the series, under the lock of its programme: no gaps, no number twice. */
async function nextRollNumber(transaction: Transaction, enrollmentId: number): Promise<string> {
  const place = await transaction
    .selectFrom('n_program_enroll as e')
    .leftJoin('n_aca_year as y', 'y.n_aca_year_id', 'e.n_aca_year_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'e.n_program_id')
    .select(['y.name as year', 'g.n_program_id', 'g.code'])
    .where('e.n_program_enroll_id', '=', enrollmentId)
    .executeTakeFirstOrThrow()
  await transaction
    .selectFrom('n_program')
    .select('n_program_id')
    .where('n_program_id', '=', place.n_program_id)
    .forNoKeyUpdate()
    .execute()
  const { roll, rollDigits } = await findSettingValue(transaction, 'number-formats')
  const program = place.code || `P${place.n_program_id ?? 0}`
  const series = numberSeries(roll, { year: place.year ?? '0', program })
  const [prefix = ''] = series.split('{serial}')
  const { last } = await transaction
    .selectFrom('n_program_enroll')
    .select(
      sql<number | null>`max(substring(urollno from ${serialExpression(series)})::bigint)`.as(
        'last',
      ),
    )
    .where(sql<boolean>`starts_with(urollno, ${prefix})`)
    .executeTakeFirstOrThrow()
  return numberOf(series, (last ?? 0) + 1, rollDigits)
}
