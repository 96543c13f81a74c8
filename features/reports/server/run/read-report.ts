import { sql } from 'kysely'
import type { Language } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { batches } from '#platform/server/database/snapshots.ts'
import { may } from '#features/roles/rules/facts.ts'
import type { Agreement, ReportPage, ReportRow } from '../../wire/processes.ts'
import type { FilterValues, Report } from '../report.ts'
import { numberOf, type QueryRow, rowOf, summedColumns, totalsOf } from './cells.ts'
import { sumsOf, withoutSmallGroups } from './hidden-groups.ts'

export type ReportReading = {
  /** Open for as long as the report is read: rows, totals and agreement are of one moment. */
  readonly reader: Transaction
  readonly filters: FilterValues
  readonly role: string
  readonly language: Language
}

type ReportEnd = Pick<ReportPage, 'rowCount' | 'totals' | 'agreement' | 'hasHiddenGroups'>

/** A report while it is read. */
export type OpenReport = {
  /** Its rows in parts, once. */
  readonly parts: AsyncIterable<readonly ReportRow[]>
  /** Totals of all rows, whether they were taken or not. */
  readonly end: () => Promise<ReportEnd>
}

/** Rows that are in memory at a time. */
export const rowsInPart = 500

export function openReport(
  report: Report,
  reading: ReportReading,
): Promise<OpenReport> | OpenReport {
  return report.groups === undefined ? openRows(report, reading) : openGroups(report, reading)
}

function openRows(report: Report, reading: ReportReading): OpenReport {
  const { reader, filters, language } = reading
  async function* parts() {
    const query = report.query(filters).$castTo<QueryRow>()
    for await (const rows of batches(reader, query, rowsInPart))
      yield rows.map((row) => rowOf(report, row, language))
  }
  return {
    parts: parts(),
    async end() {
      const { rowCount, sums } = await countRows(report, reading)
      const agreement = await agreementOf(report, sums, reading)
      return { rowCount, totals: totalsOf(report, sums), agreement, hasHiddenGroups: false }
    },
  }
}

async function openGroups(report: Report, reading: ReportReading): Promise<OpenReport> {
  const { reader, filters, role, language } = reading
  const { rows: stored } = await report.query(filters).$castTo<QueryRow>().execute(reader)
  const sums = sumsOf(report, stored)
  const whole = {
    rows: stored.map((row) => rowOf(report, row, language)),
    totals: totalsOf(report, sums),
    hasHiddenGroups: false,
  }
  const { rows, ...end } = may(role, 'student.small-groups')
    ? whole
    : withoutSmallGroups(report, whole, stored)
  async function* parts() {
    if (rows.length > 0) yield rows
  }
  return {
    parts: parts(),
    end: async () => ({
      ...end,
      rowCount: stored.length,
      agreement: await agreementOf(report, sums, reading),
    }),
  }
}

async function countRows(report: Report, { reader, filters }: ReportReading) {
  const sums = summedColumns(report).map(
    ({ id }) => sql`coalesce(sum(${sql.ref(id)}), 0) as ${sql.ref(id)}`,
  )
  const columns = sql.join([sql`count(*) as row_count`, ...sums])
  const { rows } =
    await sql<QueryRow>`select ${columns} from (${report.query(filters)}) as report`.execute(reader)
  const [found = {}] = rows
  return { rowCount: numberOf(found['row_count']) ?? 0, sums: found }
}

async function agreementOf(
  { ledger }: Report,
  sums: QueryRow,
  { reader, filters }: ReportReading,
): Promise<Agreement | null> {
  if (ledger === undefined) return null
  const { rows } = await ledger.query(filters).execute(reader)
  return {
    reported: paisa(numberOf(sums[ledger.column]) ?? 0),
    ledger: paisa(rows[0]?.amount ?? 0),
  }
}
