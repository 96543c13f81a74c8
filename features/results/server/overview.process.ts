import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { finalMark } from '../rules/course-result.ts'
import { type CountedPaper, courseCounts, gradeCounts, isNearMiss } from '../rules/overview.ts'
import { releaseMessages as text } from '../rules/release-messages.ts'
import { grade } from './compute.ts'
import { type MarkedPaper, markedPapers } from './marked-papers.ts'
import { resultOffice, unknown } from './result-office.ts'
import { stateOf } from './sheet-state.ts'
import { subjectOf } from './which-results.ts'

/** Where the results of an exam stand, as the page of their release shows it: marks, grades, what to look at, sheets. */
export const readOverview: Process = {
  slug: 'result_overview',
  name: { en: 'Read where results stand', ne: 'नतिजाको अवस्था हेर्ने' },
  parameters: [{ name: 'n_exam_open_ID', type: 'integer', mandatory: true }],
  roles: resultOffice,
  recordParameter: { table: 'n_exam_open', parameter: 'n_exam_open_ID' },
  async run(given, { database, session, nowMs }) {
    const openingId = Number(given['n_exam_open_ID'])
    const { kysely } = database
    const opening = await kysely
      .selectFrom('n_exam_open')
      .select(['name', 'result_at'])
      .where('n_exam_open_id', '=', openingId)
      .where('ad_client_id', '=', session.clientId)
      .executeTakeFirst()
    if (opening === undefined) return unknown('exam')
    const papers = await markedPapers(kysely, { openingId }, session.clientId)
    const { grades, mostFailed } = await findSettingValue(kysely, 'grading')
    const graded = papers.map((paper) => ({ paper, done: grade(paper, { grades, mostFailed }) }))
    const counted: CountedPaper[] = graded.map(({ paper, done }) => ({
      courseId: paper.courseId,
      code: paper.code,
      state: stateOf(paper),
      result: done?.result ?? null,
    }))
    const near = graded.flatMap(({ paper, done }) =>
      done?.result.outcome === 'FAIL' && isNear(done.marks) ? [nameOf(paper)] : [],
    )
    return {
      summary: text['overview-read'],
      values: { exam: opening.name },
      data: {
        resultAt: opening.result_at?.toISOString() ?? null,
        courses: courseCounts(counted),
        grades: gradeCounts(counted, grades),
        sheets: await sheetCounts(kysely, { openingId, nowMs }),
        withheld: await withheld(kysely, openingId),
        look: {
          nearMisses: near,
          absent: graded.flatMap(({ paper, done }) =>
            done?.result.outcome === 'ABSENT' ? [nameOf(paper)] : [],
          ),
          missing: graded.flatMap(({ paper, done }) => (done === null ? [nameOf(paper)] : [])),
        },
        proposal: await openProposal(kysely, openingId),
      },
    }
  },
}

type Marks = NonNullable<ReturnType<typeof grade>>['marks']

function isNear({ internal, external, practical }: Marks): boolean {
  const final = external && { pass: external.pass, obtained: finalMark(external, external.full) }
  return [internal, final, practical].some((part) => part !== null && isNearMiss(part))
}

function nameOf({ registrationId, symbolNumber, name, code }: MarkedPaper) {
  return { n_exam_reg_ID: registrationId, erollno: symbolNumber, name, code }
}

/** Registrations by how far their result is. */
async function sheetCounts(
  reader: Reader,
  { openingId, nowMs }: { readonly openingId: number; readonly nowMs: number },
) {
  const now = new Date(nowMs)
  const row = await reader
    .selectFrom('n_exam_reg as a')
    .leftJoin('n_exam_result as r', (join) =>
      join.onRef('r.n_exam_reg_id', '=', 'a.n_exam_reg_id').on('r.visible_until', 'is', null),
    )
    .select([
      sql<number>`count(*)`.as('registrations'),
      sql<number>`count(r.n_exam_result_id) filter (where r.visible_from is null)`.as('prepared'),
      sql<number>`count(*) filter (where r.visible_from > ${now})`.as('scheduled'),
      sql<number>`count(*) filter (where r.visible_from <= ${now})`.as('published'),
    ])
    .where('a.n_exam_open_id', '=', openingId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .executeTakeFirstOrThrow()
  return row
}

function withheld(reader: Reader, openingId: number) {
  return reader
    .selectFrom('n_result_decision as x')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'x.n_exam_reg_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select(['x.n_result_decision_id as n_result_decision_ID', 'a.n_exam_reg_id as n_exam_reg_ID'])
    .select(['a.erollno', 'p.name', 'x.ground', 'x.reason', 'x.decided_on'])
    .where('a.n_exam_open_id', '=', openingId)
    .where('x.sort', '=', 'WITHHELD')
    .where('x.lifted', 'is', null)
    .orderBy('a.erollno')
    .execute()
}

/** The release that waits for its second person. */
async function openProposal(reader: Reader, openingId: number) {
  const row = await reader
    .selectFrom('n_proposal')
    .select(['n_proposal_id as n_proposal_ID', 'createdby as ad_user_ID', 'after'])
    .where('sort', '=', 'result-release')
    .where('subject', '=', subjectOf({ openingId }))
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (row === undefined) return null
  const { n, at }: { n: number; at: string } = JSON.parse(row.after)
  return { n_proposal_ID: row.n_proposal_ID, ad_user_ID: row.ad_user_ID, n, at }
}
