import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import { isSummed, ratio, rounded } from '../../rules/column-types.ts'
import type { ReportCell, ReportRow } from '../../wire/processes.ts'
import type { Report, ReportColumn } from '../report.ts'

/** A row of the report's query, by column. */
export type QueryRow = Readonly<Record<string, string | number | null | undefined>>

export function shownColumns({ columns }: Report): readonly ReportColumn[] {
  return columns.filter(({ isHelper }) => isHelper !== true)
}

/** Columns that are summed, those of shares and means too. */
export function summedColumns({ columns }: Report): readonly ReportColumn[] {
  return columns.filter(({ type, isSummed: may }) => isSummed(type) && may !== false)
}

export function rowOf(report: Report, row: QueryRow, language: Language): ReportRow {
  return {
    cells: shownColumns(report).map((column) => cellOf(column, row, language)),
    opens: opensOf(report, row),
  }
}

function opensOf({ opens }: Report, row: QueryRow): ReportRow['opens'] {
  if (opens === undefined) return null
  if (opens.is === 'report')
    return { report: opens.report, from: dayIn(row, opens.from), to: dayIn(row, opens.to) }
  const student = numberOf(row[opens.id])
  return student === null ? null : { student }
}

function dayIn(row: QueryRow, column: string): Day {
  return day(String(row[column]))
}

/** Cells of the totals, with null where a column has none; null if no column has one. */
export function totalsOf(report: Report, sums: QueryRow): readonly ReportCell[] | null {
  const summed = summedColumns(report)
  if (summed.length === 0) return null
  return shownColumns(report).map((column) =>
    column.of !== undefined || summed.includes(column) ? cellOf(column, sums, 'en') : null,
  )
}

function cellOf(column: ReportColumn, row: QueryRow, language: Language): ReportCell {
  const { id, type, of } = column
  if (type === 'text') return textOf(column, row, language)
  if (type === 'day') return typeof row[id] === 'string' ? row[id] : null
  const value = numberOf(row[id])
  if (type === 'number' || type === 'rupees') return value
  if (of === undefined) return value === null ? null : rounded(type, value)
  const [part, whole] = of
  return ratio(type, numberOf(row[part]) ?? 0, numberOf(row[whole]) ?? 0)
}

function textOf({ id, nepali, values }: ReportColumn, row: QueryRow, language: Language) {
  const stored = String(row[id] ?? '')
  const known = values !== undefined && Object.hasOwn(values, stored) ? values[stored] : undefined
  if (known !== undefined) return known[language]
  const inNepali = language === 'ne' && nepali !== undefined ? String(row[nepali] ?? '') : ''
  const text = inNepali === '' ? stored : inNepali
  return text === '' ? null : text
}

export function numberOf(value: QueryRow[string]): number | null {
  return value === null || value === undefined ? null : Number(value)
}
