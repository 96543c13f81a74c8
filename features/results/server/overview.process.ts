import type { Process } from '#platform/server/processes/process.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { finalMark } from '../rules/course-result.ts'
import { type CountedPaper, courseCounts, gradeCounts, isNearMiss } from '../rules/overview.ts'
import { releaseMessages as text } from '../rules/release-messages.ts'
import { grade } from './compute.ts'
import { type MarkedPaper, markedPapers } from './marked-papers.ts'
import { decisionsOn, openRelease, sheetCounts } from './overview.rows.ts'
import { resultOffice, unknown } from './result-office.ts'
import { stateOf } from './sheet-state.ts'

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
      .select(['name', 'n_exam_master_id', 'result_at'])
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
      name: paper.course,
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
        exam: { name: opening.name, n_exam_master_ID: opening.n_exam_master_id },
        resultAt: opening.result_at?.toISOString() ?? null,
        courses: courseCounts(counted),
        grades: gradeCounts(counted, grades),
        sheets: await sheetCounts(kysely, { openingId, nowMs }),
        decisions: await decisionsOn(kysely, openingId),
        candidates: candidatesOf(papers),
        look: {
          nearMisses: near,
          absent: graded.flatMap(({ paper, done }) =>
            done?.result.outcome === 'ABSENT' ? [nameOf(paper)] : [],
          ),
          missing: graded.flatMap(({ paper, done }) => (done === null ? [nameOf(paper)] : [])),
        },
        proposal: await openRelease(kysely, openingId, session),
      },
    }
  },
}

/** Everybody on the sheets, once. */
function candidatesOf(papers: readonly MarkedPaper[]) {
  const byRegistration = new Map(papers.map((paper) => [paper.registrationId, paper]))
  return [...byRegistration.values()].map(({ registrationId, symbolNumber, name }) => ({
    n_exam_reg_ID: registrationId,
    erollno: symbolNumber,
    name,
  }))
}

type Marks = NonNullable<ReturnType<typeof grade>>['marks']

function isNear({ internal, external, practical }: Marks): boolean {
  const final = external && { pass: external.pass, obtained: finalMark(external, external.full) }
  return [internal, final, practical].some((part) => part !== null && isNearMiss(part))
}

function nameOf({ registrationId, symbolNumber, name, code }: MarkedPaper) {
  return { n_exam_reg_ID: registrationId, erollno: symbolNumber, name, code }
}
