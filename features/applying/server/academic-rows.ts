import type { Selectable } from 'kysely'
import type { Maybe } from '#platform/server/database/columns.ts'
import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { AcademicReference, Academics } from '../rules/facts.ts'

/** Columns of every table that places something in the university. */
export type AcademicIdColumns = {
  n_aca_year_id: Maybe<number>
  n_intake_id: Maybe<number>
  n_faculty_id: Maybe<number>
  n_level_id: Maybe<number>
  n_program_id: Maybe<number>
  n_subject_id: Maybe<number>
}

export type AcademicRow = Readonly<Selectable<AcademicIdColumns>>

/** The references of a row, without names: rules compare ids. */
export function academicsFromRow(row: AcademicRow): Academics {
  return {
    year: reference(row.n_aca_year_id),
    intake: reference(row.n_intake_id),
    faculty: reference(row.n_faculty_id),
    level: reference(row.n_level_id),
    program: reference(row.n_program_id),
    subject: reference(row.n_subject_id),
  }
}

/** The references as values of a record to store. */
export function academicValues({ year, intake, faculty, level, program, subject }: Academics) {
  return {
    n_aca_year_ID: year?.id ?? null,
    n_intake_ID: intake?.id ?? null,
    n_faculty_ID: faculty?.id ?? null,
    n_level_ID: level?.id ?? null,
    n_program_ID: program?.id ?? null,
    n_subject_ID: subject?.id ?? null,
  } as const satisfies Values
}

/** The references a client sent. */
export function academicsFromValues(values: Values): Academics {
  const of = (name: string) => reference(Number(values[name] ?? 0) || null)
  return {
    year: of('n_aca_year_ID'),
    intake: of('n_intake_ID'),
    faculty: of('n_faculty_ID'),
    level: of('n_level_ID'),
    program: of('n_program_ID'),
    subject: of('n_subject_ID'),
  }
}

function reference(id: number | null): AcademicReference | null {
  return id === null ? null : { id, name: '' }
}
