import { Link } from 'wouter'
import { Inbox } from 'lucide-react'
import type { Language } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { cellText, hiddenText } from '../rules/cell-text.ts'
import { reportText } from '../rules/messages.ts'
import { reportScreen as text } from '../rules/screen-messages.ts'
import type { ReportCell, ReportPage, ReportRow, ShownColumn } from '../wire/processes.ts'

type Props = {
  readonly label: string
  readonly page: ReportPage | undefined
  readonly onRetry: (() => void) | undefined
}

type PlacedRow = ReportRow & { readonly place: number }

const totalsPlace = -1

/** Rows of a report with the totals below; the first cell opens what the row is about. */
export function ReportTable({ label, page, onRetry }: Props) {
  const say = useSay()
  const language = useLanguage()
  const columns = page?.columns ?? []
  const totals = page?.totals ?? null
  return (
    <OfficeTable
      download="never"
      label={label}
      rows={page?.rows.map((row, place): PlacedRow => ({ ...row, place }))}
      rowKey={({ place }) => place}
      columns={columns.map((column, place) => tableColumn(column, place, language))}
      expected={10}
      onRetry={onRetry}
      empty={<Empty icon={Inbox} title={say(text.nothing)} help={say(text['nothing-help'])} />}
      total={totals === null ? undefined : { cells: totals, opens: null, place: totalsPlace }}
    />
  )
}

function tableColumn(
  { id, label, type }: ShownColumn,
  at: number,
  language: Language,
): TableColumn<PlacedRow> {
  const valueOf = ({ cells }: PlacedRow) => cells[at] ?? null
  const isNumber = type !== 'text' && type !== 'day'
  return {
    id,
    head: label[language],
    ...(isNumber && { kind: 'number' }),
    sort: (row) => sortable(valueOf(row)),
    render: (row) => {
      if (row.place === totalsPlace && at === 0) return reportText.total[language]
      if (row.place === totalsPlace && valueOf(row) === null) return null
      const shown = <Shown cell={valueOf(row)} type={type} />
      return at === 0 && row.opens !== null ? <Link to={addressOf(row.opens)}>{shown}</Link> : shown
    },
  }
}

function addressOf(opens: ReportRow['opens'] & {}): string {
  if ('student' in opens) return `/students/${opens.student}`
  const { report, from, to } = opens
  return `/reports/${report}?${new URLSearchParams({ from, to }).toString()}`
}

function Shown({ cell, type }: { readonly cell: ReportCell; readonly type: ShownColumn['type'] }) {
  const say = useSay()
  const language = useLanguage()
  if (typeof cell !== 'object' || cell === null) {
    const written = cellText(cell, type, language)
    const isOne = type === 'day' || !written.includes(' ')
    return isOne ? <span className="whitespace-nowrap">{written}</span> : written
  }
  return <span className="small text-muted">{say(hiddenText(cell.hidden))}</span>
}

/** Values that are not shown are last, as those that are not there. */
function sortable(cell: ReportCell): string | number | null {
  return typeof cell === 'object' ? null : cell
}
