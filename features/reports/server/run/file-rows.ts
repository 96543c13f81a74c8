import { dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Language, say } from '#platform/pure/message.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { agreementText } from '../../rules/agreement.ts'
import { reportFilters } from '../../rules/filter-names.ts'
import { reportText } from '../../rules/messages.ts'
import type { ReportCell } from '../../wire/processes.ts'
import type { ReportColumn } from '../report.ts'
import { shownColumns } from './cells.ts'
import { type ChosenFilter, chosenText } from './given-filters.ts'
import type { OpenReport } from './read-report.ts'
import type { ReportSource } from './report-source.ts'

/** Numbers are rupees, percent or counts; days are A.D. */
export type FileCell = string | number

type FileAbout = {
  readonly source: ReportSource
  readonly language: Language
  /** Name of the person who makes the file. */
  readonly madeBy: string
  readonly nowMs: number
}

/** The report as a file has it: head, rows, totals, and below an empty row its title, time, filters, agreement and maker. */
export async function* fileRows(
  { parts, end }: OpenReport,
  about: FileAbout,
): AsyncGenerator<readonly (readonly FileCell[])[]> {
  const { source, language } = about
  const columns = shownColumns(source.report)
  const cellsOf = (cells: readonly ReportCell[]) =>
    cells.map((cell, place) => fileCell(cell, columns[place]?.type === 'rupees', language))
  yield [columns.map((column) => headText(column, language))]
  for await (const rows of parts) yield rows.map(({ cells }) => cellsOf(cells))
  const { totals, agreement, hasHiddenGroups } = await end()
  if (totals !== null) yield [[reportText.total[language], ...cellsOf(totals).slice(1)]]
  const notes = [
    agreement === null ? null : say(...agreementText(agreement, language)),
    hasHiddenGroups ? reportText['hidden-groups'][language] : null,
  ]
  const foot = [...titleRows(about), ...notes.filter((note) => note !== null).map((note) => [note])]
  yield [[], ...foot, [say(reportText['made-by'], language, { name: about.madeBy })]]
}

/** Amounts have their unit in the head: a spreadsheet has no other place for it. */
function headText({ label, type }: ReportColumn, language: Language): string {
  const text = label[language]
  return type === 'rupees' ? say(reportText['in-rs'], language, { label: text }) : text
}

function titleRows({ source, language, nowMs }: FileAbout): readonly (readonly string[])[] {
  const { report, chosen } = source
  const moment = `${formatDay(dayInNepal(nowMs), language)}, ${timeInNepal(nowMs)}`
  return [
    [report.title[language]],
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
  if (typeof cell === 'object')
    return reportText[cell.hidden === 'small' ? 'small' : 'not-shown'][language]
  return isMoney && typeof cell === 'number' ? toRupees(paisa(cell)) : cell
}
