import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { replaceAndTell } from '#features/documents/server/register/register.ts'
import { contentHash } from '#platform/server/pdf/parts/signed-facts.ts'
import { hundredths } from '#features/results/rules/grading.ts'
import { isWrong, readMark } from '#features/results/rules/marks/entry.ts'
import { reviseMessages as text } from '#features/results/rules/release/revise-messages.ts'
import type { SheetLine } from '#features/results/rules/marks/sheet.ts'
import { compute, type Computed } from './compute.ts'
import { gradesheetDocument } from '../gradesheet/gradesheet-document.ts'
import { findVisibleResult } from '../gradesheet/result.rows.ts'
import { tableOfResult } from '../grading-tables.ts'
import { type MarkedPaper, markedPapers } from '../marks/marked-papers.ts'
import { type ResultOfficeContext, oneAfterAnother, stamp, unknown } from '../result-office.ts'
import { insert } from './store-results.ts'

/** A mark that was added up again. `found` is the mark of the final examination, as typed. */
export type Revision = {
  readonly registrationId: number
  readonly courseId: number
  readonly found: string
  readonly reason: string
}

/** An exam paper's total and grade, before and after. */
export type Revised = Readonly<
  Record<'before' | 'after', { readonly total: number; readonly grade: string }>
>

type Known = {
  readonly paper: MarkedPaper
  readonly mark: number
  readonly before: Revised['before']
}

/** Finds the published exam paper of a mark, and reads the mark as a number; a refusal if it cannot be revised now. */
export async function findRevised(
  at: Omit<ResultOfficeContext, 'did'>,
  { registrationId, courseId, found }: Omit<Revision, 'reason'>,
): Promise<Refusal | Known> {
  const { transaction, session, nowMs } = at
  await oneAfterAnother(transaction)
  const papers = await markedPapers(transaction, { registrationId }, session.clientId)
  const paper = papers.find((each) => each.courseId === courseId)
  const result = await findVisibleResult(transaction, { registrationId, nowMs })
  if (paper === undefined || result === null) return unknown('candidate')
  const line = await transaction
    .selectFrom('n_exam_resultdetails')
    .select(['total_om', 'grade'])
    .where('n_exam_result_id', '=', result.n_exam_result_id)
    .where('n_exam_regdetails_id', '=', paper.paperId)
    .executeTakeFirst()
  if (line === undefined || line.total_om === null)
    return refusal('rule/nothing-to-add-up', text['nothing-to-add-up'], { status: 409 })
  const mark = readMark(found, paper.schema.external)
  if (mark === null || isWrong(mark))
    return refusal('rule/not-a-mark', text['not-a-mark'], {
      status: 400,
      values: { full: paper.schema.external?.full ?? 0 },
    })
  if (await isMoreToCome(at, paper.enrollmentId))
    return refusal('rule/later-scheduled', text['later-scheduled'], { status: 409 })
  return { paper, mark, before: { total: line.total_om, grade: line.grade } }
}

/** True if a result of the same enrollment is scheduled: it was computed with the old mark. */
async function isMoreToCome(
  { transaction, nowMs }: Omit<ResultOfficeContext, 'did'>,
  enrollmentId: number,
) {
  const row = await transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select('r.n_exam_result_id')
    .where('a.n_program_enroll_id', '=', enrollmentId)
    .where('r.visible_from', '>', new Date(nowMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores the mark and gives the result its next version at once. Every later result of the student gets a version with
 * the new CGPA; printed gradesheets are replaced. An unchanged mark changes nothing.
 */
export async function revise(
  at: Omit<ResultOfficeContext, 'did'>,
  revision: Revision,
): Promise<Refusal | Revised> {
  const known = await findRevised(at, revision)
  if ('code' in known) return known
  const { paper, mark, before } = known
  await at.transaction
    .updateTable('n_mark')
    .set({ retotaled: mark, retotaled_for: revision.reason, ...stamp(at) })
    .where('n_exam_regdetails_id', '=', paper.paperId)
    .execute()
  const own = await renew(at, paper.registrationId, { paperId: paper.paperId, before })
  for (const later of await laterResults(at, paper)) await renew(at, later, null)
  const line = own.sheet.lines.find(({ paperId }) => paperId === paper.paperId)
  return { before, after: { total: line?.result.total ?? 0, grade: line?.result.grade ?? '' } }
}

/** Published results of the same enrollment that came after this one, oldest first. */
async function laterResults(
  at: Omit<ResultOfficeContext, 'did'>,
  paper: MarkedPaper,
): Promise<readonly number[]> {
  const rows = await at.transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select('r.n_exam_reg_id')
    .where('a.n_program_enroll_id', '=', paper.enrollmentId)
    .where('r.version', '=', 1)
    .where('r.visible_from', '<=', new Date(at.nowMs))
    .where('r.n_exam_reg_id', '<>', paper.registrationId)
    .where((of) =>
      of('r.visible_from', '>=', (from) =>
        from
          .selectFrom('n_exam_result as f')
          .select('f.visible_from')
          .where('f.n_exam_reg_id', '=', paper.registrationId)
          .where('f.version', '=', 1),
      ),
    )
    .orderBy('r.visible_from')
    .execute()
  return rows.map((row) => row.n_exam_reg_id)
}

/** The next version of a published result, by the same grading table, if its content differs from the one before. */
async function renew(
  at: Omit<ResultOfficeContext, 'did'>,
  registrationId: number,
  changed: { readonly paperId: number; readonly before: Revised['before'] } | null,
): Promise<Computed> {
  const { transaction, session, nowMs } = at
  const old = await findVisibleResult(transaction, { registrationId, nowMs })
  const papers = await markedPapers(transaction, { registrationId }, session.clientId)
  const firstAt = await firstPublished(at, registrationId)
  const table = old === null ? {} : { table: tableOfResult(old) }
  const when = { atMs: nowMs, knownBy: firstAt, ...table }
  const { results } = await compute(transaction, papers, when)
  const [computed] = results
  if (old === null || computed === undefined)
    throw new Error(`The published result of registration ${registrationId} cannot be computed`)
  const former = await formerOf(at, old.n_exam_result_id)
  if (changed !== null) former.set(changed.paperId, changed.before)
  const next = withFormer(computed, former)
  if (next.digest === old.digest) return next
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_exam_result')
    .set({ visible_until: now, ...stamp(at) })
    .where('n_exam_result_id', '=', old.n_exam_result_id)
    .execute()
  await insert(at, [next], {
    version: old.version + 1,
    prepared_for: now,
    visible_from: now,
    told: now,
  })
  const row = { n_exam_reg_id: registrationId, c_bpartner_id: old.c_bpartner_id }
  await replaceAndTell(transaction, gradesheetDocument(row, nowMs), nowMs)
  return next
}

async function firstPublished(
  { transaction }: Omit<ResultOfficeContext, 'did'>,
  registrationId: number,
) {
  const { visible_from } = await transaction
    .selectFrom('n_exam_result')
    .select('visible_from')
    .where('n_exam_reg_id', '=', registrationId)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  return visible_from ?? new Date(0)
}

/** Totals and grades of a version's exam papers before retotaling. */
async function formerOf({ transaction }: Omit<ResultOfficeContext, 'did'>, resultId: number) {
  const rows = await transaction
    .selectFrom('n_exam_resultdetails')
    .select(['n_exam_regdetails_id', 'former_grade', 'former_total'])
    .where('n_exam_result_id', '=', resultId)
    .where('former_grade', 'is not', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.n_exam_regdetails_id,
      { grade: row.former_grade ?? '', total: row.former_total ?? 0 },
    ]),
  )
}

/** The result with the former values of its changed exam papers; an unchanged total has no former value. */
function withFormer(computed: Computed, former: ReadonlyMap<number, Revised['before']>): Computed {
  const formerOfLine = ({ paperId, result }: SheetLine) => {
    const before = former.get(paperId)
    const isSame = before && hundredths(before.total) === hundredths(result.total ?? 0)
    return before === undefined || isSame ? null : before
  }
  const lines = computed.sheet.lines.map((line) => ({ ...line, former: formerOfLine(line) }))
  const sheet = { ...computed.sheet, lines }
  return { ...computed, sheet, digest: contentHash(sheet) }
}
