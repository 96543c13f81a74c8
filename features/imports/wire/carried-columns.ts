import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import type { CellRules } from '../rules/read-cell.ts'

type CarriedColumn = Pick<CellRules, 'type'> & {
  readonly label: Message
  readonly headings: readonly string[]
  readonly isRequired: boolean
}

const student = {
  type: 'text',
  label: { en: 'Student (number or email)', ne: 'विद्यार्थी (नम्बर वा इमेल)' },
  headings: ['Student', 'Roll No', 'Roll Number', 'Regd No', 'Registration No', 'Email'],
  isRequired: true,
} as const satisfies CarriedColumn

const semester = {
  type: 'option',
  label: { en: 'Semester', ne: 'सेमेस्टर' },
  headings: ['Sem', 'Semester/Year', 'Year'],
  isRequired: true,
} as const satisfies CarriedColumn

const credits = {
  type: 'number',
  label: pageLabels.creditHour,
  headings: ['Credits', 'Credit', 'Cr Hr', 'CH'],
  isRequired: false,
} as const satisfies CarriedColumn

const source = {
  source: {
    type: 'text',
    label: { en: 'Source', ne: 'स्रोत' },
    headings: ['Ledger', 'Book', 'Reference', 'Remarks'],
    isRequired: true,
  },
  source_day: {
    type: 'date',
    label: { en: 'Day of the source', ne: 'स्रोतको मिति' },
    headings: ['Result Date', 'Published', 'Date'],
    isRequired: false,
  },
} as const satisfies Record<string, CarriedColumn>

/** Columns of a file of course results of before. */
export const carriedCourseColumns = {
  student,
  n_sem_year_id: semester,
  n_course_id: {
    type: 'option',
    label: common.course,
    headings: ['Course Code', 'Code', 'Subject', 'Subject Code'],
    isRequired: true,
  },
  credit_hour: { ...credits, isRequired: true },
  total_om: {
    type: 'number',
    label: { en: 'Marks obtained', ne: 'प्राप्ताङ्क' },
    headings: ['OM', 'Obtained', 'Marks', 'Total'],
    isRequired: false,
  },
  total_fm: {
    type: 'number',
    label: { en: 'Full marks', ne: 'पूर्णाङ्क' },
    headings: ['FM', 'Full', 'Out of'],
    isRequired: false,
  },
  grade: {
    type: 'text',
    label: pageLabels.grade,
    headings: ['Letter Grade', 'Final Grade'],
    isRequired: false,
  },
  grade_point: {
    type: 'number',
    label: { en: 'Grade point', ne: 'ग्रेड पोइन्ट' },
    headings: ['Point', 'GP', 'Grade Value'],
    isRequired: false,
  },
  outcome: {
    type: 'option',
    label: common.result,
    headings: ['Pass/Fail', 'Status', 'Outcome'],
    isRequired: false,
  },
  ...source,
} as const satisfies Record<string, CarriedColumn>

/** Columns of a file of semesters of before, of which only the average is known. */
export const carriedSemesterColumns = {
  student,
  n_sem_year_id: semester,
  sgpa: { type: 'number', label: { en: 'SGPA', ne: 'SGPA' }, headings: ['GPA'], isRequired: true },
  credit_hour: credits,
  ...source,
} as const satisfies Record<string, CarriedColumn>
