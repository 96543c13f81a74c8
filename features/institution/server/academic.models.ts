import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

const name = column.text('Name', common.name, readOnly)

const lookUp = (table: string, label: Message, more: readonly Column[] = []): Model => ({
  table,
  label,
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access: everyoneReads,
  shared: true,
  columns: [name, ...more],
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

/** Look-up lists of the academic structure; small, shared by everyone, served from memory. */
export const academicModels: readonly Model[] = [
  lookUp('n_aca_year', labels.year),
  lookUp('n_intake', labels.intake),
  lookUp('n_faculty', labels.faculty),
  lookUp('n_level', labels.level),
  lookUp('n_program', labels.program, [
    column.reference('n_faculty_ID', labels.faculty, { to: 'n_faculty', ...readOnly }),
    column.reference('n_level_ID', labels.level, { to: 'n_level', ...readOnly }),
    column.text('code', common.code, readOnly),
    column.integer('semesters', { en: 'Semesters', ne: 'सेमेस्टर' }, readOnly),
    column.number('credits', { en: 'Credits to pass out', ne: 'उत्तीर्ण हुन चाहिने क्रेडिट' }, readOnly),
  ]),
  lookUp('n_subject', labels.subject, [
    column.reference('n_program_ID', labels.program, { to: 'n_program', ...readOnly }),
  ]),
  lookUp('n_sem_year', labels.semester),
]

/** The academic references openings, applications and enrollments share (SPEC §3). */
export const academicReferences = academicReferencesAs(readOnly)

/** The same where a client says which: an enrollment that is asked for. */
export const chosenAcademicReferences = academicReferencesAs({ createOnly: true })

export const semesterReference: Column = column.reference('n_sem_year_ID', labels.semester, {
  to: 'n_sem_year',
  ...readOnly,
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
