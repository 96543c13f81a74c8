import { nameInBoth } from '#platform/pure/message.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { firstDayOf } from '#features/first-day/server/first-day.ts'
import { releaseMessages as text } from '#features/results/rules/release/release-messages.ts'
import { lastPaperOf } from '../first-day.rows.ts'
import type { MarkedPaper } from '../marks/marked-papers.ts'
import { decisionsOn, openRelease, sheetCounts } from './overview.rows.ts'
import { resultOffice, unknown } from '../result-office.ts'
import { resultOverview } from '../result-overview.ts'

/** The state of an exam's results for the page of their release: marks, grades, people to look at, sheets. */
export const readOverview = defineProcess({
  ...contracts.resultOverview,
  name: { en: 'Read the progress of results', ne: 'नतिजाको अवस्था हेर्ने' },
  roles: resultOffice,
  shows: [
    { table: 'n_exam_reg' },
    { table: 'n_result_decision' },
    { table: 'c_bpartner', columns: ['Name'] },
  ],
  async run(given, { database: { kysely }, session, nowMs }) {
    const openingId = given.n_exam_open_ID
    const found = await resultOverview(kysely, openingId, session.clientId)
    if (found === null) return unknown('exam')
    const { opening, papers, ...counts } = found
    const { first, undated } = await lastPaperOf(kysely, openingId)
    const { preparedFor, ...sheets } = await sheetCounts(kysely, { openingId, nowMs })
    return {
      summary: text['overview-read'],
      values: { exam: opening.name },
      data: {
        exam: {
          name: nameInBoth(opening.name, opening.name_ne),
          n_exam_master_ID: opening.n_exam_master_id,
        },
        resultAt: opening.result_at?.toISOString() ?? null,
        ...counts,
        firstDay: firstDayOf(first, undated, nowMs),
        sheets: { ...sheets, preparedFor: preparedFor?.toISOString() ?? null },
        decisions: await decisionsOn(kysely, openingId),
        candidates: candidatesOf(papers),
        proposal: await openRelease(kysely, openingId, session),
      },
    }
  },
})

/** All candidates on the sheets, each once. */
function candidatesOf(papers: readonly MarkedPaper[]) {
  const byRegistration = new Map(papers.map((paper) => [paper.registrationId, paper]))
  return [...byRegistration.values()].map(({ registrationId, symbolNumber, name }) => ({
    n_exam_reg_ID: registrationId,
    erollno: symbolNumber,
    name,
  }))
}
