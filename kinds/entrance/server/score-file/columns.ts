import { type CellOptions, optionKey } from '#features/imports/rules/read-cell.ts'
import type { ImportColumn } from '#features/imports/server/targets/target.ts'
import { scoreFileMessages as text } from '../../rules/score-file/messages.ts'

const columns = {
  erollno: {
    type: 'text',
    label: text.number,
    headings: [
      'Symbol No',
      'Symbol',
      'SymbolNo',
      'Roll No',
      'Roll Number',
      'Roll',
      'Exam Roll No',
      'सिम्बल नं',
      'रोल नम्बर',
    ],
    isRequired: true,
  },
  score: {
    type: 'text',
    label: text.score,
    headings: [
      'Marks',
      'Mark',
      'Marks Obtained',
      'Obtained Marks',
      'Total',
      'Total Score',
      'प्राप्ताङ्क',
    ],
    isRequired: true,
  },
  attendance: {
    type: 'option',
    label: text.attendance,
    headings: ['Present', 'Absent', 'Status', 'Presence'],
    isRequired: false,
  },
  part: {
    type: 'text',
    label: text.part,
    headings: ['Part', 'Subject', 'Section', 'Paper', 'विषय'],
    isRequired: false,
  },
  n_entrance_open_ID: {
    type: 'option',
    label: text.entrance,
    headings: ['Entrance Exam', 'Opening', 'Program', 'Programme'],
    isRequired: false,
  },
} as const satisfies Readonly<Record<string, Omit<ImportColumn, 'name' | 'help'>>>

/** Columns of a file of scores: as a scanner writes it, a number and a score. */
export const scoreFileColumns: readonly ImportColumn[] = Object.entries(columns).map(
  ([name, column]) => ({ ...column, help: null, name }),
)

/** A symbol number has one score of the exam, and one of each part. */
export const scoreFileKey = ['erollno', 'n_entrance_open_ID', 'part'] as const

const words = {
  present: ['present', 'p', text.present.ne],
  absent: ['absent', 'a', 'ab', 'abs', text.absent.ne],
} as const

/** Attendance by what people and scanners write for it. */
export const attendanceWords: CellOptions = new Map(
  Object.entries(words).flatMap(([value, written]) =>
    written.map((word) => [optionKey(word), value] as const),
  ),
)
