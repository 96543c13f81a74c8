import { onTime } from '#features/first-day/testing/first-days.ts'
import type { MarkRow, MarkSheet } from '../../wire/office.ts'

/** An exam paper without entered marks, out of 60. */
export function aMarkRow(erollno: string, facts: Partial<MarkRow> = {}): MarkRow {
  return {
    n_exam_regdetails_ID: Number(erollno.slice(-4)),
    erollno,
    state: 'empty',
    internal: { full: 40, pass: 16, obtained: 28 },
    schema: { external: { full: 60, pass: 24 }, practical: null },
    mine: null,
    entries: [],
    mark: null,
    expelled: false,
    resultAt: null,
    ...facts,
  }
}

export const present = { attendance: 'present', practical: null } as const

/** The sheet of CSC151 with these rows. */
export function aMarkSheet(rows: readonly MarkRow[]): MarkSheet {
  const count = (state: MarkRow['state']) => rows.filter((row) => row.state === state).length
  return {
    course: {
      code: 'CSC151',
      name: { en: 'Object-Oriented Programming', ne: 'वस्तुमुखी प्रोग्रामिङ' },
    },
    counts: {
      candidates: rows.length,
      empty: count('empty'),
      once: count('once'),
      differs: count('differs'),
      agreed: count('agreed'),
    },
    firstDay: onTime,
    offered: [
      {
        n_batch_course_ID: 51,
        name: { en: 'Intake of 2082', ne: '२०८२ को भर्ना' },
        external: { full: 60, pass: 24 },
        practical: null,
      },
    ],
    rows,
  }
}
