import { hideSmallGroups, isSmall } from '../../rules/small-groups.ts'
import type { HiddenCell, ReportCell, ReportRow } from '../../wire/processes.ts'
import type { Report, ReportColumn } from '../report.ts'
import { numberOf, type QueryRow, shownColumns, summedColumns } from './cells.ts'

type Groups = {
  readonly rows: readonly ReportRow[]
  readonly totals: readonly ReportCell[] | null
  readonly hasHiddenGroups: boolean
}

/** Rows and totals without the numbers of small groups, and without those from which they could be computed. */
export function withoutSmallGroups(
  report: Report,
  given: Omit<Groups, 'hasHiddenGroups'>,
  stored: readonly QueryRow[],
): Groups {
  const counted = report.columns.filter(({ isCount }) => isCount === true)
  const partOf = report.groups?.partOf ?? ''
  const { places, mayShowTotals } = hideSmallGroups(
    stored.map((row) => counted.map(({ id }) => numberOf(row[id]) ?? 0)),
    (place) => String(stored[place]?.[partOf] ?? ''),
  )
  const columns = shownColumns(report)
  return {
    rows: given.rows.map((row, place) =>
      places.has(place)
        ? { ...row, cells: row.cells.map((cell, at) => hiddenOf(columns[at], cell)) }
        : row,
    ),
    totals: mayShowTotals ? given.totals : (given.totals?.map(hiddenTotal) ?? null),
    hasHiddenGroups: places.size > 0,
  }
}

const other = { hidden: 'other' } as const satisfies HiddenCell

function hiddenOf(column: ReportColumn | undefined, cell: ReportCell): ReportCell {
  if (column === undefined || column.type === 'text' || column.type === 'day') return cell
  const isFew = column.isCount === true && typeof cell === 'number' && isSmall(cell)
  return isFew ? { hidden: 'small' } : other
}

function hiddenTotal(cell: ReportCell): ReportCell {
  return cell === null ? null : other
}

/** Sums of the rows, by column. */
export function sumsOf(report: Report, rows: readonly QueryRow[]): QueryRow {
  return Object.fromEntries(
    summedColumns(report).map(({ id }) => [
      id,
      rows.reduce((sum, row) => sum + (numberOf(row[id]) ?? 0), 0),
    ]),
  )
}
