import { dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Language, say } from '#platform/pure/message.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { agreementText } from '../../rules/agreement.ts'
import { hiddenText } from '../../rules/cell-text.ts'
import { reportFilters } from '../../rules/filter-names.ts'
import { reportText } from '../../rules/messages.ts'
import type { ReportCell, ReportPage } from '../../wire/processes.ts'
import type { ReportColumn } from '../report.ts'
import { shownColumns } from './cells.ts'
import { type ChosenFilter, chosenText } from './given-filters.ts'
import type { OpenReport } from './read-report.ts'
import type { ReportSource } from './report-source.ts'

/** Numbers are rupees, percent or counts; days are A.D. */
export type FileCell = string | number

export type FileAbout = {
  readonly source: ReportSource
  readonly language: Language
  /** Name of the person who makes the file. */
  readonly madeBy: string
  readonly nowMs: number
}

/** The report as a file has it: head, rows, totals, and below an empty row its title, time, filters, agreement and maker. */
export async function* fileRows(
  opened: OpenReport,
  about: FileAbout,
): AsyncGenerator<readonly (readonly FileCell[])[]> {
  const { source, language } = about
  yield* bareRows(opened, about)
  const { totals, agreement, hasHiddenGroups } = await opened.end()
  if (totals !== null) yield [[reportText.total[language], ...cellsOf(totals, about).slice(1)]]
  const foot = notesOf({ agreement, hasHiddenGroups }, about).map((note) => [note])
  yield [[], [source.report.title[language]], ...aboutRows(about), ...foot]
}

/** The head and the rows alone. */
export async function* bareRows(
  { parts }: Pick<OpenReport, 'parts'>,
  about: FileAbout,
): AsyncGenerator<readonly (readonly FileCell[])[]> {
  const columns = shownColumns(about.source.report)
  yield [columns.map((column) => headText(column, about.language))]
  for await (const rows of parts) yield rows.map(({ cells }) => cellsOf(cells, about))
}

function cellsOf(
  cells: readonly ReportCell[],
  { source, language }: FileAbout,
): readonly FileCell[] {
  const columns = shownColumns(source.report)
  return cells.map((cell, place) => fileCell(cell, columns[place]?.type === 'rupees', language))
}

/** Below a report: whether it agrees with the ledger, what is not shown, and its maker. */
export function notesOf(
  { agreement, hasHiddenGroups }: Pick<ReportPage, 'agreement' | 'hasHiddenGroups'>,
  { language, madeBy }: Pick<FileAbout, 'language' | 'madeBy'>,
): readonly string[] {
  return [
    ...(agreement === null ? [] : [say(...agreementText(agreement, language))]),
    ...(hasHiddenGroups ? [reportText['hidden-groups'][language]] : []),
    say(reportText['made-by'], language, { name: madeBy }),
  ]
}

/** Amounts have their unit in the head: a spreadsheet has no other place for it. */
export function headText({ label, type }: ReportColumn, language: Language): string {
  const text = label[language]
  return type === 'rupees' ? say(reportText['in-rs'], language, { label: text }) : text
}

/** Time of a report, and its filters with their values. */
export function aboutRows({
  source,
  language,
  nowMs,
}: Omit<FileAbout, 'madeBy'>): readonly (readonly string[])[] {
  const { chosen } = source
  const moment = `${formatDay(dayInNepal(nowMs), language)}, ${timeInNepal(nowMs)}`
  return [
    [say(reportText['as-of'], language, { moment })],
    ...chosen.map((each) => [
      reportFilters[each.filter.name][language],
      filterText(each, language),
    ]),
  ]
}

/** The chosen value as the screen shows it. */
export function filterText(chosen: ChosenFilter, language: Language): string {
  const value = chosenText(chosen)
  if (typeof value !== 'string') return value[language]
  const day = findDay(value)
  return day === null ? value : formatDay(day, language)
}

function fileCell(cell: ReportCell, isMoney: boolean, language: Language): FileCell {
  if (cell === null) return ''
  if (typeof cell === 'object') return hiddenText(cell.hidden)[language]
  return isMoney && typeof cell === 'number' ? toRupees(paisa(cell)) : cell
}
