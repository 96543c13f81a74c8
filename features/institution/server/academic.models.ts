import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'
import type { CheckRecord } from '#features/registers/server/check-save.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { academicMessages as text } from '../rules/academic-messages.ts'
import { campusText } from '../rules/campus-messages.ts'
import { checkYear, yearColumns } from './academic-years.ts'
import { checkPlace, semesterPlace } from './semester-order.ts'

const nepaliName = column.text('name_ne', officeLabels.nameInNepali, {
  mandatory: true,
  maxLength: 120,
})

type AcademicRegister = {
  readonly label: Message
  readonly plural: Message
  readonly place: number
  readonly columns?: readonly Column[]
  readonly check?: CheckRecord
}

/** A list of names in both languages. */
const academicRegister = (
  table: string,
  { label, plural, place, columns = [], check }: AcademicRegister,
): Model =>
  registerModel({
    table,
    label,
    identifier: ['Name'],
    register: { group: 'academic', plural, place },
    ...(check && { check }),
    columns: [
      column.text('Name', common.name, {
        mandatory: true,
        isUnique: true,
        maxLength: 120,
      }),
      nepaliName,
      ...columns,
    ],
  })

const labels = {
  year: common.academicYear,
  intake: common.intake,
  faculty: common.faculty,
  level: common.level,
  program: common.program,
  subject: common.subject,
  semester: { en: 'Semester/Year', ne: 'सेमेस्टर/वर्ष' },
} as const

const program = academicRegister('n_program', {
  label: labels.program,
  plural: text.programs,
  place: 5,
  columns: [
    column.reference('n_faculty_ID', labels.faculty, { to: 'n_faculty', mandatory: true }),
    column.reference('n_level_ID', labels.level, {
      to: 'n_level',
      mandatory: true,
      lockedBy: { tables: ['n_program_enroll'], reason: text['level-locked'] },
    }),
    column.text('code', common.code, {
      mandatory: true,
      isUnique: true,
      pattern: { matches: /^[A-Z0-9-]{2,12}$/, message: text['code-form'] },
      help: text['code-help'],
      lockedBy: { tables: ['n_program_enroll'], reason: text['code-locked'] },
    }),
    column.integer('semesters', text.semesters, { mandatory: true, least: 1, most: 20 }),
    column.reference('n_campus_ID', campusText.campus, { to: 'n_campus' }),
    column.number('credits', text.credits, { least: 0.5, most: 999, help: text['credits-help'] }),
  ],
})

/** Academic structure, small lists shared by all users and served from memory. */
export const academicModels: readonly Model[] = [
  academicRegister('n_aca_year', {
    label: labels.year,
    plural: text.years,
    place: 1,
    columns: yearColumns,
    check: checkYear,
  }),
  academicRegister('n_intake', { label: labels.intake, plural: text.intakes, place: 2 }),
  academicRegister('n_faculty', { label: labels.faculty, plural: text.faculties, place: 3 }),
  academicRegister('n_level', { label: labels.level, plural: text.levels, place: 4 }),
  program,
  academicRegister('n_subject', {
    label: labels.subject,
    plural: text.subjects,
    place: 6,
    columns: [
      column.reference('n_program_ID', labels.program, { to: 'n_program', mandatory: true }),
    ],
  }),
  academicRegister('n_sem_year', {
    label: labels.semester,
    plural: text['semester-list'],
    place: 7,
    columns: [semesterPlace],
    check: checkPlace,
  }),
]

/** The academic references openings, applications and enrollments share (SPEC §3). */
export const academicReferences = academicReferencesAs(readOnly)

/** The same on an opening, where staff choose all but what follows from the programme. */
export const openingReferences: readonly Column[] = [
  column.reference('n_aca_year_ID', labels.year, { to: 'n_aca_year' }),
  column.reference('n_intake_ID', labels.intake, { to: 'n_intake' }),
  column.reference('n_program_ID', labels.program, { to: 'n_program' }),
  column.reference('n_subject_ID', labels.subject, { to: 'n_subject' }),
  column.reference('n_faculty_ID', labels.faculty, { to: 'n_faculty', ...readOnly }),
  column.reference('n_level_ID', labels.level, { to: 'n_level', ...readOnly }),
]

/** The same where a client says which: an enrollment that is asked for. */
export const chosenAcademicReferences = academicReferencesAs({ createOnly: true })

export const semesterReference: Column = column.reference('n_sem_year_ID', labels.semester, {
  to: 'n_sem_year',
  ...readOnly,
})

/** The same on an opening, where staff choose it. */
export const openingSemester: Column = column.reference('n_sem_year_ID', labels.semester, {
  to: 'n_sem_year',
})

function academicReferencesAs(
  rule: { readonly readOnly: true } | { readonly createOnly: true },
): readonly Column[] {
  return [
    column.reference('n_aca_year_ID', labels.year, { to: 'n_aca_year', ...rule }),
    column.reference('n_intake_ID', labels.intake, { to: 'n_intake', ...rule }),
    column.reference('n_faculty_ID', labels.faculty, { to: 'n_faculty', ...rule }),
    column.reference('n_level_ID', labels.level, { to: 'n_level', ...rule }),
    column.reference('n_program_ID', labels.program, { to: 'n_program', ...rule }),
    column.reference('n_subject_ID', labels.subject, { to: 'n_subject', ...rule }),
  ]
}
