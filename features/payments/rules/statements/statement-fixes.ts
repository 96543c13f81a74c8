import type { CsvRow } from '#platform/pure/text/csv.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { ColumnRole, Columns } from './statement-columns.ts'
import type { StatementRow } from './statement-rows.ts'

/** Correction of a row by hand: another text in one cell, or the whole row left out. `column` counts from 0. */
export type StatementFix =
  | { readonly line: number; readonly column: number; readonly value: string }
  | { readonly line: number; readonly isOut: true }

export type Fixes = readonly StatementFix[]
export const mostFixes = 200

/** The rows with the corrected cells in place. */
export function withFixedCells(rows: readonly CsvRow[], fixes: Fixes): readonly CsvRow[] {
  const cells = fixes.flatMap((fix) => ('column' in fix ? [fix] : []))
  return rows.map((row) => {
    const own = cells.filter(({ line }) => line === row.line)
    if (own.length === 0) return row
    const value = new Map(own.map((fix) => [fix.column, fix.value]))
    return { ...row, cells: row.cells.map((cell, column) => value.get(column) ?? cell) }
  })
}

/** The rows, with those that are left out by hand marked so. */
export function withoutOutRows(
  rows: readonly StatementRow[],
  fixes: Fixes,
): readonly StatementRow[] {
  const out = new Set(fixes.flatMap((fix) => ('isOut' in fix ? [fix.line] : [])))
  return rows.map((row) => {
    if (!out.has(row.line)) return row
    const amount = row.money.is === 'bad' ? paisa(0) : row.money.amount
    return { ...row, money: { is: 'left-out', why: 'by-hand', amount } as const }
  })
}

/** Place of the cell that is wrong: the one with the value among the columns of these roles, else the first of them. */
export function columnWith(
  value: string,
  roles: readonly ColumnRole[],
  { columns, cells }: { readonly columns: Columns; readonly cells: readonly string[] },
): number | null {
  const places = columns.flatMap((role, at) =>
    role !== undefined && roles.includes(role) ? [at] : [],
  )
  return places.find((at) => cells[at] === value) ?? places[0] ?? null
}
