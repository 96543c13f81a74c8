import type { AcademicPart, AcademicReference, Academics } from '#features/applying/rules/facts.ts'
import { idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'

/** The academic references openings, applications and enrollments share. */
export const academicColumns = {
  year: 'n_aca_year_ID',
  intake: 'n_intake_ID',
  faculty: 'n_faculty_ID',
  level: 'n_level_ID',
  program: 'n_program_ID',
  subject: 'n_subject_ID',
} as const satisfies Record<AcademicPart, string>

export const semesterColumn = 'n_sem_year_ID'

export type AcademicIds = { readonly [Part in AcademicPart]: number | null }

export function academicIdsToWire(ids: AcademicIds): Record<string, number> {
  const pairs = Object.entries(academicColumns).map(
    ([part, column]) => [column, ids[part as AcademicPart]] as const,
  )
  return Object.fromEntries(
    pairs.filter((pair): pair is readonly [(typeof pair)[0], number] => pair[1] !== null),
  )
}

/** The references with their names. */
export function academicsFromWire(record: WireRecord): Academics {
  return ofEach((column) => referenceFromWire(record, column))
}

export function academicsToWire(academics: Academics): Record<string, number> {
  return academicIdsToWire(academicIdsOf(academics))
}

export function referenceFromWire(record: WireRecord, column: string): AcademicReference | null {
  const id = idOf(record, column)
  return id === null ? null : { id, name: textOf(record, column) }
}

/** `n_program_ID eq 5 and n_subject_ID eq null …`: an empty reference is asked for as empty (READINGS R-57). */
export function academicsFilter(academics: Academics): string {
  const ids = academicIdsOf(academics)
  return Object.entries(academicColumns)
    .map(([part, column]) => `${column} eq ${ids[part as AcademicPart] ?? 'null'}`)
    .join(' and ')
}

function academicIdsOf(academics: Academics): AcademicIds {
  const { year, intake, faculty, level, program, subject } = academics
  return {
    year: year?.id ?? null,
    intake: intake?.id ?? null,
    faculty: faculty?.id ?? null,
    level: level?.id ?? null,
    program: program?.id ?? null,
    subject: subject?.id ?? null,
  }
}

function ofEach<Value>(read: (column: string) => Value): {
  readonly [Part in AcademicPart]: Value
} {
  return {
    year: read(academicColumns.year),
    intake: read(academicColumns.intake),
    faculty: read(academicColumns.faculty),
    level: read(academicColumns.level),
    program: read(academicColumns.program),
    subject: read(academicColumns.subject),
  }
}
