import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import type { CellRules } from '../rules/read-cell.ts'

type CopyColumn = Pick<CellRules, 'type'> & {
  readonly label: Message
  readonly headings: readonly string[]
  readonly isRequired: boolean
}

/** Columns of a file of the library: a copy, and its open loan. */
export const copyColumns = {
  value: {
    type: 'text',
    label: { en: 'Accession number', ne: 'दर्ता नम्बर' },
    headings: ['Accession No', 'Acc No', 'Barcode', 'Copy No'],
    isRequired: true,
  },
  name: {
    type: 'text',
    label: common.name,
    headings: ['Title', 'Book', 'Book Title', 'पुस्तक'],
    isRequired: true,
  },
  author: {
    type: 'text',
    label: { en: 'Author', ne: 'लेखक' },
    headings: ['Authors', 'Writer'],
    isRequired: false,
  },
  isbn: {
    type: 'text',
    label: { en: 'ISBN', ne: 'आई.एस.बी.एन.' },
    headings: ['ISBN No'],
    isRequired: false,
  },
  publisher: { type: 'text', label: pageLabels.publisher, headings: [], isRequired: false },
  borrower: {
    type: 'text',
    label: { en: 'Borrower (number or email)', ne: 'पाठक (नम्बर वा इमेल)' },
    headings: ['Borrower', 'Issued To', 'Roll No', 'Regd No', 'Student'],
    isRequired: false,
  },
  issuedate: {
    type: 'date',
    label: { en: 'Issue Date', ne: 'लिएको मिति' },
    headings: ['Issued', 'Issued On', 'Date of Issue'],
    isRequired: false,
  },
  duedate: {
    type: 'date',
    label: { en: 'Due Date', ne: 'फिर्ता मिति' },
    headings: ['Due', 'Due On', 'Return Date'],
    isRequired: false,
  },
} as const satisfies Record<string, CopyColumn>

export type CopyColumnName = keyof typeof copyColumns
export const copyColumnNames = Object.keys(copyColumns) as readonly CopyColumnName[]
