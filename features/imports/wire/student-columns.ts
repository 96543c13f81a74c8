import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message } from '#platform/pure/message.ts'
import type { CellRules } from '../rules/read-cell.ts'

type StudentColumn = Pick<CellRules, 'type'> & {
  readonly label: Message
  readonly headings: readonly string[]
  readonly isRequired: boolean
  /** A file does not change it in a record that has one. */
  readonly isFixed?: true
}

/** Columns of a file of existing students: the person, and the place in a programme. */
export const studentColumns = {
  name: {
    type: 'text',
    label: { en: 'Full name', ne: 'पूरा नाम' },
    headings: ['Name', 'Student Name', "Student's Name", 'नाम', 'थर नाम'],
    isRequired: true,
    isFixed: true,
  },
  name_nepali: {
    type: 'nepali',
    label: officeLabels.nameInNepali,
    headings: ['Name (Nep)', 'Name Nepali', 'Nepali Name', 'नेपाली नाम'],
    isRequired: true,
  },
  email: {
    type: 'text',
    label: common.email,
    headings: ['Email', 'E-mail', 'Mail', 'Email Address'],
    isRequired: true,
    isFixed: true,
  },
  phone: {
    type: 'text',
    label: common.phone,
    headings: ['Mobile', 'Mobile No', 'Phone No', 'Contact', 'Contact No'],
    isRequired: false,
  },
  dob_bs: {
    type: 'bs-date',
    label: { en: 'Date of birth, B.S.', ne: 'जन्म मिति, वि.सं.' },
    headings: ['DOB BS', 'DOB (BS)', 'Birth Date BS', 'जन्म मिति'],
    isRequired: false,
    isFixed: true,
  },
  dob_ad: {
    type: 'date',
    label: { en: 'Date of birth, A.D.', ne: 'जन्म मिति, ई.सं.' },
    headings: ['DOB', 'DOB AD', 'DOB (AD)', 'Birth Date', 'Date of Birth'],
    isRequired: false,
    isFixed: true,
  },
  gender: {
    type: 'option',
    label: common.gender,
    headings: ['Sex', 'लिङ्ग'],
    isRequired: true,
    isFixed: true,
  },
  citizen_no: {
    type: 'text',
    label: common.citizenshipNo,
    headings: ['Citizen No', 'Citizenship No', 'Citizenship Number', 'नागरिकता'],
    isRequired: false,
  },
  regrollno: {
    type: 'text',
    label: { en: 'Registration number', ne: 'दर्ता नम्बर' },
    headings: ['Regd No', 'Reg No', 'Registration No', 'Reg. Number'],
    isRequired: false,
    isFixed: true,
  },
  n_program_id: {
    type: 'option',
    label: common.program,
    headings: ['Program', 'Programme', 'Faculty/Prog', 'Course'],
    isRequired: true,
    isFixed: true,
  },
  n_aca_year_id: {
    type: 'option',
    label: common.academicYear,
    headings: ['Year', 'Admission Year', 'Batch Year', 'शैक्षिक वर्ष'],
    isRequired: true,
  },
  n_intake_id: {
    type: 'option',
    label: common.intake,
    headings: ['Batch', 'Session'],
    isRequired: false,
  },
  n_sem_year_id: {
    type: 'option',
    label: { en: 'Semester', ne: 'सेमेस्टर' },
    headings: ['Sem', 'Semester/Year', 'Current Semester'],
    isRequired: true,
  },
  urollno: {
    type: 'text',
    label: { en: 'Roll number', ne: 'रोल नम्बर' },
    headings: ['Roll No', 'Roll', 'University Roll No'],
    isRequired: true,
  },
} as const satisfies Record<string, StudentColumn>

export type StudentColumnName = keyof typeof studentColumns
export const studentColumnNames = Object.keys(studentColumns) as readonly StudentColumnName[]

/** Columns of the place in a programme; the others are the person's. */
export const placeColumns = [
  'n_program_id',
  'n_aca_year_id',
  'n_intake_id',
  'n_sem_year_id',
  'urollno',
] as const satisfies readonly StudentColumnName[]
