import type { Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { educationFormMessages as texts } from '../rules/form-messages.ts'
import type { EducationOnForm } from './person-on-form.ts'

const { record, level, board, year, result } = texts

/** The education records of a person under their heading, whose baseline is `y`; gives the y below the table. */
export function drawEducation(
  sheet: Sheet,
  records: readonly EducationOnForm[],
  { left, right, y }: { readonly left: number; readonly right: number; readonly y: number },
): number {
  const heading = { x: left, y, size: 10.5, weight: 'semibold' } as const
  drawText(sheet, `${record.en} ${record.ne}`, heading)
  return drawTable(sheet, {
    left,
    right,
    top: y + 7,
    columns: [left + 8, left + 170, left + 330, left + 410],
    head: [level, board, year, result].map(({ en, ne }) => `${en} ${ne}`),
    rows: records.map((each) => [each.level, each.board, each.year, each.result]),
  })
}
