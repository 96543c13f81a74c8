import type { Database } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { reportText as text } from '../../rules/messages.ts'
import type { ReportInput } from '../../wire/processes.ts'
import { findReport } from '../registry.ts'
import type { FilterValues, Report } from '../report.ts'
import { filterOptions } from './filter-options.ts'
import { type ChosenFilter, chooseFilters, filterValues } from './given-filters.ts'

export type ReportDeps = {
  readonly database: Database
  readonly session: Pick<Session, 'role' | 'language' | 'userId'>
  readonly nowMs: number
}

/** A report that the role may read, with checked filters. */
export type ReportSource = {
  readonly report: Report
  readonly chosen: readonly ChosenFilter[]
  readonly filters: FilterValues
}

export async function reportSource(
  given: ReportInput,
  { database, session, nowMs }: ReportDeps,
): Promise<ReportSource | Refusal> {
  const report = findReport(given.report, session.role)
  if (report === null) return refusal('rule/no-report', text['no-report'], { status: 404 })
  const options = await filterOptions(database.kysely, nowMs, report.filters)
  const chosen = chooseFilters(report, given, options)
  if (isRefusal(chosen)) return chosen
  return { report, chosen, filters: filterValues(chosen, nowMs) }
}
