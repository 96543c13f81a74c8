import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { reportText as text } from '../rules/messages.ts'
import type { ReportRow } from '../wire/processes.ts'
import * as contracts from '../wire/processes.ts'
import { reportsOf } from './registry.ts'
import { shownColumns } from './run/cells.ts'
import { filterOptions, filtersOf } from './run/filter-options.ts'
import { openReport } from './run/read-report.ts'
import { reportSource } from './run/report-source.ts'

const roles = staffWith('office.use')
const rowsOfPage = 200

export const listReports = defineProcess({
  ...contracts.reportsList,
  name: text.listed,
  roles,
  shows: [],
  async run(_given, { database, session, nowMs }) {
    const own = reportsOf(session.role)
    const filters = [...new Set(own.flatMap((report) => report.filters))]
    const options = await filterOptions(database.kysely, nowMs, filters)
    const listed = own.map((report) => {
      const { id, title, about, group } = report
      return { id, title, about, group, filters: filtersOf(report, options) }
    })
    return { summary: text.listed, data: { reports: listed } }
  },
})

/** The first rows with the totals of all; which report was read is audited. */
export const runReport = defineProcess({
  ...contracts.reportRun,
  name: text.run,
  roles,
  shows: 'row-by-row',
  async run(given, { database, session, nowMs }) {
    const source = await reportSource(given, { database, session, nowMs })
    if (isRefusal(source)) return source
    const { report, filters } = source
    const page = await database.snapshot(async (reader) => {
      const { role, language } = session
      const { parts, end } = await openReport(report, { reader, filters, role, language })
      return { rows: await firstRows(parts), ...(await end()) }
    })
    const columns = shownColumns(report).map(({ id, label, type }) => ({ id, label, type }))
    return {
      summary: report.title,
      seen: { table: 'report', record: report.id },
      data: {
        columns,
        ...page,
        asOf: new Date(nowMs).toISOString(),
        ...(report.isBareCsv && { isBareCsv: true as const }),
      },
    }
  },
})

async function firstRows(parts: AsyncIterable<readonly ReportRow[]>): Promise<ReportRow[]> {
  for await (const rows of parts) return rows.slice(0, rowsOfPage)
  return []
}
