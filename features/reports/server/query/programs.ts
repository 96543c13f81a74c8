import { type RawBuilder, sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import { text } from '../columns.ts'
import type { FilterValues } from '../report.ts'

/** The programme of a row, from the table `p` of `n_program`. */
export const programColumn = text('program', common.programme, { nepali: 'program_ne' })

/** Year of intake of a row, from the table of academic years. */
export const intakeColumn = text(
  'year',
  { en: 'Year of intake', ne: 'भर्ना वर्ष' },
  { nepali: 'year_ne' },
)

export const programName: RawBuilder<unknown> = sql`
  p.n_program_id as program_id, p.name as program, p.name_ne as program_ne`

/** True for rows of a table with academic columns that the chosen academic year and programme allow. */
export function chosenProgram(
  table: string,
  { academicYear, program }: Pick<FilterValues, 'academicYear' | 'program'>,
): RawBuilder<boolean> {
  const equal = (column: string, id: number | null) =>
    id === null ? sql`true` : sql`${sql.ref(`${table}.${column}`)} = ${id}`
  return sql`${equal('n_aca_year_id', academicYear)} and ${equal('n_program_id', program)}`
}
