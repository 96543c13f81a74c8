import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { entryFirstDay } from '#features/first-day/server/early-entry.ts'
import { namesOfEnterers, ownEntry } from '#features/marking/server/two-entries.ts'
import type { Entry } from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { type Entered, type MarkedPaper, markedPapers } from './marked-papers.ts'
import { earlyMarks } from './early-marks.ts'
import { sheetOf } from './mark-sheet.ts'
import { offeredCourses } from './mark-sheet.rows.ts'
import { resultOffice, unknown } from '../result-office.ts'
import { stateOf } from './sheet-state.ts'

/**
 * A sheet as the grid shows it, by symbol number and without names. Of marks that are not agreed yet everybody sees their
 * own entry, and both where two people have entered different ones.
 */
export const readSheet = defineProcess({
  ...contracts.markSheet,
  name: { en: 'Read a sheet of marks', ne: 'अङ्कको पाना हेर्ने' },
  roles: resultOffice,
  shows: [{ table: 'n_exam_regdetails' }, { table: 'c_bpartner', columns: ['Name'] }],
  async run(given, { database, session, nowMs }) {
    const sheet = sheetOf(given)
    const papers = await markedPapers(database.kysely, sheet, session.clientId)
    const [first] = papers
    const found = await earlyMarks.find(database.kysely, sheet, session.clientId)
    if (first === undefined || found === null) return unknown('sheet')
    const at = { sheet, found, nowMs, session }
    const names = await namesOfEnterers(
      database.kysely,
      papers.map(({ entries }) => entries),
    )
    const rows = papers.map((paper) => rowOf(paper, { session, names }))
    const count = (state: MarkSheetRow['state']) => rows.filter((row) => row.state === state).length
    return {
      summary: text['sheet-read'],
      values: { code: first.code },
      data: {
        course: { code: first.code, name: first.course },
        counts: {
          candidates: rows.length,
          empty: count('empty'),
          once: count('once'),
          differs: count('differs'),
          agreed: count('agreed'),
        },
        firstDay: await entryFirstDay(database.kysely, earlyMarks, at),
        offered: await offeredCourses(database.kysely, sheet),
        rows,
      },
    }
  },
})

type MarkSheetRow = ReturnType<typeof rowOf>

type Reading = { readonly session: Session; readonly names: ReadonlyMap<number, string> }

function rowOf(paper: MarkedPaper, { session, names }: Reading) {
  const { mark, schema, internal, entries } = paper
  const mine = ownEntry(entries, session)
  const state = stateOf(paper)
  return {
    n_exam_regdetails_ID: paper.paperId,
    erollno: paper.symbolNumber,
    state,
    internal,
    schema,
    mine: mine && shown(mine),
    /** Both entries with who made them, once they differ. */
    entries:
      state === 'differs' ? entries.flatMap((each) => (each ? [signed(each, names)] : [])) : [],
    mark: mark && { ...shown(mark), moderated: mark.moderated, grace: mark.grace },
    expelled: paper.isExpelled,
    resultAt: paper.resultAt?.toISOString() ?? null,
  }
}

function shown({ attendance, external, practical }: Entry): Entry {
  return { attendance, external, practical }
}

function signed(entered: Entered, names: Reading['names']) {
  return { ...shown(entered), ad_user_ID: entered.by, name: names.get(entered.by) ?? '' }
}
