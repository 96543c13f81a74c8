import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import type { CellRules } from '../rules/read-cell.ts'
import { carriedCourseColumns } from './carried-columns.ts'

type OpeningColumn = Pick<CellRules, 'type'> & {
  readonly label: Message
  readonly headings: readonly string[]
  readonly isRequired: boolean
}

/** Columns of a file of dues and credits from before. */
export const openingColumns = {
  student: carriedCourseColumns.student,
  kind: {
    type: 'option',
    label: { en: 'Due or credit', ne: 'बाँकी वा जम्मा' },
    headings: ['Type', 'Kind', 'Dr/Cr'],
    isRequired: true,
  },
  name: {
    type: 'text',
    label: { en: 'For', ne: 'केका लागि' },
    headings: ['Particulars', 'Description', 'Fee', 'Remarks', 'Narration'],
    isRequired: true,
  },
  name_ne: {
    type: 'nepali',
    label: { en: 'For, in Nepali', ne: 'केका लागि, नेपालीमा' },
    headings: ['Particulars in Nepali', 'विवरण'],
    isRequired: false,
  },
  amount: {
    type: 'amount',
    label: pageLabels.amount,
    headings: ['Rs', 'NPR', 'Balance', 'Due Amount'],
    isRequired: true,
  },
  since: {
    type: 'date',
    label: { en: 'Since', ne: 'कहिलेदेखि' },
    headings: ['Date', 'Due Date', 'Miti', 'मिति'],
    isRequired: true,
  },
  head: {
    type: 'option',
    label: { en: 'Head of income', ne: 'आम्दानीको शीर्षक' },
    headings: ['Head', 'Account Head', 'Fee Head'],
    isRequired: false,
  },
} as const satisfies Record<string, OpeningColumn>
