import type { RowPlan } from '#features/imports/rules/row-plan.ts'
import type { PlannedRow, StoringContext } from '#features/imports/server/targets/target.ts'
import { lockOpening } from '#features/selection/server/candidates.ts'
import { entranceSelection } from '../selection.ts'
import { readScoreSheet, type ScoreFileSheet } from './sheet.ts'

/** Values of a planned row. */
export function plannedScore({ values }: Pick<RowPlan, 'values'>) {
  const score = values['score'] ?? null
  return {
    openingId: Number(values['openingId']),
    number: String(values['number']),
    part: String(values['part']),
    attendance: values['attendance'] === 'absent' ? ('absent' as const) : ('present' as const),
    score: score === null ? null : Number(score),
    selected: values['selected'] === true,
    isTwice: values['isTwice'] === true,
  }
}

/** Rows by their entrances, which are locked; a sheet is null for one that is not there any more. */
export async function lockedSheets<Row extends PlannedRow>(
  rows: readonly Row[],
  { transaction, session, nowMs }: StoringContext,
): Promise<readonly { readonly sheet: ScoreFileSheet | null; readonly rows: readonly Row[] }[]> {
  const ids = [...new Set(rows.map(({ plan }) => plannedScore(plan).openingId))]
  const sheets = []
  for (const openingId of ids.toSorted((one, other) => one - other)) {
    await lockOpening(transaction, entranceSelection, { openingId, ...session })
    const sheet = await readScoreSheet(transaction, { openingId, session, nowMs })
    const own = rows.filter(({ plan }) => plannedScore(plan).openingId === openingId)
    sheets.push({ sheet, rows: own })
  }
  return sheets
}
