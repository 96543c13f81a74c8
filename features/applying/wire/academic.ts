import type { WireRecord } from './record.ts'
import { idOf } from './record.ts'

/** The academic references openings, applications and enrollments share. */
export const academicColumns = {
  yearId: 'n_aca_year_ID',
  intakeId: 'n_intake_ID',
  facultyId: 'n_faculty_ID',
  levelId: 'n_level_ID',
  programId: 'n_program_ID',
  subjectId: 'n_subject_ID',
} as const

export type AcademicIds = { readonly [Key in keyof typeof academicColumns]: number | null }

export function academicIdsFromWire(record: WireRecord): AcademicIds {
  return {
    yearId: idOf(record, academicColumns.yearId),
    intakeId: idOf(record, academicColumns.intakeId),
    facultyId: idOf(record, academicColumns.facultyId),
    levelId: idOf(record, academicColumns.levelId),
    programId: idOf(record, academicColumns.programId),
    subjectId: idOf(record, academicColumns.subjectId),
  }
}

export function academicIdsToWire(ids: AcademicIds): Record<string, number> {
  const pairs = Object.entries(academicColumns).map(
    ([key, column]) => [column, ids[key as keyof AcademicIds]] as const,
  )
  return Object.fromEntries(
    pairs.filter((pair): pair is readonly [(typeof pair)[0], number] => pair[1] !== null),
  )
}
