import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { releaseMessages as text } from '#features/results/rules/release/release-messages.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  resultOffice,
  stamp,
} from '../result-office.ts'
import { readWhich, type Which } from '../which-results.ts'

/** Takes scheduled results back until their release time; one person may do it at once: it is the safe direction. */
export const stopResults = defineProcess({
  ...contracts.resultStop,
  name: { en: 'Stop results before they are published', ne: 'प्रकाशन हुनुअघि नतिजा रोक्ने' },
  roles: resultOffice,
  run(given, context) {
    const which = readWhich(given)
    if (isRefusal(which)) return Promise.resolve(which)
    return inOffice(context, (at) => stop(at, which))
  },
})

async function stop(at: ResultOfficeContext, which: Which): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const scheduled = await at.transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select('r.n_exam_reg_id')
    .where('r.visible_from', '>', new Date(at.nowMs))
    .where((of) =>
      'openingId' in which
        ? of('a.n_exam_open_id', '=', which.openingId)
        : of('a.n_exam_reg_id', '=', which.registrationId),
    )
    .execute()
  if (scheduled.length === 0)
    return refusal('rule/nothing-to-stop', text['nothing-to-stop'], { status: 409 })
  const ids = scheduled.map((row) => row.n_exam_reg_id)
  const stopped = await unschedule(at, ids)
  const counts = { n: ids.length, others: stopped - ids.length }
  if ('openingId' in which) await clearReleaseTime(at, which.openingId)
  at.did({
    table: 'openingId' in which ? 'n_exam_open' : 'n_exam_reg',
    record: 'openingId' in which ? which.openingId : which.registrationId,
    before: { scheduled: stopped },
    after: { scheduled: 0 },
  })
  return { summary: text.stopped, values: counts, data: counts }
}

/**
 * Takes these out of their release, and with them whatever else of the same enrollments is to come no earlier: it was
 * computed with these. Gives how many that were.
 */
export async function unschedule(
  at: Omit<ResultOfficeContext, 'did'>,
  registrationIds: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await at.transaction
    .updateTable('n_exam_result')
    .set({ visible_from: null, ...stamp(at) })
    .where('visible_from', '>', new Date(at.nowMs))
    .where(
      sql<boolean>`exists (
        select 1 from n_exam_reg own
        join n_exam_reg stopped using (n_program_enroll_id)
        join n_exam_result s on s.n_exam_reg_id = stopped.n_exam_reg_id
        where own.n_exam_reg_id = n_exam_result.n_exam_reg_id
          and stopped.n_exam_reg_id = any(${registrationIds}::bigint[])
          and s.visible_until is null and n_exam_result.visible_from >= s.visible_from)`,
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function clearReleaseTime(at: ResultOfficeContext, openingId: number): Promise<void> {
  await at.transaction
    .updateTable('n_exam_open')
    .set({ result_at: null, ...stamp(at) })
    .where('n_exam_open_id', '=', openingId)
    .where('result_at', '>', new Date(at.nowMs))
    .execute()
}
