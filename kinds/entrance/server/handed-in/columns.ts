import type { ImportColumn } from '#features/imports/server/targets/target.ts'
import { studentColumns } from '#features/imports/wire/student-columns.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'

/** Columns of a person; a person who is there needs only one that finds them. */
export const personColumns = [
  'email',
  'name',
  'name_nepali',
  'phone',
  'dob_bs',
  'dob_ad',
  'gender',
  'citizen_no',
  'regrollno',
] as const

/** Columns that a person who is not there must have; the day of birth is in one of two. */
export const neededOfPerson = ['email', 'name', 'name_nepali', 'phone', 'gender'] as const

const own = {
  n_entrance_open_ID: {
    type: 'option',
    label: text.entrance,
    headings: ['Entrance Exam', 'Opening', 'Program', 'Programme'],
    isRequired: true,
  },
  received: {
    type: 'date',
    label: text.received,
    headings: ['Date', 'Received', 'Day received', 'Form Date', 'Date of form'],
    isRequired: true,
  },
  selectedQuota: {
    type: 'text',
    label: text.quota,
    headings: ['Quotas', 'Quota claimed', 'Category'],
    isRequired: false,
  },
  n_exam_centre_ID: {
    type: 'option',
    label: text.centre,
    headings: ['Exam Centre'],
    isRequired: false,
  },
  special_need: {
    type: 'boolean',
    label: text['special-need'],
    headings: ['Special need'],
    isRequired: false,
  },
} as const satisfies Readonly<Record<string, Omit<ImportColumn, 'name' | 'help'>>>

/** Columns of a file of applications handed in at the office. */
export const handedInColumns: readonly ImportColumn[] = [
  ...personColumns.map((name) => ({
    ...studentColumns[name],
    isRequired: false,
    help: null,
    name,
  })),
  ...Object.entries(own).map(([name, column]) => ({ ...column, help: null, name })),
]
