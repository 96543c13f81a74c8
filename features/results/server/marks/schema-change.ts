import { sayInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { hundredths } from '#features/results/rules/grading.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { sheetDeskText } from '#features/results/rules/marks/sheet-desk-messages.ts'
import { findOffered } from '../internal/registered.ts'
import { type MarkedPaper, markedPapers } from './marked-papers.ts'
import {
  type ResultOfficeContext,
  oneAfterAnother,
  resultOffice,
  stamp,
  unknown,
} from '../result-office.ts'
import type { SchemaColumns } from './schema-columns.ts'
import { schemaView } from '../views/schema-view.ts'

const sort = 'schema-change'

/** The offered course with its full and pass marks, as text for the reader. */
type Offered = SchemaColumns & {
  readonly batchCourseId: number
  readonly code: string
  readonly opening: string
}

/** The offered course as it is now, locked until the transaction ends, and the exam papers it decides. */
export async function holdOffered(
  { transaction, session }: Pick<ResultOfficeContext, 'transaction' | 'session'>,
  batchCourseId: number,
): Promise<Refusal | { readonly offered: Offered; readonly papers: readonly MarkedPaper[] }> {
  await oneAfterAnother(transaction)
  const found = await findOffered(transaction, batchCourseId, session.clientId)
  if (found === null) return unknown('offered-course')
  const schema = await transaction
    .selectFrom('n_batch_course')
    .select(['external_fm', 'external_pm', 'practical_fm', 'practical_pm'])
    .where('n_batch_course_id', '=', batchCourseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const papers = await markedPapers(transaction, { batchCourseId }, session.clientId)
  const { code, opening } = found
  return { offered: { batchCourseId, code, opening: opening.en, ...schema }, papers }
}

function columnsOf(of: SchemaColumns): SchemaColumns {
  const { external_fm, external_pm, practical_fm, practical_pm } = of
  return { external_fm, external_pm, practical_fm, practical_pm }
}

export function isSameSchema(one: SchemaColumns, other: SchemaColumns): boolean {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other))
}

/** Refusal if the full marks of these exam papers cannot change to this; null if they can. */
export function refuseSchema(
  papers: readonly MarkedPaper[],
  { external_fm, practical_fm }: SchemaColumns,
): Refusal | null {
  if (papers.some(({ resultAt }) => resultAt !== null))
    return refusal('rule/schema-released', text['schema-released'], { status: 409 })
  const external = papers.flatMap(({ mark, entries }) => [
    ...[mark, ...entries].map((each) => each?.external),
    mark?.moderated,
    mark?.retotaled,
  ])
  const practical = papers.flatMap(({ mark, entries }) =>
    [mark, ...entries].map((each) => each?.practical),
  )
  return (
    refuseBelow('external', external, external_fm) ??
    refuseBelow('practical', practical, practical_fm)
  )
}

function refuseBelow(
  part: 'external' | 'practical',
  marks: readonly (number | null | undefined)[],
  full: number | null,
): Refusal | null {
  const given = marks.filter((each) => typeof each === 'number')
  const mark = given.reduce((highest, each) => Math.max(highest, each), 0)
  if (given.length === 0 || (full !== null && hundredths(mark) <= hundredths(full))) return null
  const warning = sayInBoth(text['schema-below-marks'], { part: sheetDeskText[part], mark })
  return refusal('rule/schema-below-marks', warning, { status: 409 })
}

/** Nothing changes before a second person confirms it; the proposal's id. */
export function proposeSchema(
  at: ResultOfficeContext,
  offered: Offered,
  after: SchemaColumns,
): Promise<Refusal | number> {
  return propose(at, {
    sort,
    subject: `schema:${offered.batchCourseId}`,
    before: JSON.stringify(offered),
    after: JSON.stringify({ ...offered, ...after }),
  })
}

export async function writeSchema(
  at: Omit<ResultOfficeContext, 'did'>,
  offered: Offered,
  schema: SchemaColumns,
): Promise<Change> {
  const { batchCourseId: record } = offered
  const [before, after] = [columnsOf(offered), columnsOf(schema)]
  await at.transaction
    .updateTable('n_batch_course')
    .set({ ...after, ...stamp(at) })
    .where('n_batch_course_id', '=', record)
    .execute()
  return { table: 'n_batch_course', record, before, after }
}

/** Confirmed as proposed, if it is unchanged since then and no mark entered meanwhile is above it. */
export const schemaChanges: ProposalType = {
  sort,
  roles: resultOffice,
  view: schemaView,
  async confirm(transaction, proposal, { session, nowMs }) {
    const was: Offered = JSON.parse(proposal.before)
    const after: Offered = JSON.parse(proposal.after)
    const held = await holdOffered({ transaction, session }, after.batchCourseId)
    if (isRefusal(held)) return held
    if (!isSameSchema(held.offered, was))
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    return (
      refuseSchema(held.papers, after) ??
      (await writeSchema({ transaction, session, nowMs }, held.offered, after))
    )
  },
}
