import * as contracts from '#features/results/wire/processes.ts'
import { afterPaper } from '#features/first-day/rules/facts.ts'
import {
  type EarlyEntry,
  earlyEntryProposals,
  proposeEarlyEntry,
} from '#features/first-day/server/early-entry.ts'
import { findMarkSheet } from '../first-day.rows.ts'
import { sheetOf, type Sheet } from './mark-sheet.ts'
import { marksOffice, resultOffice, unknown } from '../result-office.ts'

/** Marks of a course, which can be entered once its exam paper is over. */
export const earlyMarks: EarlyEntry<Sheet> = {
  sort: 'early-marks',
  roles: resultOffice,
  subjectOf: ({ examId, courseId }) => `n_exam_master:${examId}:${courseId}`,
  async find(reader, sheet, clientId) {
    const found = await findMarkSheet(reader, sheet, clientId)
    if (found === null) return null
    const { code, name, openingId, paper } = found
    return {
      name,
      first: afterPaper(paper),
      undated: paper === null ? [code] : [],
      page: `/results/${openingId}/${sheet.courseId}`,
      row: { table: 'n_exam_master', record: sheet.examId },
    }
  },
  unknown: () => unknown('sheet'),
}

export const proposeEarlyMarks = proposeEarlyEntry(earlyMarks, {
  ...contracts.marksEnterEarly,
  name: {
    en: 'Propose to enter marks before the paper is sat',
    ne: 'परीक्षाअघि अङ्क राख्ने प्रस्ताव गर्ने',
  },
  roles: marksOffice,
  entryOf: (given) => ({ sheet: sheetOf(given), reason: given.reason }),
})

export const earlyMarksProposals = earlyEntryProposals(earlyMarks)
