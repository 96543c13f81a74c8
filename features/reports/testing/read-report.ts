import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Person } from '#testing/person.ts'
import type { ReportCell, ReportPage } from '../wire/processes.ts'

/** A row or the totals, by column. */
export type CellsById = Readonly<Record<string, ReportCell>>

export type ReadReport = ReportPage & {
  readonly byId: readonly CellsById[]
  readonly total: CellsById
}

/** A report as a person reads it. */
export async function readReport(
  person: Person,
  report: string,
  filters: Readonly<Record<string, unknown>> = {},
): Promise<ReadReport> {
  const { body } = await person.post(processPath('report_run'), { report, ...filters })
  if (body['isError'] !== false) throw new Error(JSON.stringify(body))
  const page = body['data'] as ReportPage
  const named = (cells: readonly ReportCell[]): CellsById =>
    Object.fromEntries(page.columns.map(({ id }, place) => [id, cells[place] ?? null]))
  return {
    ...page,
    byId: page.rows.map(({ cells }) => named(cells)),
    total: named(page.totals ?? []),
  }
}

export type StoredRow = Readonly<Record<string, unknown>>

/** All rows of a table, to be counted in another way than the report does. */
export async function tableRows(database: Database, table: string): Promise<readonly StoredRow[]> {
  return (await sql<StoredRow>`select * from ${sql.table(table)}`.execute(database.kysely)).rows
}

export function sumOf(rows: readonly StoredRow[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
}

/** The texts of a column. */
export function textsOf({ byId }: ReadReport, column: string): readonly string[] {
  return byId.map((row) => {
    const cell = row[column]
    if (typeof cell !== 'string') throw new Error(`${column} has a cell without a text`)
    return cell
  })
}
