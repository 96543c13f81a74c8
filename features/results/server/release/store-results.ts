import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { contentHash } from '#platform/server/pdf/parts/signed-facts.ts'
import type { SheetLine } from '#features/results/rules/marks/sheet.ts'
import type { Computed } from './compute.ts'
import { type ResultOfficeContext, made } from '../result-office.ts'
import type { ResultLineTable } from '../tables.ts'

/** Rows that go to the database in one statement. */
const atOnce = 500

/** Digest of all of these together. */
export function digestOfAll(results: readonly Computed[]): string {
  return contentHash(results.map(({ digest }) => digest).toSorted())
}

/** Stores results as prepared for a release time, in place of those prepared before; no user can read them yet. */
export async function storePrepared(
  at: ResultOfficeContext,
  results: readonly Computed[],
  preparedFor: Date,
): Promise<void> {
  const ids = results.map(({ sheet }) => sheet.registrationId)
  await at.transaction
    .deleteFrom('n_exam_result')
    .where(sql<boolean>`n_exam_reg_id = any(${ids}::bigint[])`)
    .where('visible_from', 'is', null)
    .execute()
  for (let from = 0; from < results.length; from += atOnce)
    await insert(at, results.slice(from, from + atOnce), { prepared_for: preparedFor, version: 1 })
}

/** Inserts results and their exam papers. */
export async function insert(
  at: Pick<ResultOfficeContext, 'transaction' | 'session' | 'nowMs'>,
  results: readonly Computed[],
  more: {
    readonly prepared_for: Date
    readonly version: number
    readonly visible_from?: Date
    readonly told?: Date
  },
): Promise<void> {
  const stored = await at.transaction
    .insertInto('n_exam_result')
    .values(results.map((one) => ({ ...resultValues(one), ...more, ...made(at) })))
    .returning(['n_exam_result_id', 'n_exam_reg_id'])
    .execute()
  const idOf = new Map(stored.map((row) => [row.n_exam_reg_id, row.n_exam_result_id]))
  const lines = results.flatMap(({ sheet }) =>
    sheet.lines.map((line) => ({
      n_exam_result_id: idOf.get(sheet.registrationId) ?? 0,
      ...lineValues(line),
      ...made(at),
    })),
  )
  for (let from = 0; from < lines.length; from += atOnce)
    await at.transaction
      .insertInto('n_exam_resultdetails')
      .values(lines.slice(from, from + atOnce))
      .execute()
}

function resultValues({ sheet, partnerId, digest }: Computed) {
  return {
    n_exam_reg_id: sheet.registrationId,
    c_bpartner_id: partnerId,
    outcome: sheet.outcome,
    promotion: sheet.promotion,
    sgpa: sheet.sgpa,
    cgpa: sheet.cgpa,
    credits: sheet.credits,
    credits_earned: sheet.creditsEarned,
    semesters: JSON.stringify(sheet.semesters),
    grading: JSON.stringify(sheet.grading.grades),
    most_failed: sheet.grading.mostFailed,
    digest,
  }
}

function lineValues(line: SheetLine): Omit<Insertable<ResultLineTable>, 'n_exam_result_id'> {
  const { internal, external, practical, result, former } = line
  return {
    n_exam_regdetails_id: line.paperId,
    n_course_id: line.courseId,
    credit_hour: line.credits,
    internal_fm: internal?.full ?? null,
    internal_pm: internal?.pass ?? null,
    internal_om: internal?.obtained ?? null,
    external_fm: external?.full ?? null,
    external_pm: external?.pass ?? null,
    external_om: external?.obtained ?? null,
    practical_fm: practical?.full ?? null,
    practical_pm: practical?.pass ?? null,
    practical_om: practical?.obtained ?? null,
    grace: line.grace,
    total_om: result.total,
    total_fm: result.full,
    grade: result.grade,
    grade_point: result.point,
    outcome: result.outcome,
    former_grade: former?.grade ?? null,
    former_total: former?.total ?? null,
  }
}
