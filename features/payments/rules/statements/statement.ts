import type { Day } from '#platform/pure/calendar/day.ts'
import {
  type CsvProblem,
  type CsvRow,
  isCsvProblem,
  otherWidth,
  parseCsv,
} from '#platform/pure/text/csv.ts'
import type { Money } from '#platform/pure/money/money.ts'
import {
  type ColumnRole,
  type Columns,
  headingKey,
  missingRoles,
  type NeededRole,
  numberRank,
  rolesOf,
} from './statement-columns.ts'
import { type DayFormat, type DecidedDays, decideDays } from './statement-days.ts'
import { type Fixes, withFixedCells, withoutOutRows } from './statement-fixes.ts'
import { againstBalances, readRow, type StatementRow } from './statement-rows.ts'

/** The headings are in one of the first rows of a file. */
const headingWithin = 40

/** Choices of a person for reading a file: roles by heading, and the format of its days. */
export type StatementMapping = {
  readonly columns: Readonly<Record<string, ColumnRole>>
  readonly days: DayFormat | null
}

export type StatementSheet = {
  /** Line of the row of headings, from 1. */
  readonly headingLine: number
  readonly headings: readonly string[]
  readonly columns: Columns
  readonly days: DecidedDays
  readonly rows: readonly StatementRow[]
  /** Cells of the same rows. */
  readonly body: readonly CsvRow[]
  /** The first value below each heading, to recognise the column by. */
  readonly samples: readonly string[]
  /** Cells above the headings, such as the account number. */
  readonly above: readonly CsvRow[]
}

export type NoSheet =
  | {
      readonly is: 'no-columns'
      readonly missing: readonly NeededRole[]
      readonly headings: readonly string[]
      readonly columns: Columns
      readonly samples: readonly string[]
    }
  | { readonly is: 'broken'; readonly problem: CsvProblem }

/**
 * A bank's statement as the bank writes it. The row of headings is looked for in the first 40 rows: the one that names most of
 * what is needed. `mapping`: what a person chose for columns and days; `fixes`: rows corrected by hand.
 */
export function readSheet(
  text: string,
  at: {
    readonly needed: readonly NeededRole[]
    readonly today: Day
    readonly mapping?: StatementMapping | undefined
    readonly fixes?: Fixes | undefined
  },
): StatementSheet | NoSheet {
  const all = parseCsv(text)
  if (isCsvProblem(all)) return { is: 'broken', problem: all }
  const chosen = at.mapping?.columns ?? {}
  const place = headingPlace(all, chosen)
  const heading = all[place]
  if (heading === undefined)
    return { is: 'no-columns', missing: at.needed, headings: [], columns: [], samples: [] }
  const columns = rolesOf(heading.cells, chosen)
  const body = withFixedCells(all.slice(place + 1), at.fixes ?? [])
  const missing = missingRoles(columns, at.needed)
  if (missing.length > 0) {
    const samples = samplesOf(heading, body)
    return { is: 'no-columns', missing, headings: heading.cells, columns, samples }
  }
  const wrong = otherWidth(heading, body)
  if (wrong !== null) return { is: 'broken', problem: wrong }
  return sheetOf({ heading, columns, body, above: all.slice(0, place) }, at)
}

function sheetOf(
  file: {
    readonly heading: CsvRow
    readonly columns: Columns
    readonly body: readonly CsvRow[]
    readonly above: readonly CsvRow[]
  },
  {
    today,
    mapping,
    fixes = [],
  }: {
    readonly today: Day
    readonly mapping?: StatementMapping | undefined
    readonly fixes?: Fixes | undefined
  },
): StatementSheet {
  const { heading, columns, body, above } = file
  const dayAt = columns.indexOf('day')
  const texts = dayAt < 0 ? [] : body.map(({ cells }) => cells[dayAt] ?? '')
  const decided = decideDays(texts, today)
  const format = formatOf(decided, mapping?.days ?? null)
  const readers = { columns, numbers: numberPlaces(heading.cells, columns), format }
  return {
    headingLine: heading.line,
    headings: heading.cells,
    columns,
    days: format === null ? decided : { is: 'decided', format },
    rows: withoutOutRows(againstBalances(body.map((row) => readRow(row, readers))), fixes),
    body,
    samples: samplesOf(heading, body),
    above,
  }
}

/** The first value below each heading. */
function samplesOf({ cells: headings }: CsvRow, body: readonly CsvRow[]): readonly string[] {
  return headings.map(
    (_, at) => body.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '') ?? '',
  )
}

/** A chosen or remembered format counts where more than one fits; a file that fits one format only is read by that. */
function formatOf(decided: DecidedDays, chosen: DayFormat | null): DayFormat | null {
  if (decided.is === 'decided') return decided.format
  return chosen !== null && decided.formats.includes(chosen) ? chosen : null
}

/** The row that names most roles; the first of several. Without any, the first row with three filled cells. */
function headingPlace(rows: readonly CsvRow[], chosen: StatementMapping['columns']): number {
  const near = rows.slice(0, headingWithin)
  const named = near.map(({ cells }) => {
    const roles = new Set(rolesOf(cells, chosen))
    roles.delete('ignored')
    return roles.size
  })
  const most = Math.max(0, ...named)
  if (most >= 2) return named.indexOf(most)
  return near.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2)
}

/** Places of the number columns, the one that counts first in front. */
function numberPlaces(cells: readonly string[], columns: Columns): readonly number[] {
  return cells
    .map((cell, at) => ({ at, rank: numberRank(cell) }))
    .filter(({ at }) => columns[at] === 'number')
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ at }) => at)
}

/** One line of a provider's or bank's statement that brought money. */
export type StatementLine = {
  /** Line in the file, from 1. */
  readonly line: number
  readonly reference: string
  readonly amount: Money
  readonly day: Day | null
}

export type StatementProblem = NoSheet | { readonly is: 'bad-line'; readonly line: number }

/** The lines of a statement that brought money, each with its number, or what is wrong with it. Other rows are left out. */
export function readStatement(
  text: string,
  today: Day,
): readonly StatementLine[] | StatementProblem {
  const sheet = readSheet(text, { needed: ['number', 'money'], today })
  if ('is' in sheet) return sheet
  const lines: StatementLine[] = []
  for (const { line, number, money, day } of sheet.rows) {
    if (money.is === 'left-out') continue
    if (money.is === 'bad' || number === '') return { is: 'bad-line', line }
    lines.push({ line, reference: number, amount: money.amount, day })
  }
  return lines
}

/** Roles by heading as they were read, to be remembered for the next file of the same account. */
export function mappingOf({ headings, columns, days }: StatementSheet): StatementMapping {
  return {
    columns: Object.fromEntries(
      headings.map((heading, at) => [headingKey(heading), columns[at] ?? 'ignored']),
    ),
    days: days.is === 'decided' ? days.format : null,
  }
}
